import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskAct } from '#domain/match/rules/act.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { SIMULATOR_LOCK } from '#server/db/advisory-locks.ts';
import { announceChanges } from '#server/db/changes.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Database } from '#server/db/transactions.ts';
import type { FixtureRow } from '#server/db/matches/simulator.ts';
import {
  addGameweek,
  beginGameweek,
  findLeague,
  listActKeys,
  listFixtures,
  listSquads,
  listTakenMatches,
} from '#server/db/matches/simulator.ts';
import { claimSetting, readSetting } from '#server/db/league/settings.ts';
import { leaderElection } from '#server/db/leader-election.ts';
import { readSuspensions } from '#server/discipline/read-suspensions.ts';
import { ApiError } from '#server/errors.ts';
import { recordAct, type RecordedAct } from '#server/ledger/record-act.ts';
import { roundRobin } from '#domain/fixtures/round-robin.ts';
import { planMoves } from './schedule.ts';
import { keyPrefix, writeScript, type Script } from './script.ts';
import { pickLineup, recordedLineup } from './line-up.ts';

interface SimulatorOptions {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  speed: number;
  now?: () => Date;
  /** Leaves one match of the day to whoever tries the desk. */
  leaveOne?: boolean;
  log: { warn(about: object, message: string): void };
}

export interface Simulator {
  /** Plays everything that is due. */
  step(): Promise<void>;
  /** Does a step, then keeps playing in the background. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A match that is being played by its script. */
interface Play {
  fixture: FixtureRow;
  script: Script;
  /** The first act of the script that is not recorded yet. */
  next: number;
}

const TICK = 500;
const PLAN_SECONDS = 5;
/** Line-ups are recorded this long before kick-off. */
const LINEUP_MINUTES = 15;
const MINUTE = 60_000;
const VENUES = ['Терен Балик', 'Терен Дружба', 'Терен Рилци'];
/** A match that nobody ends is ended by the demo. */
const LEFT_MINUTES = 75;
/** Attempts to find a fixture that can be moved. */
const MAX_ATTEMPTS = 4;

/** Continues the demo league by recording acts as the desk does. */
export function createSimulator({
  database,
  speed,
  now = () => new Date(),
  leaveOne = false,
  log,
}: SimulatorOptions): Simulator {
  const { db, pool } = database;
  const election = leaderElection(pool, SIMULATOR_LOCK);
  const plays = new Map<number, Play>();
  const stopping = new AbortController();
  let plannedAt = 0;
  let running: Promise<void> = Promise.resolve();

  async function step() {
    if (!(await election.isLeader())) return plays.clear();
    if (now().getTime() - plannedAt >= (PLAN_SECONDS * 1000) / Math.min(speed, 10)) {
      await plan(db, plays, now(), speed);
      plannedAt = now().getTime();
    }
    const left = await findLeft(db, [...plays.values()], now(), leaveOne);
    for (const play of plays.values())
      if (!left.has(play.fixture.id)) await playDue(db, plays, play, now(), stopping.signal);
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await step().catch((error: unknown) => log.warn({ err: error }, 'the demo could not play on'));
      await sleep(TICK, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    step,
    start: async () => {
      await step();
      running = run();
    },
    close: async () => {
      stopping.abort();
      await running;
      election.release();
    },
  };
}

/** Matches that a person records, and the one of the day that waits for somebody. After a while the demo plays them on. */
async function findLeft(db: Database, plays: readonly Play[], now: Date, leaveOne: boolean): Promise<Set<number>> {
  const live = plays.filter(({ fixture: { startTime } }) => {
    const minutes = (now.getTime() - startTime.getTime()) / MINUTE;
    return minutes >= 0 && minutes < LEFT_MINUTES;
  });
  const left = await listTakenMatches(
    db,
    live.map(({ fixture }) => fixture.id),
  );
  const latest = live.findLast(({ next }) => next > 0);
  if (!leaveOne || !latest) return left;
  const name = `demo-left ${dayAt(now)}`;
  await claimSetting(db, name, String(latest.fixture.id));
  return left.add(Number(await readSetting(db, name)));
}

/** Moves fixtures so that something is always being played, and prepares those about to start. */
async function plan(db: Database, plays: Map<number, Play>, now: Date, speed: number) {
  const endOf = ({ id }: FixtureRow) => plays.get(id)?.script.endsAt ?? null;
  const immovable = new Set<number>();
  let fixtures = await listFixtures(db);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const movable = fixtures.filter(({ id }) => !immovable.has(id));
    const { moves, isShort } = planMoves({ fixtures: movable, endOf, now, speed });
    if (isShort && attempt === 0) await addRound(db, now);
    for (const { fixture, startTime } of moves) {
      const act = { act: 'reschedule', startTime: startTime.toISOString(), venue: null } as const;
      const moved = await recordOrSkip(db, fixture.id, `demo:move:${startTime.toISOString()}`, act, now, now);
      if (moved) await beginGameweek(db, fixture.id, dayAt(startTime));
      else immovable.add(fixture.id);
    }
    if (moves.length === 0 && !isShort) break;
    fixtures = await listFixtures(db);
    // Another turn only where a fixture could not be moved, or there was none to move.
    if (!isShort && moves.every(({ fixture }) => !immovable.has(fixture.id))) break;
  }
  const lineupsFrom = now.getTime() + (LINEUP_MINUTES * MINUTE) / speed;
  for (const fixture of fixtures.filter(({ startTime }) => startTime.getTime() <= lineupsFrom)) {
    const known = plays.get(fixture.id);
    if (known?.fixture.startTime.getTime() === fixture.startTime.getTime()) continue;
    const play = await prepare(db, fixture, now, speed);
    if (play) plays.set(fixture.id, play);
  }
}

/** Records the line-ups if nobody has, and writes the script. */
async function prepare(db: Database, fixture: FixtureRow, now: Date, speed: number): Promise<Play | null> {
  const prefix = keyPrefix(fixture.startTime);
  const squad = await listSquads(db, fixture.id);
  const suspensions = await readSuspensions(
    db,
    fixture,
    squad.map(({ player }) => player),
  );
  const available = squad.filter(({ player }) => !suspensions.get(player));
  const seed = `${fixture.key}/${fixture.startTime.toISOString()}`;
  for (const side of ['home', 'away'] as const) {
    if (recordedLineup(squad, fixture[side])) continue;
    await recordOrSkip(
      db,
      fixture.id,
      `${prefix}lineup ${side}`,
      pickLineup(available, fixture[side], side, seed),
      now,
      now,
    );
  }
  const withLineups = await listSquads(db, fixture.id);
  const [home, away] = [recordedLineup(withLineups, fixture.home), recordedLineup(withLineups, fixture.away)];
  if (!home || !away) return null;
  const { startTime: kickOff, knockout, extraTime } = fixture;
  const script = writeScript({ seed, home, away, kickOff, knockout, extraTime, speed });
  const done = new Set(await listActKeys(db, fixture.id, prefix));
  return { fixture, script, next: script.acts.findLastIndex(({ key }) => done.has(key)) + 1 };
}

/** Records the acts of the script that have become due. */
async function playDue(db: Database, plays: Map<number, Play>, play: Play, now: Date, stopping: AbortSignal) {
  const { fixture, script } = play;
  const due = script.acts.slice(play.next).filter(({ at }) => at <= now);
  let isOver = false;
  for (const [i, { key, act, at }] of due.entries()) {
    if (stopping.aborted) return;
    // Statistics are totals: only the latest matter.
    const isOutdated = act.act === 'statistics' && due.slice(i + 1).some((later) => later.act.act === 'statistics');
    const recorded = isOutdated ? null : await recordOrSkip(db, fixture.id, key, act, at, now);
    play.next += 1;
    if (recorded?.status === 'FINISHED') isOver = true;
  }
  if (play.next < script.acts.length) return;
  plays.delete(fixture.id);
  if (!isOver) await endMatch(db, fixture, now);
}

/** Somebody at the desk has changed the match so that the script no longer fits: go through the remaining phases that the rules allow. */
async function endMatch(db: Database, fixture: FixtureRow, now: Date) {
  const phases = ['HALF_TIME', 'SECOND_HALF', 'FULL_TIME_BREAK', 'EXTRA_TIME', 'EXTRA_TIME_BREAK'] as const;
  const rest: DeskAct[] = [
    ...phases.map((phase) => ({ act: 'phase', phase }) as const),
    { act: 'phase', phase: 'SECOND_EXTRA_TIME' },
    { act: 'phase', phase: 'PENALTIES' },
    { act: 'shoot-out-kick', team: 'home', player: null, result: 'scored' },
    { act: 'final-whistle' },
  ];
  for (const act of rest) await recordOrSkip(db, fixture.id, `demo:end:${randomUUID()}`, act, now, now);
}

/** Null when the rules refuse the act, because somebody at the desk has changed the match. */
async function recordOrSkip(
  db: Database,
  matchId: number,
  key: string,
  act: DeskAct,
  at: Date,
  now: Date,
): Promise<RecordedAct | null> {
  try {
    return await recordAct(db, { matchId, key, act, at }, now);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // DEMO_SPEED has changed since the match began: record a missed act now.
    return error.details.reason === 'too_late' && at < now ? recordOrSkip(db, matchId, key, act, now, now) : null;
  }
}

/** No fixtures are left: the league plays another round next week. */
async function addRound(db: Database, now: Date) {
  const league = await findLeague(db);
  if (!league) return;
  const rounds = roundRobin(league.teams.map(String), { twice: true });
  const day = addDays(dayAt(now), 7);
  const round = rounds[Math.floor(now.getTime() / MINUTE) % rounds.length] ?? [];
  const pairs = round.map(([home, away], i) => ({
    home: Number(home),
    away: Number(away),
    startTime: instantOf(day, `${10 + i}:00`),
    venue: VENUES[i % VENUES.length] ?? '',
  }));
  await db.transaction(async (tx) => {
    await addGameweek(tx, league.competitionSeasonId, pairs, day);
    await announceChanges(tx, ['everything']);
  });
}
