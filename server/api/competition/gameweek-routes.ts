import { competitionEndpoints } from '#contract/http/competition.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import {
  isGameweekOf,
  listEliminationMatches,
  listGameweekGoals,
  listGameweekMatches,
  listGameweeks,
} from '#server/db/matches/gameweek.ts';
import { ApiError } from '#server/errors.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { presentEliminationMatch, presentGameweekMatch, presentGameweeks } from './gameweek-presenter.ts';
import { requireSeason } from './require-season.ts';

export function gameweekRoutes(api: Api) {
  serve(api, competitionEndpoints.gameweeks, async (context) => {
    const season = await requireSeason(context);
    const rows = await listGameweeks(context.reader, season.competitionSeasonId);
    return { gameweeks: presentGameweeks(rows, dayAt(context.now)) };
  });

  serve(api, competitionEndpoints.gameweekMatches, async ({ params, reader, tag }) => {
    tag(`competition:${params.id}`);
    const [known, rows] = await Promise.all([
      isGameweekOf(reader, params.gameweekId, params.id),
      listGameweekMatches(reader, params.gameweekId),
    ]);
    if (!known) throw noGameweek(params.id, params.gameweekId);
    tag(...rows.map(({ id }) => `match:${id}` as const));
    return rows.map(presentGameweekMatch);
  });

  serve(api, competitionEndpoints.eliminationMatches, async (context) => {
    const season = await requireSeason(context);
    const rows = await listEliminationMatches(context.reader, season.competitionSeasonId);
    context.tag(...rows.map(({ id }) => `match:${id}` as const));
    return { matches: rows.map(presentEliminationMatch) };
  });

  serve(api, competitionEndpoints.gameweekGoals, async (context) => {
    const season = await requireSeason(context);
    return listGameweekGoals(context.reader, season.competitionSeasonId);
  });
}

export const noGameweek = (competitionId: number, gameweekId: number) =>
  new ApiError('not_found', `Competition ${competitionId} has no gameweek ${gameweekId}`);
