import { clockTime, dayInWords, isSameDay, parseDate } from '#domain/formatting/date.ts';
import { scorersBySide } from '#domain/match/scorers.ts';
import { countDown, isStartingSoon } from '#domain/match/starting-soon.ts';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { useTickingNow } from '#ui/now.ts';
import { useClock } from '#ui/use-clock.ts';
import { ClockProgress } from './clock-progress.tsx';
import { GameRow, type RowProps } from './game-rows.tsx';
import styles from './live-row.module.css';
import type { LiveListMatch } from './model.ts';
import { useIsOwnBackend } from './own-backend.ts';
import { scorersText } from './scorers-text.ts';
import { runningMinuteText, useMinute } from './use-minute.ts';

interface InLanguage {
  t: Translate;
  language: Language;
}

/** A match that is played or comes next: 64 px high, and 96 with the names of those who scored. On embedded pages also one that is over. */
export function LiveRow({ match, isMine }: RowProps<LiveListMatch>) {
  const { t, language } = useLanguage();
  const now = useTickingNow();
  const isOwn = useIsOwnBackend();
  const { status, startTime, goals, home, away } = match;
  const start = parseDate(startTime);
  // [SS3]
  const isSoon = status === 'UPCOMING' && start.kind === 'known' && (!isOwn || isStartingSoon(start.date, now));
  const sides = scorersBySide(goals, { home: home.id ?? 0, away: away.id ?? 0 });
  const hasScorers = sides.home.players.length + sides.away.players.length > 0;
  const isWithoutScore = status === 'LIVE' && (match.homeScore === null || match.awayScore === null);
  return (
    <GameRow
      match={match}
      isMine={isMine}
      time={
        <span className={styles.time} data-status={status}>
          {isSoon ? <b data-long>{countdownText(start.date, now, t)}</b> : <Moment match={match} />}
          <small>{startText(match, isSoon, now, { t, language })}</small>
        </span>
      }
      scorers={hasScorers ? { home: scorersText(sides.home, t), away: scorersText(sides.away, t) } : null}
    >
      {isSoon && <span className={`${styles.end} ${styles.soon}`}>{t('match.startingSoon')}</span>}
      {isWithoutScore && <span className={styles.end}>{t('match.versus')}</span>}
      {status === 'LIVE' && <Progress match={match} />}
    </GameRow>
  );
}

/** „16 м 48 с“, in the last minute „48 с“, then „Започва сега…“. */
function countdownText(to: Date, now: Date, t: Translate): string {
  const left = countDown(to, now);
  if (left.kind === 'now') return t('match.startingNow');
  const seconds = `${left.seconds}${t('time.seconds.short')}`;
  return left.kind === 'seconds' ? seconds : `${left.minutes}${t('time.minutes.short')} ${seconds}`;
}

function Moment({ match }: { match: LiveListMatch }) {
  const { t } = useLanguage();
  const minute = useMinute(match);
  const { status, phase, startTime } = match;
  switch (status) {
    case 'LIVE':
      if (phase === 'HALF_TIME') return <b data-long>{t('match.pause')}</b>;
      return <b data-long={minute?.awaitsEnd || undefined}>{runningMinuteText(minute, t)}</b>;
    case 'FINISHED':
      return <b>{t('match.fullTime')}</b>;
    case 'AWARDED':
      return <b data-long>{t('match.awarded')}</b>;
    case 'POSTPONED':
      return <b data-long>{t('match.postponed')}</b>;
    case 'ABANDONED':
      return <b data-long>{t('match.abandoned')}</b>;
    case 'CANCELLED':
      return <b data-long>{t('match.cancelled')}</b>;
    case 'UPCOMING':
    case 'OTHER': {
      const start = parseDate(startTime);
      return start.kind === 'known' && <b>{clockTime(start.date)}</b>;
    }
  }
}

/** When the match started or starts; the day of one that is not played now. */
function startText(
  { status, kickedOffAt, startTime }: LiveListMatch,
  isSoon: boolean,
  now: Date,
  { t, language }: InLanguage,
): string {
  if (status === 'LIVE' && kickedOffAt !== null)
    return t('match.startedAt', { time: clockTime(new Date(kickedOffAt)) });
  const start = parseDate(startTime);
  if (start.kind !== 'known') return t(start.kind === 'missing' ? 'match.dateUnknown' : 'match.dateInvalid');
  const { date } = start;
  const time = clockTime(date);
  if (isSoon && date > now) return t('match.startsAt', { time });
  if (status === 'LIVE' || (status === 'UPCOMING' && date <= now)) return t('match.scheduledFor', { time });
  return isSameDay(date, now) ? t('match.today') : dayInWords(date, language, now);
}

function Progress({ match }: { match: LiveListMatch }) {
  const clock = useClock(match.clock);
  const minute = useMinute(match);
  return (
    <span className={styles.progress}>
      <ClockProgress minute={Math.min(clock?.minute ?? 0, minute?.minute ?? Infinity)} half={match.halfMinutes} />
    </span>
  );
}
