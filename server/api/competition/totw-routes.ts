import { totwCalls } from '#contract/http/totw.ts';
import { listTeamOfTheSeason, listTeamOfTheWeek } from '../../db/queries/composition.ts';
import { isGameweekOf } from '../../db/queries/gameweek.ts';
import { serve, type Api } from '../serve.ts';
import { noGameweek } from './gameweek-routes.ts';
import { requireSeason } from './require-season.ts';
import { presentSeasonPlayer, presentWeekPlayer } from './totw-presenter.ts';

export function totwRoutes(api: Api) {
  serve(api, totwCalls.teamOfTheWeek, async (asked) => {
    const { params, query, reader } = asked;
    const { gameweekId } = query;
    if (gameweekId === undefined) {
      const rows = await listTeamOfTheWeek(reader, await requireSeason(asked));
      return { players: rows.map(presentWeekPlayer) };
    }
    asked.tag(`competition:${params.id}`);
    const [known, rows] = await Promise.all([
      isGameweekOf(reader, gameweekId, params.id, query.season),
      listTeamOfTheWeek(reader, { gameweekId }),
    ]);
    if (!known) throw noGameweek(params.id, gameweekId);
    return { players: rows.map(presentWeekPlayer) };
  });

  serve(api, totwCalls.teamOfTheSeason, async (asked) => {
    const season = await requireSeason(asked);
    const rows = await listTeamOfTheSeason(asked.reader, season.competitionSeasonId);
    return { players: rows.map(presentSeasonPlayer) };
  });
}
