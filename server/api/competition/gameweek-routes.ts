import { competitionCalls } from '#contract/http/competition.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import {
  isGameweekOf,
  listEliminationMatches,
  listGameweekGoals,
  listGameweekMatches,
  listGameweeks,
} from '../../db/queries/gameweek.ts';
import { ApiError } from '../../errors.ts';
import { serve, type Api } from '../serve.ts';
import { presentEliminationMatch, presentGameweekMatch, presentGameweeks } from './gameweek-presenter.ts';
import { requireSeason } from './require-season.ts';

export function gameweekRoutes(api: Api) {
  serve(api, competitionCalls.gameweeks, async (asked) => {
    const season = await requireSeason(asked);
    const rows = await listGameweeks(asked.reader, season.competitionSeasonId);
    return { gameweeks: presentGameweeks(rows, dayAt(asked.now)) };
  });

  serve(api, competitionCalls.gameweekMatches, async ({ params, reader, tag }) => {
    tag(`competition:${params.id}`);
    const [known, rows] = await Promise.all([
      isGameweekOf(reader, params.gameweekId, params.id),
      listGameweekMatches(reader, params.gameweekId),
    ]);
    if (!known) throw noGameweek(params.id, params.gameweekId);
    tag(...rows.map(({ id }) => `match:${id}` as const));
    return rows.map(presentGameweekMatch);
  });

  serve(api, competitionCalls.eliminationMatches, async (asked) => {
    const season = await requireSeason(asked);
    const rows = await listEliminationMatches(asked.reader, season.competitionSeasonId);
    asked.tag(...rows.map(({ id }) => `match:${id}` as const));
    return { matches: rows.map(presentEliminationMatch) };
  });

  serve(api, competitionCalls.gameweekGoals, async (asked) => {
    const season = await requireSeason(asked);
    return listGameweekGoals(asked.reader, season.competitionSeasonId);
  });
}

export const noGameweek = (competitionId: number, gameweekId: number) =>
  new ApiError('not_found', `Competition ${competitionId} has no gameweek ${gameweekId}`);
