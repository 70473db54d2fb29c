import type { CSSProperties } from 'react';
import { courseBars, placeOnCourse } from '#domain/match/course-line.ts';
import { tellTimeline } from '#domain/match/timeline.ts';
import { sidesOf } from '#web/api/read-match.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { useClock } from '#web/ui/use-clock.ts';
import { kindOf, nameOf, whoIn, type MatchAct } from '../acts/act.ts';
import { ActIcon } from '../acts/act-icon.tsx';
import styles from './course-line.module.css';

/** The match from left to right, home above the line and away below. For the eye alone: the events say it in words. */
export function CourseLine({ match }: { match: MatchDetails }) {
  const { status, halfMinutes } = match;
  const sections = tellTimeline(match, sidesOf(match));
  const hasExtraTime = sections.some(({ section }) => section === 'extraTime1');
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length === 0 && (status === 'POSTPONED' || status === 'CANCELLED' || status === 'AWARDED')) return null;

  const bars = courseBars({ ...match, minute: 0, hasExtraTime });
  const end = bars.at(-1)?.to ?? 0;
  const places = groupByPlace(rows, (row) => placeOnCourse(bars, row.act, status === 'LIVE', halfMinutes));
  return (
    <div className={styles.line} data-over={status !== 'LIVE' || undefined} aria-hidden="true">
      <Bars match={match} hasExtraTime={hasExtraTime} />
      {places.map(({ at, side, rows: together }) => (
        <span key={`${side} ${at}`} className={styles.acts} data-side={side} style={{ '--at': at } as CSSProperties}>
          {together.map((row) => (
            <span
              key={`${row.kind} ${row.act.id ?? rows.indexOf(row)}`}
              title={`${minuteText(row.act)} ${nameOf(whoIn(row))}`}
            >
              <ActIcon kind={kindOf(row)} />
            </span>
          ))}
        </span>
      ))}
      {[0, halfMinutes, ...(hasExtraTime ? [2 * halfMinutes, end] : [end])].map((minute) => (
        <span key={minute} className={styles.minute} style={{ '--at': minute / end } as CSSProperties}>
          {minute}’
        </span>
      ))}
    </div>
  );
}

function Bars({ match, hasExtraTime }: { match: MatchDetails; hasExtraTime: boolean }) {
  const clock = useClock(match.status === 'LIVE' ? match.clock : null);
  const bars = courseBars({ ...match, minute: clock?.minute ?? 0, hasExtraTime });
  return (
    <span
      className={styles.bars}
      style={{ gridTemplateColumns: bars.map(({ from, to }) => `${to - from}fr`).join(' ') }}
    >
      {bars.map(({ section, played }) => (
        <i key={section} style={{ '--played': played } as CSSProperties} />
      ))}
    </span>
  );
}

interface Place {
  at: number;
  side: string;
  rows: MatchAct[];
}

/** Acts of one side in one minute stand beside each other. */
function groupByPlace(rows: MatchAct[], placeOf: (row: MatchAct) => number | null): Place[] {
  const places: Place[] = [];
  for (const row of rows) {
    const at = row.kind === 'kick' ? null : placeOf(row);
    if (at === null || row.side === null) continue;
    const place = places.find((known) => known.at === at && known.side === row.side);
    if (place) place.rows.push(row);
    else places.push({ at, side: row.side, rows: [row] });
  }
  return places;
}
