import { isPlayed } from '#domain/match/phase.ts';
import { isStartingSoon } from '#domain/match/starting-soon.ts';
import { statusLine } from '#domain/match/status-display.ts';
import { clockText } from '#web/football/clock-text.ts';
import { Countdown } from '#web/football/countdown.tsx';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { LiveDot } from '#web/ui/live-dot.tsx';
import { useTickingNow } from '#web/ui/now.tsx';
import { useClock } from '#web/ui/use-clock.ts';
import styles from './course.module.css';
import { statusText } from './status-text.ts';

/** How far the match has come: the clock and the phase while it is live, else its status. */
export function Course({ match }: { match: MatchDetails }) {
  const { t, language } = useLanguage();
  const { status, startTime, awardReason } = match;
  return (
    <div className={styles.course}>
      <p className={styles.line} data-live={status === 'LIVE' || undefined}>
        {status === 'LIVE' && <Clock match={match} />}
        {status === 'LIVE' && <LiveDot />}
        {statusText(match, t)}
      </p>
      {status === 'AWARDED' && awardReason && <p className={styles.reason}>{awardReason[language]}</p>}
      {status === 'UPCOMING' && startTime !== null && <TimeLeft start={new Date(startTime)} />}
    </div>
  );
}

/** Ticking figures are for the eye; the minute alone is for those who listen. */
function Clock({ match: { status, phase, clock } }: { match: MatchDetails }) {
  const shown = useClock(clock);
  if (!shown || (phase !== null && !isPlayed(phase))) return null;
  const line = statusLine(status, phase, shown.minute);
  return (
    <span className={styles.clock} role="timer">
      <b aria-hidden="true">{clockText(shown)}</b>
      {line.kind === 'phase' && line.minute !== null && <span className="hidden">{line.minute}’</span>}
    </span>
  );
}

function TimeLeft({ start }: { start: Date }) {
  const now = useTickingNow();
  return isStartingSoon(start, now) ? <Countdown to={start} now={now} /> : null;
}
