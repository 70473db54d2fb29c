import { totwEndpoints } from '#contract/http/totw.ts';
import {
  findLatestTeamOfTheWeek,
  listTeamOfTheSeason,
  listTeamOfTheWeek,
} from '#server/db/honours/best-team-candidates.ts';
import { isGameweekOf } from '#server/db/matches/gameweek.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { noGameweek } from './gameweek-routes.ts';
import { requireSeason } from './require-season.ts';
import { presentSeasonPlayer, presentWeekPlayer } from './totw-presenter.ts';

export function totwRoutes(api: Api) {
  serve(api, totwEndpoints.teamOfTheWeek, async (context) => {
    const { params, query, reader, now } = context;
    const { gameweekId } = query;
    if (gameweekId === undefined) {
      const rows = await listTeamOfTheWeek(reader, await requireSeason(context), now);
      return { latest: await findLatestTeamOfTheWeek(reader, params.id), players: rows.map(presentWeekPlayer) };
    }
    context.tag(`competition:${params.id}`);
    const [known, rows, latest] = await Promise.all([
      isGameweekOf(reader, gameweekId, params.id, query.season),
      listTeamOfTheWeek(reader, { gameweekId }, now),
      findLatestTeamOfTheWeek(reader, params.id),
    ]);
    if (!known) throw noGameweek(params.id, gameweekId);
    return { latest, players: rows.map(presentWeekPlayer) };
  });

  serve(api, totwEndpoints.teamOfTheSeason, async (context) => {
    const season = await requireSeason(context);
    const rows = await listTeamOfTheSeason(context.reader, season.competitionSeasonId, context.now);
    return { players: rows.map(presentSeasonPlayer) };
  });
}
