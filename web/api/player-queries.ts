import { apiPaths } from '#contract/paths.ts';
import type { Award } from '#web/football/award-model.ts';
import { apiQuery, ownApiQuery, type ApiQuery } from './api-query.ts';
import { leagueOf } from './league-queries.ts';
import { parseBestTeams } from './parse-awards.ts';
import type { PlayerRatings } from '#web/football/player-model.ts';
import { parsePlayerMatches, parsePlayerRatings, parsePlayerSeasons } from './parse-player-stats.ts';
import {
  parseCareer,
  parseLastMatches,
  parsePlayerProfile,
  parsePlayerTeams,
  parseSeasonGoals,
} from './parse-player.ts';
import { withQuery } from './with-query.ts';

export const playerProfile = (id: number) =>
  apiQuery(apiPaths.player(id), (response, client) => parsePlayerProfile(response, leagueOf(client).birthDates));

export const playerCareer = (id: number) => apiQuery(apiPaths.playerSummary(id), parseCareer);

export const playerLastMatches = (id: number) => apiQuery(apiPaths.playerLastMatches(id), parseLastMatches);

export const playerSeasonGoals = (id: number) => apiQuery(apiPaths.playerSeasonGoals(id), parseSeasonGoals);

export const playerSeasons = (id: number) => apiQuery(apiPaths.playerStats(id), parsePlayerSeasons);

export const playerTeams = (id: number) => apiQuery(apiPaths.playerTeams(id), parsePlayerTeams);

/** Another backend has none. */
export const playerRatings = (id: number) =>
  ownApiQuery<PlayerRatings>(apiPaths.playerRatings(id), parsePlayerRatings, { season: null, matches: [] });

const MATCHES_PER_PAGE = 10;

export const playerMatches = (id: number, teamId: number | null, page: number) =>
  apiQuery(withQuery(apiPaths.playerMatches(id), { page, limit: MATCHES_PER_PAGE, teamId }), parsePlayerMatches);

/** The awards tab works without these if they fail. */
export const playerCompositions = (id: number): ApiQuery<Award[]> =>
  apiQuery(apiPaths.playerCompositions(id), (response) => parseBestTeams(response, id));
