import { progressSegments, positionOnProgress } from '#domain/match/match-progress.ts';
import { buildTimeline } from '#domain/match/timeline.ts';
import { percentAttributes } from '#ui/percent-attributes.ts';
import { useClock } from '#ui/use-clock.ts';
import { sidesOf } from '#web/api/parse-match.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { ActIcon } from '#web/pages/match/acts/act-icon.tsx';
import { kindOf, nameOf, playerIn, type MatchAct } from '#web/pages/match/acts/act.ts';
import styles from './progress-bar.module.css';

/** Home events above, away below. Hidden from screen readers: the list of events has the same content. */
export function ProgressBar({ match }: { match: MatchDetails }) {
  const { status, halfMinutes } = match;
  const sections = buildTimeline(match, sidesOf(match));
  const hasExtraTime = sections.some(({ section }) => section === 'extraTime1');
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length === 0 && (status === 'POSTPONED' || status === 'CANCELLED' || status === 'AWARDED')) return null;

  const bars = progressSegments({ ...match, minute: 0, hasExtraTime });
  const end = bars.at(-1)?.to ?? 0;
  const groups = groupByPosition(rows, (row) => positionOnProgress(bars, row.act, status === 'LIVE', halfMinutes));
  return (
    <div className={styles.line} data-over={status !== 'LIVE' || undefined} aria-hidden="true">
      <Bars match={match} hasExtraTime={hasExtraTime} />
      {groups.map(({ position, side, rows: groupRows }) => (
        <span
          key={`${side} ${position}`}
          className={styles.acts}
          data-side={side}
          {...percentAttributes(position * 100)}
        >
          {groupRows.map((row) => (
            <span
              key={`${row.kind} ${row.act.id ?? rows.indexOf(row)}`}
              title={`${minuteText(row.act)} ${nameOf(playerIn(row))}`}
            >
              <ActIcon kind={kindOf(row)} />
            </span>
          ))}
        </span>
      ))}
      {[0, halfMinutes, ...(hasExtraTime ? [2 * halfMinutes, end] : [end])].map((minute) => (
        <span key={minute} className={styles.minute} {...percentAttributes((minute / end) * 100)}>
          {minute}’
        </span>
      ))}
    </div>
  );
}

function Bars({ match, hasExtraTime }: { match: MatchDetails; hasExtraTime: boolean }) {
  const clock = useClock(match.status === 'LIVE' || match.status === 'ABANDONED' ? match.clock : null);
  const bars = progressSegments({ ...match, minute: clock?.minute ?? 0, hasExtraTime });
  const end = bars.at(-1)?.to ?? 0;
  return (
    <span className={styles.bars}>
      {bars.map(({ section, from, to, played }) => (
        <span key={section} {...percentAttributes(((to - from) / end) * 100)}>
          <i {...percentAttributes(played * 100)} />
        </span>
      ))}
    </span>
  );
}

interface ActGroup {
  position: number;
  side: string;
  rows: MatchAct[];
}

function groupByPosition(rows: MatchAct[], positionOf: (row: MatchAct) => number | null): ActGroup[] {
  const groups: ActGroup[] = [];
  for (const row of rows) {
    const position = row.kind === 'kick' ? null : positionOf(row);
    if (position === null || row.side === null) continue;
    const group = groups.find((candidate) => candidate.position === position && candidate.side === row.side);
    if (group) group.rows.push(row);
    else groups.push({ position, side: row.side, rows: [row] });
  }
  return groups;
}
