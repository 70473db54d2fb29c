import { apiPaths } from '#contract/paths.ts';
import { apiQuery } from './api-query.ts';
import { parseCompetitionsByStatus, parseOneCompetition, parseTrendingPlayers } from './parse-competitions.ts';

export const competitionsByStatus = apiQuery(apiPaths.competitionsByStatus, parseCompetitionsByStatus);

export const competition = (id: number) => apiQuery(apiPaths.competition(id), parseOneCompetition);

export const trendingPlayers = apiQuery(apiPaths.trendingPlayers, parseTrendingPlayers);
