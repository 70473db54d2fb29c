import { sectionOf, type EventSection } from './event-section.ts';
import { EXTRA_TIME_MINUTES } from './fold-clock.ts';
import { isPlayed } from './phase.ts';
import type { MatchPhase, MatchStatus } from './status.ts';

/** A period of play as a stretch of the line, and which share of it is over. */
export interface CourseBar {
  section: EventSection;
  from: number;
  to: number;
  played: number;
}

interface Course {
  status: MatchStatus;
  phase: MatchPhase | null;
  /** By the clock. */
  minute: number;
  halfMinutes: number;
  hasExtraTime: boolean;
}

/** Two halves, with extra time four; filled as far as the match has come, stoppage never reaching into the next period. */
export function courseBars({ status, phase, minute, halfMinutes, hasExtraTime }: Course): CourseBar[] {
  const full = 2 * halfMinutes;
  const bars = [
    { section: 'firstHalf' as const, from: 0, to: halfMinutes },
    { section: 'secondHalf' as const, from: halfMinutes, to: full },
    { section: 'extraTime1' as const, from: full, to: full + EXTRA_TIME_MINUTES },
    { section: 'extraTime2' as const, from: full + EXTRA_TIME_MINUTES, to: full + 2 * EXTRA_TIME_MINUTES },
  ].slice(0, hasExtraTime ? 4 : 2);
  const now = phase === null ? null : sectionOf({ phase, minute: null }, false);
  const at = bars.findIndex(({ section }) => section === now);

  return bars.map((bar, index) => {
    if (status === 'FINISHED') return { ...bar, played: 1 };
    if (status !== 'LIVE' || phase === 'NOT_STARTED') return { ...bar, played: 0 };
    // Beyond the last period there is the shoot-out; without a phase the minute decides alone.
    const isOver = now !== null && (at < 0 || index < at || (index === at && phase !== null && !isPlayed(phase)));
    if (isOver) return { ...bar, played: 1 };
    return { ...bar, played: now !== null && index > at ? 0 : shareAt(bar, minute) };
  });
}

/** Where on the whole line an act stands, from 0 to 1; null for what happens beyond it. */
export function placeOnCourse(
  bars: readonly CourseBar[],
  act: { phase: MatchPhase | null; minute: number | null },
  live: boolean,
  halfMinutes: number,
): number | null {
  const section = sectionOf(act, live, halfMinutes);
  const bar = bars.find((candidate) => candidate.section === section);
  const end = bars.at(-1)?.to;
  if (!bar || end === undefined || act.minute === null) return null;
  return (bar.from + shareAt(bar, act.minute) * (bar.to - bar.from)) / end;
}

const shareAt = ({ from, to }: Pick<CourseBar, 'from' | 'to'>, minute: number): number =>
  Math.min(1, Math.max(0, (minute - from) / (to - from)));
