import { matchEndpoints } from '#contract/http/match.ts';
import type { Preview } from '#contract/http/match-context.ts';
import { resultLetter } from '#domain/match/score.ts';
import { FORM_LENGTH } from '#domain/standings/format.ts';
import { presentPlayer } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { listTeamMatches } from '#server/db/queries/match-past.ts';
import { listMatchSquads, type SquadPlayerRow } from '#server/db/queries/match-squads.ts';
import { listLeaders, type LeaderRow } from '#server/db/queries/statistics.ts';
import type { Reader } from '#server/db/reader.ts';
import type { Suspension } from '#domain/player/suspension.ts';
import { readSuspensions } from '#server/match-report/read-suspensions.ts';
import { requireMatchPlace } from './require-match.ts';

/** So many of the league's best are looked through for those of a team. */
const LEADERS = 100;
const SCORERS_A_TEAM = 2;

type Side = NonNullable<Preview['home']>;

interface Sources {
  reader: Reader;
  leaders: LeaderRow[];
  squads: SquadPlayerRow[];
  suspensions: Map<number, Suspension | null>;
}

export function previewRoutes(api: Api) {
  serve(api, matchEndpoints.preview, async (context) => {
    const { reader, now, tag, params } = context;
    const place = await requireMatchPlace(context);
    const { homeTeamId, awayTeamId, competitionId } = place;
    tag(`competition:${competitionId}`);
    if (place.status !== 'UPCOMING' && place.status !== 'POSTPONED') return { home: null, away: null };
    for (const team of [homeTeamId, awayTeamId]) if (team !== null) tag(`team:${team}`);
    const [leaders, squads] = await Promise.all([
      listLeaders(reader, place, 'goals', { limit: LEADERS, now }),
      listMatchSquads(reader, params.matchId, now),
    ]);
    const suspensions = await readSuspensions(
      reader,
      { id: params.matchId, competitionId },
      squads.map(({ player }) => player.id),
    );
    const side = (team: number | null) =>
      team === null ? null : readSide(team, { reader, leaders, squads, suspensions });
    return { home: await side(homeTeamId), away: await side(awayTeamId) };
  });
}

async function readSide(teamId: number, { reader, leaders, squads, suspensions }: Sources): Promise<Side> {
  const past = await listTeamMatches(reader, teamId, { limit: FORM_LENGTH });
  return {
    form: past
      .toReversed()
      .map(({ home, homeGoals, awayGoals }) =>
        home.id === teamId ? resultLetter(homeGoals, awayGoals) : resultLetter(awayGoals, homeGoals),
      ),
    scorers: leaders
      .filter(({ team, value }) => team.id === teamId && value > 0)
      .slice(0, SCORERS_A_TEAM)
      .map(({ player, value }) => ({ player: presentPlayer(player), goals: value })),
    absent: squads.flatMap(({ teamId: of, player }) => {
      const suspension = of === teamId ? suspensions.get(player.id) : null;
      return suspension ? [{ player: presentPlayer(player), ...suspension }] : [];
    }),
  };
}
