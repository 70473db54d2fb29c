import type { FastifyInstance } from 'fastify';
import { competitionRoutes } from './competition/competition-routes.ts';
import type { ApiContext } from './context.ts';
import { liveRoutes } from './live/live-routes.ts';
import { newsRoutes } from './news/news-routes.ts';
import { seasonRoutes } from './season/season-routes.ts';
import { teamRoutes } from './team/team-routes.ts';

export function apiRoutes(app: FastifyInstance, context: ApiContext) {
  for (const routes of [seasonRoutes, competitionRoutes, liveRoutes, newsRoutes, teamRoutes]) routes(app, context);
}
