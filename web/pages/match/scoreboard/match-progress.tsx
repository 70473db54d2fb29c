import type { ReactNode } from 'react';
import { isPlayed } from '#domain/match/phase.ts';
import { isStartingSoon } from '#domain/match/starting-soon.ts';
import { statusLine } from '#domain/match/status-display.ts';
import { useLanguage } from '#ui/language.ts';
import { useTickingNow } from '#ui/now.ts';
import { useClock } from '#ui/use-clock.ts';
import { clockText } from '#web/football/clock-text.ts';
import { Countdown } from '#web/football/countdown.tsx';
import type { MatchDetails } from '#web/football/match-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { runningMinuteText, useMinute } from '#web/football/use-minute.ts';
import styles from './match-progress.module.css';
import { statusText } from './status-text.ts';

interface MatchProgressProps {
  match: MatchDetails;
  /** After the line. */
  children: ReactNode;
}

/** Clock and phase during the match, else the status. */
export function MatchProgress({ match, children }: MatchProgressProps) {
  const { t, language } = useLanguage();
  const { status, startTime, awardReason } = match;
  return (
    <div className={styles.progress}>
      <p className={styles.line} data-live={status === 'LIVE' || undefined}>
        {status === 'LIVE' && <Clock match={match} />}
        <span>{statusText(match, t)}</span>
        {children}
      </p>
      {status === 'AWARDED' && awardReason && <p className={styles.reason}>{awardReason[language]}</p>}
      {status === 'UPCOMING' && startTime !== null && <TimeLeft start={new Date(startTime)} />}
    </div>
  );
}

/** Screen readers get only the minute, not every second. */
function Clock({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const { status, phase, clock } = match;
  const reading = useClock(clock);
  const minute = useMinute(match);
  if (!reading || (phase !== null && !isPlayed(phase))) return null;
  if (minute?.awaitsEnd) return <span className={styles.clock}>{runningMinuteText(minute, t)}</span>;
  const line = statusLine(status, phase, reading.minute);
  return (
    <span className={styles.clock} role="timer">
      <b aria-hidden="true">{clockText(reading)}</b>
      {line.kind === 'phase' && line.minute !== null && <span className="hidden">{minute && minuteText(minute)}</span>}
    </span>
  );
}

function TimeLeft({ start }: { start: Date }) {
  const now = useTickingNow();
  return isStartingSoon(start, now) ? <Countdown to={start} now={now} /> : null;
}
