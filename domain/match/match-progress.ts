import { sectionOf, type EventSection } from './event-section.ts';
import { extraTimeFor } from './lengths.ts';
import { isPlayed } from './phase.ts';
import type { MatchPhase, ShownStatus } from './status.ts';

/** One period on the progress bar of a match; `played` is the share of it that is over. */
export interface ProgressSegment {
  section: EventSection;
  from: number;
  to: number;
  played: number;
}

interface MatchProgress {
  status: ShownStatus;
  phase: MatchPhase | null;
  /** Of the clock. */
  minute: number;
  halfMinutes: number;
  hasExtraTime: boolean;
}

/** [CL5] */
export function progressSegments({
  status,
  phase,
  minute,
  halfMinutes,
  hasExtraTime,
}: MatchProgress): ProgressSegment[] {
  const full = 2 * halfMinutes;
  const extra = extraTimeFor(halfMinutes);
  const segments = [
    { section: 'firstHalf' as const, from: 0, to: halfMinutes },
    { section: 'secondHalf' as const, from: halfMinutes, to: full },
    { section: 'extraTime1' as const, from: full, to: full + extra },
    { section: 'extraTime2' as const, from: full + extra, to: full + 2 * extra },
  ].slice(0, hasExtraTime ? 4 : 2);
  const now = phase === null ? null : sectionOf({ phase, minute: null }, false);
  const at = segments.findIndex(({ section }) => section === now);

  return segments.map((segment, index) => {
    if (status === 'FINISHED') return { ...segment, played: 1 };
    if ((status !== 'LIVE' && status !== 'ABANDONED') || phase === 'NOT_STARTED') return { ...segment, played: 0 };
    // A phase without a segment is the shoot-out. Without a phase the minute decides.
    const isOver = now !== null && (at < 0 || index < at || (index === at && phase !== null && !isPlayed(phase)));
    if (isOver) return { ...segment, played: 1 };
    return { ...segment, played: now !== null && index > at ? 0 : shareAt(segment, minute) };
  });
}

/** [CL6] Where on the whole bar an act is, from 0 to 1; null for the shoot-out. */
export function positionOnProgress(
  segments: readonly ProgressSegment[],
  act: { phase: MatchPhase | null; minute: number | null },
  live: boolean,
  halfMinutes: number,
): number | null {
  const section = sectionOf(act, live, halfMinutes);
  const segment = segments.find((candidate) => candidate.section === section);
  const end = segments.at(-1)?.to;
  if (!segment || end === undefined || act.minute === null) return null;
  return (segment.from + shareAt(segment, act.minute) * (segment.to - segment.from)) / end;
}

const shareAt = ({ from, to }: Pick<ProgressSegment, 'from' | 'to'>, minute: number): number =>
  Math.min(1, Math.max(0, (minute - from) / (to - from)));
