import { gameInCity } from '#i18n/league-words.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import { apiPaths } from '#contract/paths.ts';
import type { CardFormat, CardSponsor, CardSubject, LeagueCard, LoadCard, SocialCard } from '#contract/social-card.ts';
import { ALL_RECORDS } from '#domain/league/records.ts';
import { initialsOf } from '#domain/player/name.ts';
import type { Translate } from '#i18n/translate.ts';
import type { ApiQuery } from '#web/api/api-query.ts';
import { competitionSeasons, teamOfTheWeek } from '#web/api/competition-queries.ts';
import { hydrateQueries } from '#web/api/dehydrate.ts';
import { pageStatusFor, toApiError } from '#web/api/errors.ts';
import { leagueOf, leagueRecords, sponsors } from '#web/api/league-queries.ts';
import { prefetchQuery } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { article } from '#web/api/news-queries.ts';
import { gallery } from '#web/api/photo-queries.ts';
import { playerCareer, playerProfile, playerSeasons } from '#web/api/player-queries.ts';
import { gameweekMatches, gameweeks } from '#web/api/gameweek-queries.ts';
import { competition } from '#web/api/results-queries.ts';
import { featured } from '#web/api/standings-queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { teamFixtures, teamProfile, teamResults, teamStandings, teamStatistics } from '#web/api/team-queries.ts';
import { scopeInQuery } from '#web/football/compare/compared.ts';
import { playerFigures } from '#web/football/compare/player-figures.ts';
import { scopeText } from '#web/football/compare/scope-text.ts';
import { teamFigures } from '#web/football/compare/team-figures.ts';
import type { Gameweek } from '#web/football/model.ts';
import { findHomeLeague } from '#web/football/home-league.ts';
import { loadTranslate } from '#web/shell/catalogues.ts';
import { articleCard } from './article-card.ts';
import { bestTeamCard } from './best-team-card.ts';
import { teamOnCard } from './card-image.ts';
import { comparisonCard } from './comparison-card.ts';
import { competitionCard } from './competition-card.ts';
import { galleryCard } from './gallery-card.ts';
import { gameweekCard } from './gameweek-card.ts';
import { goalCard } from './goal-card.ts';
import { matchCard } from './match-card.ts';
import { playerCard } from './player-card.ts';
import { teamCard } from './team-card.ts';

interface CardContext {
  language: Language;
  t: Translate;
  client: QueryClient;
}

type PartSubject = Extract<CardSubject, { part: number; format: unknown }>;

/** null if the subject is missing; other failed parts are left out. */
export const loadCard: LoadCard = async (subject, { language, league, fetchApi }) => {
  const t = await loadTranslate(language);
  if (subject.kind === 'league') return leagueCard(league, language, t);
  const client = createQueryClient((path) => fetchApi(path), { language });
  hydrateQueries(client, [{ path: apiPaths.leagueSettings, data: league }]);
  try {
    return await load(subject, { language, t, client });
  } catch (error) {
    if (pageStatusFor(toApiError(error)) === 503) throw error;
    return null;
  }
};

function load(subject: Exclude<CardSubject, { kind: 'league' }>, context: CardContext): Promise<SocialCard | null> {
  switch (subject.kind) {
    case 'match':
      return loadMatch(subject.id, context);
    case 'goal':
      return loadGoal(subject, context);
    case 'gameweek':
      return loadGameweek(subject, context);
    case 'team-of-the-week':
      return loadTeamOfTheWeek(subject, context);
    case 'players':
      return loadPlayers(subject, context);
    case 'teams':
      return loadTeams(subject, context);
    case 'team':
      return loadTeam(subject.id, context);
    case 'player':
      return loadPlayer(subject.id, context);
    case 'competition':
      return loadCompetition(subject.id, 'format' in subject ? subject.format : 'card', context);
    case 'article':
      return loadArticle(subject.id, context);
    case 'gallery':
      return loadGallery(subject.id, context);
  }
}

async function loadMatch(id: number, { language, t, client }: CardContext) {
  const match = await fetchQuery(client, matchDetails(id));
  const best = match.manOfTheMatch?.id;
  const player = typeof best === 'number' ? await prefetchQuery(client, playerProfile(best)) : undefined;
  return matchCard(match, language, t, { sponsors: await loadSponsors(client), portrait: player?.picture ?? null });
}

/** As many as fit beside the names of league and site. */
const MOST_SPONSORS = 2;

async function loadSponsors(client: QueryClient): Promise<CardSponsor[]> {
  const known = (await prefetchQuery(client, sponsors)) ?? [];
  return known
    .filter(({ places }) => places.includes('onMatchPictures'))
    .slice(0, MOST_SPONSORS)
    .map(({ name, logo }) => ({ name, logo: { address: logo?.url ?? null } }));
}

async function loadGoal({ id, part }: Pick<PartSubject, 'id' | 'part'>, { t, client }: CardContext) {
  return goalCard(await fetchQuery(client, matchDetails(id)), part, t, await loadSponsors(client));
}

async function loadGameweek({ id, part, format }: PartSubject, { language, t, client }: CardContext) {
  // Refuses a gameweek of another competition before the seasons are searched for it.
  const matches = await fetchQuery(client, gameweekMatches(id, part));
  const [profile, gameweek] = await Promise.all([fetchQuery(client, competition(id)), findGameweek(client, id, part)]);
  return gameweek && gameweekCard({ competition: profile, gameweek, matches }, format, language, t);
}

async function loadTeamOfTheWeek({ id, part }: PartSubject, { t, client }: CardContext) {
  const { players } = await fetchQuery(client, teamOfTheWeek({ id, season: null }, part));
  const [profile, gameweek] = await Promise.all([fetchQuery(client, competition(id)), findGameweek(client, id, part)]);
  return gameweek && bestTeamCard(profile, gameweek, players, t);
}

async function loadTeam(id: number, { language, t, client }: CardContext) {
  const [team, fixtures, results] = await Promise.all([
    fetchQuery(client, teamProfile(id)),
    prefetchQuery(client, teamFixtures(id)),
    prefetchQuery(client, teamResults(id)),
  ]);
  const home = findHomeLeague(team.competitions, leagueOf(client).homeLeague) ?? null;
  const standings = home?.id ? await prefetchQuery(client, teamStandings(id, home.id, null)) : undefined;
  return teamCard(team, { competition: home, standings, fixtures, results }, language, t);
}

async function loadPlayer(id: number, { t, client }: CardContext) {
  const [player, seasons, records = ALL_RECORDS] = await Promise.all([
    fetchQuery(client, playerProfile(id)),
    prefetchQuery(client, playerSeasons(id)),
    prefetchQuery(client, leagueRecords),
  ]);
  return playerCard(player, seasons, records, t);
}

type Two = { id: number; part: number };

async function loadPlayers({ id, part }: Two, { t, client }: CardContext) {
  if (id === part) return null;
  const one = async (player: number) => ({
    profile: await fetchQuery(client, playerProfile(player)),
    seasons: await fetchQuery(client, playerSeasons(player)),
    career: (await prefetchQuery(client, playerCareer(player))) ?? null,
  });
  const [first, second] = await Promise.all([one(id), one(part)]);
  const records = (await prefetchQuery(client, leagueRecords)) ?? ALL_RECORDS;
  const scope = scopeInQuery(new URLSearchParams(), first.seasons, second.seasons);
  const sides = [first.profile, second.profile].map(({ name, picture, team }) => ({
    name,
    picture: { address: picture, fallback: initialsOf(name) },
    team: team && teamOnCard(team),
  }));
  const figures = playerFigures([first, second], scope, records, t);
  return comparisonCard({ kind: 'players', sides, scope: scopeText(scope, first.seasons, t), figures }, t);
}

async function loadTeams({ id, part }: Two, { t, client }: CardContext) {
  if (id === part) return null;
  const one = async (team: number) => ({
    profile: await fetchQuery(client, teamProfile(team)),
    seasons: (await fetchQuery(client, teamStatistics(team))).seasons,
  });
  const [first, second] = await Promise.all([one(id), one(part)]);
  const records = (await prefetchQuery(client, leagueRecords)) ?? ALL_RECORDS;
  const scope = scopeInQuery(new URLSearchParams(), first.seasons, second.seasons);
  const sides = [first.profile, second.profile].map((team) => ({
    name: team.name,
    picture: teamOnCard(team).crest,
    team: null,
  }));
  const figures = teamFigures([first.seasons, second.seasons], scope, records, t);
  return comparisonCard({ kind: 'teams', sides, scope: scopeText(scope, first.seasons, t), figures }, t);
}

async function loadCompetition(id: number, format: CardFormat, { t, client }: CardContext) {
  const [profile, standings, seasons] = await Promise.all([
    fetchQuery(client, competition(id)),
    prefetchQuery(client, featured(id)),
    prefetchQuery(client, competitionSeasons(id)),
  ]);
  return competitionCard(profile, standings?.groups, seasons, t, format);
}

async function loadArticle(id: number, { language, client }: CardContext) {
  return articleCard(await fetchQuery(client, article(id)), language);
}

async function loadGallery(id: number, { language, t, client }: CardContext) {
  return galleryCard(await fetchQuery(client, gallery(id)), language, t);
}

const fetchQuery = <Data>(client: QueryClient, query: ApiQuery<Data>): Promise<Data> =>
  client.query({ ...query, staleTime: 'static' });

/** In the current season or an earlier one. */
async function findGameweek(client: QueryClient, competitionId: number, id: number): Promise<Gameweek | null> {
  const seasons = await fetchQuery(client, competitionSeasons(competitionId));
  for (const season of seasons.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) {
    const found = (await fetchQuery(client, gameweeks(competitionId, season.id))).find((each) => each.id === id);
    if (found) return found;
  }
  return null;
}

const leagueCard = (league: PublicLeague, language: Language, t: Translate): LeagueCard => ({
  kind: 'league',
  name: league.name[language],
  line: gameInCity({ t, language, league }),
  offer: t('social.offer'),
});
