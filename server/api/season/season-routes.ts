import type { FastifyInstance } from 'fastify';
import type { CurrentSeason } from '#contract/http/season.ts';
import { apiPaths } from '#contract/paths.ts';
import { findCurrentSeason } from '../../db/queries/season.ts';
import type { ApiContext } from '../context.ts';

export function seasonRoutes(app: FastifyInstance, { reader }: ApiContext) {
  app.get(apiPaths.currentSeason, async (): Promise<CurrentSeason> => {
    const season = await findCurrentSeason(reader);
    if (!season) return { success: false, data: null, message: 'There is no current season' };
    return { success: true, data: { id: season.id, year_start: season.yearStart, year_end: season.yearEnd } };
  });
}
