import { clockTime, dayAndMonth, parseDate, shortDate } from '#domain/formatting/date.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { useLanguage } from '#ui/language.ts';
import { useToday } from '#ui/now.ts';
import { GameRow, statusKey } from './game-rows.tsx';
import styles from './game-rows.module.css';
import type { MatchSummary } from './model.ts';

interface DatedGamesProps<M> {
  matches: M[];
  isMine: (match: MatchSummary) => boolean;
  addressOf?: (matchId: number) => string;
  /** Under the day. */
  noteOf?: (match: M) => string;
}

/** Matches of several days, each with its own. */
export const DatedGames = <M extends MatchSummary>({ matches, isMine, addressOf, noteOf }: DatedGamesProps<M>) => (
  <div className={styles.rows}>
    {matches.map((match) => (
      <GameRow
        key={match.id}
        match={match}
        isMine={isMine(match)}
        {...(addressOf && { href: addressOf(match.id) })}
        {...(match.status !== 'LIVE' && { time: <Day match={match} note={noteOf?.(match)} /> })}
      />
    ))}
  </div>
);

interface DayProps {
  match: MatchSummary;
  note?: string | undefined;
}

function Day({ match: { status, startTime }, note }: DayProps) {
  const { t, language } = useLanguage();
  const today = useToday();
  const start = parseDate(startTime);
  const word = status === 'FINISHED' || !(status in statusKey) ? null : t(statusKey[status as keyof typeof statusKey]);
  const day = start.kind === 'known' ? start.date : null;
  const isToCome = isUnplayed(status) || status === 'OTHER';
  return (
    <span className={`${styles.time} ${styles.day}`}>
      {day === null
        ? t(start.kind === 'invalid' ? 'match.dateInvalid' : 'match.dateUnknown')
        : isToCome
          ? dayAt(day) === today
            ? t('match.today')
            : dayAndMonth(day, language)
          : shortDate(day, language)}
      <small>{note ?? word ?? (day !== null && isToCome && clockTime(day))}</small>
    </span>
  );
}
