import { seasonEndpoints } from '#contract/http/season.ts';
import { findCurrentSeason } from '#server/db/seasons/current-season.ts';
import { serve, type Api } from '#server/api/serve.ts';

export function seasonRoutes(api: Api) {
  serve(api, seasonEndpoints.current, async ({ reader, tag }) => {
    tag('competitions');
    const season = await findCurrentSeason(reader);
    return {
      success: true,
      data: season && { id: season.id, year_start: season.yearStart, year_end: season.yearEnd },
    };
  });
}
