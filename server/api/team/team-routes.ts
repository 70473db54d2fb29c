import type { FastifyInstance } from 'fastify';
import type { Teams } from '#contract/http/team.ts';
import { apiPaths } from '#contract/paths.ts';
import { listTeams } from '../../db/queries/team.ts';
import type { ApiContext } from '../context.ts';
import { presentTeam } from '../presenters.ts';

export function teamRoutes(app: FastifyInstance, { reader }: ApiContext) {
  app.get(apiPaths.teams, async (): Promise<Teams> => {
    const rows = await listTeams(reader);
    return rows.map(presentTeam);
  });
}
