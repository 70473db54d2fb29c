import { apiPaths } from '#contract/paths.ts';
import type { LiveStatus } from '#contract/http/live.ts';
import type { Season } from '#contract/http/season.ts';
import { ask, type ApiQuery } from './ask.ts';
import { ApiError } from './errors.ts';
import { readFeatured } from './read-featured.ts';
import {
  readCompetitionsByStatus,
  readGameweeks,
  readOneCompetition,
  readTrendingPlayers,
} from './read-competitions.ts';
import {
  keepNewer,
  readGameweekMatches,
  readLiveAndUpcoming,
  readRecentMatches,
  type LiveAndUpcoming,
} from './read-matches.ts';
import { readLatestNews } from './read-news.ts';
import { readFound } from './read-found.ts';
import { readCompetition, readTeam } from './read-shared.ts';
import { each, fields, list, number, text } from './read.ts';
import { withQuery } from './with-query.ts';

export const activeCompetitions = ask(apiPaths.activeCompetitions, (answer) =>
  each(list(answer, 'competitions'), readCompetition),
);

export const currentSeason = ask(apiPaths.currentSeason, readSeason);

export const liveStatus = ask(apiPaths.liveStatus, (answer): LiveStatus => ({
  hasLiveMatches: fields(answer).hasLiveMatches === true,
  liveMatchCount: number(fields(answer).liveMatchCount) ?? 0,
}));

export const liveAndUpcoming: ApiQuery<LiveAndUpcoming> = ask(apiPaths.liveAndUpcoming, (answer, client) =>
  keepNewer(readLiveAndUpcoming(answer), client.getQueryData(liveAndUpcoming.queryKey)),
);

export const searchFor = (query: string) =>
  ask(`${apiPaths.search}?q=${encodeURIComponent(query)}`, (answer) => each(list(answer, 'results'), readFound));

export const latestNews = ask(apiPaths.latestNews, readLatestNews);

export const teams = ask(apiPaths.teams, (answer) => each(list(answer, 'teams'), readTeam));

/** In a season; without one, in that of the server's choice. */
export const featured = (competitionId: number, season: number | null = null) =>
  ask(withQuery(apiPaths.featured(competitionId), { season }), readFeatured);

export const recentMatches = (competitionId: number) => ask(apiPaths.recentMatches(competitionId), readRecentMatches);

export const competitionsByStatus = ask(apiPaths.competitionsByStatus, readCompetitionsByStatus);

export const competition = (id: number) => ask(apiPaths.competition(id), readOneCompetition);

export const gameweeks = (competitionId: number, season: number | null = null) =>
  ask(withQuery(apiPaths.gameweeks(competitionId), { season }), readGameweeks);

export const gameweekMatches = (competitionId: number, gameweekId: number) =>
  ask(apiPaths.gameweekMatches(competitionId, gameweekId), readGameweekMatches);

export const trendingPlayers = ask(apiPaths.trendingPlayers, readTrendingPlayers);

/** null when the answer is well but holds no season. */
function readSeason(answer: unknown): Season | null {
  const { success, data, message } = fields(answer);
  if (success === false) throw new ApiError(null, text(message));
  const season = fields(data);
  const id = number(season.id);
  const yearStart = number(season.year_start);
  const yearEnd = number(season.year_end);
  if (id === null || yearStart === null || yearEnd === null) return null;
  return { id, year_start: yearStart, year_end: yearEnd };
}
