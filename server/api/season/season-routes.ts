import { seasonCalls } from '#contract/http/season.ts';
import { findCurrentSeason } from '../../db/queries/season.ts';
import { serve, type Api } from '../serve.ts';

export function seasonRoutes(api: Api) {
  serve(api, seasonCalls.current, async ({ reader, tag }) => {
    tag('competitions');
    const season = await findCurrentSeason(reader);
    return {
      success: true,
      data: season && { id: season.id, year_start: season.yearStart, year_end: season.yearEnd },
    };
  });
}
