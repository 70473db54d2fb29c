import type { FastifyInstance } from 'fastify';
import type { LiveAndUpcoming, LiveMatch, LiveStatus } from '#contract/http/live.ts';
import { apiPaths } from '#contract/paths.ts';
import { readClock } from '#domain/match/clock.ts';
import { STARTING_SOON } from '#domain/match/starting-soon.ts';
import type { OpenMatchRow } from '../../db/queries/match.ts';
import { countLiveMatches, listOpenMatches } from '../../db/queries/match.ts';
import type { ApiContext } from '../context.ts';
import { presentInstant, presentTeam } from '../presenters.ts';

export function liveRoutes(app: FastifyInstance, { reader, now }: ApiContext) {
  app.get(apiPaths.liveStatus, async (): Promise<LiveStatus> => {
    const count = await countLiveMatches(reader);
    return { hasLiveMatches: count > 0, liveMatchCount: count };
  });

  app.get(apiPaths.liveAndUpcoming, async (): Promise<LiveAndUpcoming> => {
    const at = now();
    const rows = await listOpenMatches(
      reader,
      addMinutes(at, -STARTING_SOON.overdueMinutes),
      addMinutes(at, STARTING_SOON.aheadMinutes),
    );
    const matches = rows.map((row) => presentOpenMatch(row, at));
    return {
      liveMatches: matches.filter(({ isLive }) => isLive),
      upcomingMatches: matches.filter(({ isLive }) => !isLive),
    };
  });
}

function presentOpenMatch(row: OpenMatchRow, now: Date): LiveMatch {
  const { minute, second } = readClock({ seconds: row.clockSeconds, runningSince: row.clockRunningSince }, now);
  const isLive = row.status === 'LIVE';
  return {
    id: row.id,
    status: isLive ? 'LIVE' : 'UPCOMING',
    isLive,
    start_time: presentInstant(row.startTime),
    match_phase: row.phase,
    current_minute: minute,
    current_second: second,
    timer_running: row.clockRunningSince !== null,
    last_update: row.changedAt.toISOString(),
    team1_score: row.homeScore,
    team2_score: row.awayScore,
    team1: presentTeam(row.home),
    team2: presentTeam(row.away),
    competition: { id: row.competition.id, name: row.competition.name, logo_url: row.competition.logo },
    gameweek: { number: row.gameweek, elimination_round: row.eliminationRound },
    venue: row.venue,
  };
}

const addMinutes = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000);
