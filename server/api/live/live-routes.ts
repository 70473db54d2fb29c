import { liveEndpoints, type FixtureListMatch, type LiveMatchInfo, type MatchDayInfo } from '#contract/http/live.ts';
import { readClock } from '#domain/match/clock.ts';
import { runningMinute } from '#domain/match/match-minute.ts';
import { addDays, addMinutes, dayAt, instantOf, nextMidnight } from '#domain/formatting/sofia-time.ts';
import { DAYS_AROUND, monthOf, nextMonth } from '#domain/gameweeks/match-day.ts';
import { weekendOf } from '#domain/gameweeks/weekend.ts';
import { STARTING_SOON } from '#domain/match/starting-soon.ts';
import { listMatchesBetween, listNextMatchDays, type FixtureListRow } from '#server/db/matches/fixtures.ts';
import {
  findKickOffsAround,
  listMatchDays,
  listRankedCompetitions,
  type MatchDayRow,
} from '#server/db/matches/match-days.ts';
import type { OpenMatchRow } from '#server/db/matches/recent-and-open.ts';
import { countLiveMatches, listOpenMatches } from '#server/db/matches/recent-and-open.ts';
import { presentEvents } from '#server/api/match/events-presenter.ts';
import { presentGameweekMatch } from '#server/api/competition/gameweek-presenter.ts';
import {
  presentInstant,
  presentKickOff,
  presentLatin,
  presentListedCompetition,
  presentTeam,
} from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';

/** Nobody turns over days faster for long. */
const LIMIT = { burst: 60, perSecond: 4 };

export function liveRoutes(api: Api) {
  serve(api, liveEndpoints.status, async ({ reader, tag, live }) => {
    tag('live');
    const count = await countLiveMatches(reader);
    if (count > 0) live();
    return { hasLiveMatches: count > 0, liveMatchCount: count };
  });

  serve(api, liveEndpoints.liveAndUpcoming, async ({ reader, now, tag, live, freshUntil }) => {
    tag('live');
    const from = addMinutes(now, -STARTING_SOON.overdueMinutes);
    const soon = addMinutes(now, STARTING_SOON.aheadMinutes);
    const midnight = nextMidnight(now);
    const lastListed = soon > midnight ? soon : midnight;
    // The response expires at midnight at the latest: until then nothing else can begin to start soon.
    const rows = await listOpenMatches(reader, from, addMinutes(midnight, STARTING_SOON.aheadMinutes), now);
    const startsAfter = (instant: Date) => (row: OpenMatchRow) =>
      row.status !== 'LIVE' && row.startTime !== null && row.startTime > instant;
    const isLater = startsAfter(soon);
    for (const row of rows)
      if (!isLater(row)) live();
      else if (row.startTime) freshUntil(addMinutes(row.startTime, -STARTING_SOON.aheadMinutes));
    const isUnlisted = startsAfter(lastListed);
    const present = (row: OpenMatchRow) => presentOpenMatch(row, now);
    return {
      liveMatches: rows.filter(({ status }) => status === 'LIVE').map(present),
      upcomingMatches: rows.filter((row) => row.status !== 'LIVE' && !isLater(row)).map(present),
      laterMatches: rows.filter((row) => isLater(row) && !isUnlisted(row)).map(present),
    };
  });

  serve(api, liveEndpoints.weekend, async ({ reader, now, tag }) => {
    tag('live', 'results', 'competitions');
    const { from, to } = weekendOf(dayAt(now));
    const matches = await listMatchesBetween(reader, instantOf(from, '00:00'), instantOf(addDays(to, 1), '00:00'));
    const next = matches.length > 0 ? [] : await listNextMatchDays(reader, now);
    return { from, to, matches: matches.map(presentFixture), next: next.map(presentFixture) };
  });

  matchDayRoutes(api);
}

const dayStart = (day: string) => instantOf(day, '00:00');

function matchDayRoutes(api: Api) {
  const limit = createRateLimit(LIMIT);
  serve(
    api,
    liveEndpoints.matchDay,
    async ({ reader, now, query, tag }) => {
      tag('live', 'results', 'competitions');
      const { date = dayAt(now) } = query;
      const [from, until] = [dayStart(date), dayStart(addDays(date, 1))];
      const [rows, ranked, { previous, next }, around] = await Promise.all([
        listMatchesBetween(reader, from, until),
        listRankedCompetitions(reader),
        findKickOffsAround(reader, from, until),
        listMatchDays(reader, dayStart(addDays(date, -DAYS_AROUND)), dayStart(addDays(date, DAYS_AROUND + 1))),
      ]);
      const matchesIn = (id: number) => rows.filter(({ competition }) => competition.id === id);
      return {
        date,
        competitions: ranked
          .map(matchesIn)
          .flatMap((own) =>
            own[0]
              ? [{ competition: presentListedCompetition(own[0].competition), matches: own.map(presentFixture) }]
              : [],
          ),
        previous: previous && dayAt(previous),
        next: next && dayAt(next),
        around: around.map(presentMatchDay),
      };
    },
    { limit },
  );

  serve(
    api,
    liveEndpoints.matchDays,
    async ({ reader, now, query, tag }) => {
      tag('live', 'results', 'competitions');
      const { month = monthOf(dayAt(now)) } = query;
      const [from, until] = [`${month}-01`, `${nextMonth(month, 1)}-01`];
      return { days: (await listMatchDays(reader, dayStart(from), dayStart(until))).map(presentMatchDay) };
    },
    { limit },
  );
}

const presentMatchDay = ({ day, matches, isLive, teamIds }: MatchDayRow): MatchDayInfo => ({
  date: day,
  matches,
  live: isLive,
  team_ids: [...new Set(teamIds)],
});

export const presentFixture = (row: FixtureListRow): FixtureListMatch => ({
  ...presentGameweekMatch(row),
  competition: presentListedCompetition(row.competition),
  gameweek: { number: row.gameweek, elimination_round: row.eliminationRound },
});

function presentOpenMatch(row: OpenMatchRow, now: Date): LiveMatchInfo {
  const { minute, second } = readClock({ seconds: row.clockSeconds, runningSince: row.clockRunningSince }, now);
  const isLive = row.status === 'LIVE';
  return {
    id: row.id,
    status: isLive ? 'LIVE' : 'UPCOMING',
    isLive,
    start_time: presentInstant(row.startTime),
    kicked_off_at: presentKickOff(row.ledger),
    match_phase: row.phase,
    current_minute: minute,
    running_minute: runningMinute(minute, row.phase, row.halfMinutes),
    current_second: second,
    timer_running: row.clockRunningSince !== null,
    last_update: row.changedAt.toISOString(),
    revision: row.revision,
    team1_score: row.homeScore,
    team2_score: row.awayScore,
    team1: presentTeam(row.home),
    team2: presentTeam(row.away),
    competition: presentListedCompetition(row.competition),
    gameweek: { number: row.gameweek, elimination_round: row.eliminationRound },
    venue: row.venue,
    venue_latin: presentLatin(row.venue, row.venueLatin),
    half_minutes: row.halfMinutes,
    goals: presentEvents(row.ledger, { home: row.home.id, away: row.away.id }).goals,
  };
}
