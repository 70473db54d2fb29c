import { plateActs } from '#domain/match/act-plates.ts';
import { progressSegments, positionOnProgress } from '#domain/match/match-progress.ts';
import { buildTimeline } from '#domain/match/timeline.ts';
import { percentAttributes } from '#ui/percent-attributes.ts';
import { useClock } from '#ui/use-clock.ts';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { ActIcon } from '#web/pages/match/acts/act-icon.tsx';
import { kindOf, nameOf, playerIn } from '#web/pages/match/acts/act.ts';
import styles from './progress-bar.module.css';

const ICONS_ON_PLATE = 2;

/** Home events above, away below. Hidden from screen readers: the list of events has the same content. */
export function ProgressBar({ match }: { match: MatchDetails }) {
  const { status, halfMinutes } = match;
  const sections = buildTimeline(match, sidesOf(match));
  const hasExtraTime = sections.some(({ section }) => section === 'extraTime1');
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length === 0 && status !== 'LIVE' && status !== 'ABANDONED') return null;

  const bars = progressSegments({ ...match, minute: 0, hasExtraTime });
  const plates = (['home', 'away'] as const).flatMap((side) =>
    plateActs(
      rows.flatMap((act) => {
        const position = act.kind === 'kick' ? null : positionOnProgress(bars, act.act, status === 'LIVE', halfMinutes);
        return position === null || act.side !== side ? [] : [{ act, position }];
      }),
    ).map((plate) => ({ ...plate, side })),
  );
  return (
    <div className={styles.line} data-over={status !== 'LIVE' || undefined} aria-hidden="true">
      <Bars match={match} hasExtraTime={hasExtraTime} />
      {plates.map(({ position, side, acts }) => (
        <span
          key={`${side} ${position}`}
          className={styles.acts}
          data-side={side}
          data-plate={acts.length > 1 || undefined}
          title={acts.map((row) => `${minuteText(row.act)} ${nameOf(playerIn(row))}`).join('\n')}
          {...percentAttributes(position * 100)}
        >
          {acts.slice(0, acts.length > ICONS_ON_PLATE ? 1 : ICONS_ON_PLATE).map((row) => (
            <ActIcon key={`${row.kind} ${row.act.id ?? rows.indexOf(row)}`} kind={kindOf(row)} />
          ))}
          {acts.length > ICONS_ON_PLATE && <b>{acts.length}</b>}
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
