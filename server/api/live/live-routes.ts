import { liveEndpoints, type LiveMatchInfo } from '#contract/http/live.ts';
import { readClock } from '#domain/match/clock.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { STARTING_SOON } from '#domain/match/starting-soon.ts';
import type { OpenMatchRow } from '#server/db/queries/match.ts';
import { countLiveMatches, listOpenMatches } from '#server/db/queries/match.ts';
import { presentInstant, presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';

export function liveRoutes(api: Api) {
  serve(
    api,
    liveEndpoints.status,
    async ({ reader, tag }) => {
      tag('live');
      const count = await countLiveMatches(reader);
      return { hasLiveMatches: count > 0, liveMatchCount: count };
    },
    { live: true },
  );

  serve(
    api,
    liveEndpoints.liveAndUpcoming,
    async ({ reader, now, tag }) => {
      tag('live');
      const from = addMinutes(now, -STARTING_SOON.overdueMinutes);
      const until = addMinutes(now, STARTING_SOON.aheadMinutes);
      const matches = (await listOpenMatches(reader, from, until)).map((row) => presentOpenMatch(row, now));
      return {
        liveMatches: matches.filter(({ isLive }) => isLive),
        upcomingMatches: matches.filter(({ isLive }) => !isLive),
      };
    },
    { live: true },
  );
}

function presentOpenMatch(row: OpenMatchRow, now: Date): LiveMatchInfo {
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
    revision: row.revision,
    team1_score: row.homeScore,
    team2_score: row.awayScore,
    team1: presentTeam(row.home),
    team2: presentTeam(row.away),
    competition: { id: row.competition.id, name: row.competition.name, logo_url: row.competition.logo },
    gameweek: { number: row.gameweek, elimination_round: row.eliminationRound },
    venue: row.venue,
  };
}
