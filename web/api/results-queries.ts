import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';

const parsers = parsersIn(() => import('./parse-competitions.ts'));

export const competitionsByStatus = apiQuery(
  apiPaths.competitionsByStatus,
  parsers,
  ({ parseCompetitionsByStatus }) => parseCompetitionsByStatus,
);

export const competition = (id: number) =>
  apiQuery(apiPaths.competition(id), parsers, ({ parseOneCompetition }) => parseOneCompetition);

export const trendingPlayers = apiQuery(
  apiPaths.trendingPlayers,
  parsers,
  ({ parseTrendingPlayers }) => parseTrendingPlayers,
);
