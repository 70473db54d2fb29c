import type { Language } from '#contract/language.ts';
import type { SocialPictureKind } from '#contract/paths.ts';
import type { LeagueCard, LoadCard, SocialCard } from '#contract/social-card.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '#i18n/translate.ts';
import { league } from '#league.config';
import type { ApiQuery } from '#web/api/ask.ts';
import { competitionSeasons } from '#web/api/competition-queries.ts';
import { pageStatusOf, toApiError } from '#web/api/errors.ts';
import { fill } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { article } from '#web/api/news-queries.ts';
import { playerProfile, playerSeasons } from '#web/api/player-queries.ts';
import { competition, featured } from '#web/api/queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { teamFixtures, teamProfile, teamResults, teamStandings } from '#web/api/team-queries.ts';
import { homeLeague } from '#web/football/home-league.ts';
import { loadTranslate } from '#web/shell/catalogues.ts';
import { articleCard } from './article-card.ts';
import { competitionCard } from './competition-card.ts';
import { matchCard } from './match-card.ts';
import { playerCard } from './player-card.ts';
import { teamCard } from './team-card.ts';

interface Asked {
  id: number;
  language: Language;
  t: Translate;
  client: QueryClient;
}

/** Asks the API what a picture shows. Without its subject there is no card; without the rest it says less. */
export const loadCard: LoadCard = async (subject, { language, fetchApi }) => {
  const t = await loadTranslate(language);
  if (subject.kind === 'league') return leagueCard(language, t);
  const client = createQueryClient((path) => fetchApi(path));
  try {
    return await loaders[subject.kind]({ id: subject.id, language, t, client });
  } catch (error) {
    if (pageStatusOf(toApiError(error)) === 503) throw error;
    return null;
  }
};

const loaders: Record<SocialPictureKind, (asked: Asked) => Promise<SocialCard>> = {
  match: async ({ id, language, t, client }) => matchCard(await need(client, matchDetails(id)), language, t),
  team: async ({ id, t, client }) => {
    const [team, fixtures, results] = await Promise.all([
      need(client, teamProfile(id)),
      fill(client, teamFixtures(id)),
      fill(client, teamResults(id)),
    ]);
    const played = homeLeague(team.competitions) ?? null;
    const standings = played?.id ? await fill(client, teamStandings(id, played.id, null)) : undefined;
    return teamCard(team, { competition: played, standings, fixtures, results }, t);
  },
  player: async ({ id, t, client }) => {
    const [player, seasons] = await Promise.all([need(client, playerProfile(id)), fill(client, playerSeasons(id))]);
    return playerCard(player, seasons, t);
  },
  competition: async ({ id, t, client }) => {
    const [profile, standings, seasons] = await Promise.all([
      need(client, competition(id)),
      fill(client, featured(id)),
      fill(client, competitionSeasons(id)),
    ]);
    return competitionCard(profile, standings?.groups, seasons, t);
  },
  article: async ({ id, language, client }) => articleCard(await need(client, article(id)), language),
};

const need = <Data>(client: QueryClient, query: ApiQuery<Data>): Promise<Data> =>
  client.query({ ...query, staleTime: 'static' });

const leagueCard = (language: Language, t: Translate): LeagueCard => ({
  kind: 'league',
  name: league.name[language],
  line: t('social.league', { city: league.city[language] }),
  offer: t('social.offer'),
});
