import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-competitions.ts'));
const matchParsers = parsersIn(() => import('./parse-matches.ts'));

export const gameweeks = (competitionId: number, season: number | null = null) =>
  apiQuery(withQuery(apiPaths.gameweeks(competitionId), { season }), parsers, ({ parseGameweeks }) => parseGameweeks);

export const gameweekMatches = (competitionId: number, gameweekId: number) =>
  matches(apiPaths.gameweekMatches(competitionId, gameweekId));

export const recentMatches = (competitionId: number) =>
  apiQuery(apiPaths.recentMatches(competitionId), matchParsers, ({ parseRecentMatches }) => parseRecentMatches);

export const nextMatches = (competitionId: number) => matches(apiPaths.nextMatches(competitionId));

const matches = (path: string) => apiQuery(path, matchParsers, ({ parseGameweekMatches }) => parseGameweekMatches);
