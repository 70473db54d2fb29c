import { apiPaths } from '#contract/paths.ts';
import { apiQuery, ownApiQuery, parsersIn } from './api-query.ts';
import { leagueOf } from './league-queries.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-player.ts'));
const statsParsers = parsersIn(() => import('./parse-player-stats.ts'));
const awardParsers = parsersIn(() => import('./parse-awards.ts'));

export const playerProfile = (id: number) =>
  apiQuery(
    apiPaths.player(id),
    parsers,
    ({ parsePlayerProfile }) =>
      (response, client) =>
        parsePlayerProfile(response, leagueOf(client).birthDates),
  );

export const playerCareer = (id: number) =>
  apiQuery(apiPaths.playerSummary(id), parsers, ({ parseCareer }) => parseCareer);

export const playerLastMatches = (id: number) =>
  apiQuery(apiPaths.playerLastMatches(id), parsers, ({ parseLastMatches }) => parseLastMatches);

export const playerSeasonGoals = (id: number) =>
  apiQuery(apiPaths.playerSeasonGoals(id), parsers, ({ parseSeasonGoals }) => parseSeasonGoals);

export const playerSeasons = (id: number) =>
  apiQuery(apiPaths.playerStats(id), statsParsers, ({ parsePlayerSeasons }) => parsePlayerSeasons);

export const playerTeams = (id: number) =>
  apiQuery(apiPaths.playerTeams(id), parsers, ({ parsePlayerTeams }) => parsePlayerTeams);

/** Another backend has none. */
export const playerRatings = (id: number) =>
  ownApiQuery(apiPaths.playerRatings(id), statsParsers, ({ parsePlayerRatings }) => parsePlayerRatings, {
    season: null,
    matches: [],
  });

const MATCHES_PER_PAGE = 10;

export const playerMatches = (id: number, teamId: number | null, page: number) =>
  apiQuery(
    withQuery(apiPaths.playerMatches(id), { page, limit: MATCHES_PER_PAGE, teamId }),
    statsParsers,
    ({ parsePlayerMatches }) => parsePlayerMatches,
  );

/** The awards tab works without these if they fail. */
export const playerCompositions = (id: number) =>
  apiQuery(
    apiPaths.playerCompositions(id),
    awardParsers,
    ({ parseBestTeams }) =>
      (response) =>
        parseBestTeams(response, id),
  );
