import { seasonCalls } from '#contract/http/season.ts';
import { findCurrentSeason } from '../../db/queries/season.ts';
import { serve, type Api } from '../serve.ts';

export function seasonRoutes(api: Api) {
  serve(api, seasonCalls.current, async ({ reader, tag }) => {
    tag('competitions');
    const season = await findCurrentSeason(reader);
    if (!season) return { success: false, data: null, message: 'There is no current season' };
    return { success: true, data: { id: season.id, year_start: season.yearStart, year_end: season.yearEnd } };
  });
}
