import { apiPaths } from '#contract/paths.ts';
import { apiQuery } from './api-query.ts';
import { parseGameweeks } from './parse-competitions.ts';
import { parseGameweekMatches, parseRecentMatches } from './parse-matches.ts';
import { withQuery } from './with-query.ts';

export const gameweeks = (competitionId: number, season: number | null = null) =>
  apiQuery(withQuery(apiPaths.gameweeks(competitionId), { season }), parseGameweeks);

export const gameweekMatches = (competitionId: number, gameweekId: number) =>
  apiQuery(apiPaths.gameweekMatches(competitionId, gameweekId), parseGameweekMatches);

export const recentMatches = (competitionId: number) =>
  apiQuery(apiPaths.recentMatches(competitionId), parseRecentMatches);

export const nextMatches = (competitionId: number) =>
  apiQuery(apiPaths.nextMatches(competitionId), parseGameweekMatches);
