import type { FixtureRow } from '#server/db/matches/simulator.ts';

/** A fixture to bring forward. */
export interface Move {
  fixture: FixtureRow;
  startTime: Date;
}

interface Situation {
  fixtures: readonly FixtureRow[];
  /** When a match that is being played will end; null if not known yet. */
  endOf(fixture: FixtureRow): Date | null;
  now: Date;
  speed: number;
}

const LIVE_AT_LEAST = 2;
/** A new match begins before an old one ends. */
const OVERLAP_MINUTES = 2;
const AHEAD_MINUTES = 20;
const SOON_MINUTES = 50;
const MINUTE = 60_000;

/**
 * Which fixtures to bring forward, so that two matches are always being played and one is about to start; and whether
 * there are too few of them.
 */
export function planMoves({ fixtures, endOf, now, speed }: Situation): { moves: Move[]; isShort: boolean } {
  const after = (minutes: number) => new Date(now.getTime() + (minutes * MINUTE) / speed);
  const isPlaying = (fixture: FixtureRow) => fixture.status === 'LIVE' || fixture.startTime <= now;
  const playing = fixtures.filter(isPlaying);
  const lasting = playing.filter((fixture) => (endOf(fixture) ?? after(OVERLAP_MINUTES * 2)) > after(OVERLAP_MINUTES));
  const waiting = fixtures.filter((fixture) => !isPlaying(fixture));
  const busy = new Set(playing.flatMap(({ home, away }) => [home, away]));
  const moves: Move[] = [];
  let isShort = false;
  const take = (startTime: Date) => {
    const free = waiting.find(
      (fixture) =>
        !busy.has(fixture.home) && !busy.has(fixture.away) && moves.every((move) => move.fixture !== fixture),
    );
    if (!free) return void (isShort = true);
    busy.add(free.home).add(free.away);
    moves.push({ fixture: free, startTime });
  };
  for (let n = lasting.length; n < LIVE_AT_LEAST; n++) take(now);
  const isSoon = ({ startTime }: FixtureRow) => startTime <= after(SOON_MINUTES);
  const left = waiting.filter((fixture) => moves.every((move) => move.fixture !== fixture));
  for (const fixture of left.filter(isSoon)) busy.add(fixture.home).add(fixture.away);
  if (!left.some(isSoon)) take(after(AHEAD_MINUTES));
  return { moves, isShort };
}
