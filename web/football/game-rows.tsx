import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { clockTime, parseDate } from '#domain/formatting/date.ts';
import { countDown, isStartingSoon } from '#domain/match/starting-soon.ts';
import type { Side } from '#domain/match/score.ts';
import type { ShownStatus } from '#domain/match/status.ts';
import type { Key } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { useTickingNow } from '#ui/now.ts';
import styles from './game-rows.module.css';
import type { MatchSummary, Named, Team } from './model.ts';
import { useFreshGoal } from './use-fresh-goal.ts';
import { runningMinuteText, useMinute } from './use-minute.ts';

export interface RowProps<M> {
  match: M;
  /** Whether a team of it is followed. */
  isMine: boolean;
}

interface GameRowProps extends RowProps<MatchSummary> {
  href?: string;
  /** In place of the minute, the time or what became of the match. */
  time?: ReactNode;
  /** Under the names. */
  scorers?: Record<Side, string> | null;
  /** At the end of the row. */
  children?: ReactNode;
}

/** As long as the number stays lit. */
const FRESH_MS = 3000;

/** A match of a day: 64 px high, and 56 on one line where there is room. The day and the competition are in headings. */
export function GameRow({ match, isMine, href, time = <Time match={match} />, scorers, children }: GameRowProps) {
  const { status, home, away, homeScore, awayScore, penalties } = match;
  const fresh = useFreshGoal(match, FRESH_MS);
  const isPlayed = status === 'LIVE' || status === 'FINISHED' || status === 'AWARDED' || status === 'ABANDONED';
  const hasScore = isPlayed && homeScore !== null && awayScore !== null;
  const isOver = status === 'FINISHED' || status === 'AWARDED';
  const lead = (homeScore ?? 0) - (awayScore ?? 0) || (penalties?.home ?? 0) - (penalties?.away ?? 0);
  const goals = (side: Side, score: number | null) => (
    <b className={styles[`${side}Goals`]} data-lost={(isOver && (side === 'home' ? lead < 0 : lead > 0)) || undefined}>
      {score}
      {penalties && <small> ({penalties[side]})</small>}
    </b>
  );
  return (
    <a
      className={styles.game}
      href={href ?? pagePaths.match(match.id)}
      data-status={status}
      data-mine={isMine || undefined}
      data-fresh={fresh ?? undefined}
      data-scored={scorers ? '' : undefined}
    >
      {time}
      <SideName side="home" team={home} lost={isOver && lead < 0} />
      {hasScore && (
        <>
          {goals('home', homeScore)}
          <i />
          {goals('away', awayScore)}
        </>
      )}
      <SideName side="away" team={away} lost={isOver && lead > 0} />
      {scorers && (
        <>
          <span className={styles.homeScorers}>{scorers.home}</span>
          <span className={styles.awayScorers}>{scorers.away}</span>
        </>
      )}
      {children}
    </a>
  );
}

/** Whether a name needs narrow letters beside a score on a phone. */
export const isLongName = (team: { name: string } | null): true | undefined =>
  (team !== null && team.name.length > 18) || undefined;

function SideName({ side, team, lost }: { side: Side; team: Named<Team> | null; lost: boolean }) {
  const { t } = useLanguage();
  return (
    <span className={styles[side]} data-lost={lost || team === null || undefined}>
      <Crest team={team ?? { badge: null, shortName: '?' }} />
      <span data-long={isLongName(team)}>{team?.name ?? t('match.teamUnknown.short')}</span>
    </span>
  );
}

export const statusKey = {
  FINISHED: 'match.fullTime',
  AWARDED: 'match.awarded',
  POSTPONED: 'match.postponed',
  ABANDONED: 'match.abandoned',
  CANCELLED: 'match.cancelled',
} satisfies Partial<Record<ShownStatus, Key>>;

function Time({ match }: { match: MatchSummary }) {
  const { t } = useLanguage();
  if (match.status === 'LIVE') return <Minute match={match} />;
  if (match.status === 'UPCOMING' || match.status === 'OTHER') return <KickOff match={match} />;
  return <span className={`${styles.time} ${styles.word}`}>{t(statusKey[match.status])}</span>;
}

function Minute({ match }: { match: MatchSummary }) {
  const { t } = useLanguage();
  const minute = useMinute(match);
  if (match.phase === 'HALF_TIME') return <span className={`${styles.time} ${styles.word}`}>{t('match.pause')}</span>;
  return (
    <span className={`${styles.time} ${minute?.awaitsEnd ? styles.word : ''}`}>{runningMinuteText(minute, t)}</span>
  );
}

function KickOff({ match: { startTime, status } }: { match: MatchSummary }) {
  const { t } = useLanguage();
  const now = useTickingNow();
  const start = parseDate(startTime);
  if (start.kind !== 'known') return <span className={styles.time}>–</span>;
  const left = status === 'UPCOMING' && isStartingSoon(start.date, now) ? countDown(start.date, now) : null;
  return (
    <span className={styles.time}>
      {clockTime(start.date)}
      {left?.kind === 'minutes' && <small>{t('match.inMinutes', { count: left.minutes })}</small>}
    </span>
  );
}
