import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import { apiPaths, type SocialPictureKind } from '#contract/paths.ts';
import type { CardFormat, LeagueCard, LoadCard, SocialCard } from '#contract/social-card.ts';
import { ALL_RECORDS } from '#domain/league/records.ts';
import type { Translate } from '#i18n/translate.ts';
import type { ApiQuery } from '#web/api/api-query.ts';
import { competitionSeasons } from '#web/api/competition-queries.ts';
import { hydrateQueries } from '#web/api/dehydrate.ts';
import { pageStatusFor, toApiError } from '#web/api/errors.ts';
import { leagueOf } from '#web/api/league-query.ts';
import { prefetchQuery } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { article } from '#web/api/news-queries.ts';
import { playerProfile, playerSeasons } from '#web/api/player-queries.ts';
import { competition, featured, leagueRecords } from '#web/api/queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { teamFixtures, teamProfile, teamResults, teamStandings } from '#web/api/team-queries.ts';
import { findHomeLeague } from '#web/football/home-league.ts';
import { loadTranslate } from '#web/shell/catalogues.ts';
import { articleCard } from './article-card.ts';
import { competitionCard } from './competition-card.ts';
import { matchCard } from './match-card.ts';
import { playerCard } from './player-card.ts';
import { teamCard } from './team-card.ts';

interface CardContext {
  id: number;
  language: Language;
  t: Translate;
  client: QueryClient;
  format: CardFormat | undefined;
}

/** null if the subject is missing; other failed parts are left out. */
export const loadCard: LoadCard = async (subject, { language, league, fetchApi }) => {
  const t = await loadTranslate(language);
  if (subject.kind === 'league') return leagueCard(league, language, t);
  const client = createQueryClient((path) => fetchApi(path), { language });
  hydrateQueries(client, [{ path: apiPaths.leagueSettings, data: league }]);
  try {
    return await loaders[subject.kind]({ id: subject.id, format: subject.format, language, t, client });
  } catch (error) {
    if (pageStatusFor(toApiError(error)) === 503) throw error;
    return null;
  }
};

const loaders: Record<SocialPictureKind, (context: CardContext) => Promise<SocialCard>> = {
  match: async ({ id, language, t, client }) => matchCard(await fetchQuery(client, matchDetails(id)), language, t),
  team: async ({ id, language, t, client }) => {
    const [team, fixtures, results] = await Promise.all([
      fetchQuery(client, teamProfile(id)),
      prefetchQuery(client, teamFixtures(id)),
      prefetchQuery(client, teamResults(id)),
    ]);
    const competition = findHomeLeague(team.competitions, leagueOf(client).homeLeague) ?? null;
    const standings = competition?.id
      ? await prefetchQuery(client, teamStandings(id, competition.id, null))
      : undefined;
    return teamCard(team, { competition, standings, fixtures, results }, language, t);
  },
  player: async ({ id, t, client }) => {
    const [player, seasons, records = ALL_RECORDS] = await Promise.all([
      fetchQuery(client, playerProfile(id)),
      prefetchQuery(client, playerSeasons(id)),
      prefetchQuery(client, leagueRecords),
    ]);
    return playerCard(player, seasons, records, t);
  },
  competition: async ({ id, t, client, format }) => {
    const [profile, standings, seasons] = await Promise.all([
      fetchQuery(client, competition(id)),
      prefetchQuery(client, featured(id)),
      prefetchQuery(client, competitionSeasons(id)),
    ]);
    return competitionCard(profile, standings?.groups, seasons, t, format);
  },
  article: async ({ id, language, client }) => articleCard(await fetchQuery(client, article(id)), language),
};

const fetchQuery = <Data>(client: QueryClient, query: ApiQuery<Data>): Promise<Data> =>
  client.query({ ...query, staleTime: 'static' });

const leagueCard = (league: PublicLeague, language: Language, t: Translate): LeagueCard => ({
  kind: 'league',
  name: league.name[language],
  line: t('social.league', { city: league.city[language] }),
  offer: t('social.offer'),
});
