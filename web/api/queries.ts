import { errorMessageIn } from '#contract/error-message.ts';
import type { LiveStatus } from '#contract/http/live.ts';
import type { LiveTable } from '#contract/http/live-table.ts';
import type { Season } from '#contract/http/season.ts';
import { apiPaths } from '#contract/paths.ts';
import { ALL_RECORDS, RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import { apiQuery, ownApiQuery, type ApiQuery } from './api-query.ts';
import { ApiError } from './errors.ts';
import {
  parseCompetitionsByStatus,
  parseGameweeks,
  parseOneCompetition,
  parseTrendingPlayers,
} from './parse-competitions.ts';
import { parseFeatured } from './parse-featured.ts';
import {
  keepNewer,
  parseGameweekMatches,
  parseLiveAndUpcoming,
  parseRecentMatches,
  type LiveAndUpcoming,
} from './parse-matches.ts';
import { parseLatestNews } from './parse-news.ts';
import { parseSearchResult } from './parse-search-result.ts';
import { parseCompetition, parseTeam } from './parse-shared.ts';
import { parseEach, fields, list, number } from './parse.ts';
import { withQuery } from './with-query.ts';

export const activeCompetitions = apiQuery(apiPaths.activeCompetitions, (response) =>
  parseEach(list(response, 'competitions'), parseCompetition),
);

export const currentSeason = apiQuery(apiPaths.currentSeason, parseSeason);

export const leagueRecords = ownApiQuery(apiPaths.league, parseRecords, ALL_RECORDS);

export const liveStatus = apiQuery(apiPaths.liveStatus, (response): LiveStatus => ({
  hasLiveMatches: fields(response).hasLiveMatches === true,
  liveMatchCount: number(fields(response).liveMatchCount) ?? 0,
}));

export const liveAndUpcoming: ApiQuery<LiveAndUpcoming> = apiQuery(apiPaths.liveAndUpcoming, (response, client) =>
  keepNewer(parseLiveAndUpcoming(response), client.getQueryData(liveAndUpcoming.queryKey)),
);

export const searchFor = (query: string) =>
  apiQuery(`${apiPaths.search}?q=${encodeURIComponent(query)}`, (response) =>
    parseEach(list(response, 'results'), parseSearchResult),
  );

export const latestNews = apiQuery(apiPaths.latestNews, parseLatestNews);

export const teams = apiQuery(apiPaths.teams, (response) => parseEach(list(response, 'teams'), parseTeam));

/** Without a season the server chooses. */
export const featured = (competitionId: number, season: number | null = null) =>
  apiQuery(withQuery(apiPaths.featured(competitionId), { season }), parseFeatured);

/** For home: while a season waits for its first match, the last one. Only our own server knows the parameter. */
export const featuredAtHome = (competitionId: number, isOwnBackend: boolean) =>
  isOwnBackend
    ? apiQuery(withQuery(apiPaths.featured(competitionId), { played: 'true' }), parseFeatured)
    : featured(competitionId);

/** [ST16] null while nothing of it is played. */
export const liveTable = (competitionId: number) =>
  ownApiQuery(apiPaths.liveTable(competitionId), parseLiveTable, null);

export const recentMatches = (competitionId: number) =>
  apiQuery(apiPaths.recentMatches(competitionId), parseRecentMatches);

export const nextMatches = (competitionId: number) =>
  apiQuery(apiPaths.nextMatches(competitionId), parseGameweekMatches);

export const competitionsByStatus = apiQuery(apiPaths.competitionsByStatus, parseCompetitionsByStatus);

export const competition = (id: number) => apiQuery(apiPaths.competition(id), parseOneCompetition);

export const gameweeks = (competitionId: number, season: number | null = null) =>
  apiQuery(withQuery(apiPaths.gameweeks(competitionId), { season }), parseGameweeks);

export const gameweekMatches = (competitionId: number, gameweekId: number) =>
  apiQuery(apiPaths.gameweekMatches(competitionId, gameweekId), parseGameweekMatches);

export const trendingPlayers = apiQuery(apiPaths.trendingPlayers, parseTrendingPlayers);

const parseLiveTable = (response: unknown): LiveTable | null =>
  list(response, 'matches').length === 0 ? null : (response as LiveTable);

function parseRecords(response: unknown): LeagueRecords {
  const records = fields(fields(response).records);
  return Object.fromEntries(RECORDS.map((record) => [record, records[record] !== false])) as LeagueRecords;
}

/** null if the response has no season. */
function parseSeason(response: unknown): Season | null {
  const { success, data } = fields(response);
  if (success === false) throw new ApiError(null, errorMessageIn(response));
  const season = fields(data);
  const id = number(season.id);
  const yearStart = number(season.year_start);
  const yearEnd = number(season.year_end);
  if (id === null || yearStart === null || yearEnd === null) return null;
  return { id, year_start: yearStart, year_end: yearEnd };
}
