import { pagePaths } from '#contract/paths.ts';
import { clockTime, dayAndMonth, isSameDay, shortDate } from '#domain/formatting/date.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { LiveDot } from '#web/ui/live-dot.tsx';
import { useNow } from '#web/ui/now.tsx';
import { useClock } from '#web/ui/use-clock.ts';
import { Crest } from './crest.tsx';
import styles from './match-row.module.css';
import type { MatchSummary, Team } from './model.ts';

interface MatchRowsProps {
  matches: MatchSummary[];
  addressOf?: (matchId: number) => string;
}

/** Rows of matches. They ask the list for its width, not the screen. */
export function MatchRows({ matches, addressOf = pagePaths.match }: MatchRowsProps) {
  const { t } = useLanguage();
  const now = useNow();
  return (
    <div className={styles.matches}>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} address={addressOf(match.id)} now={now} t={t} />
      ))}
    </div>
  );
}

const statusName: Record<MatchStatus, string> = {
  UPCOMING: 'upcoming',
  LIVE: 'live',
  FINISHED: 'final',
  AWARDED: 'awarded',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
};

function MatchRow({ match, address, now, t }: { match: MatchSummary; address: string; now: Date; t: Translate }) {
  const { status, home, away, homeScore, awayScore, penalties } = match;
  const scored = status === 'FINISHED' || status === 'LIVE' || status === 'AWARDED';
  const decided = status === 'FINISHED' || status === 'AWARDED';
  const lead = (homeScore ?? 0) - (awayScore ?? 0) || (penalties?.home ?? 0) - (penalties?.away ?? 0);
  const homeLost = decided && lead < 0;
  const awayLost = decided && lead > 0;
  return (
    <a className={styles.match} href={address} data-status={statusName[status]}>
      <When match={match} now={now} t={t} />
      <Side team={home} side="home" lost={homeLost} />
      <span className={styles.score}>
        <Goals scored={scored ? homeScore : null} penalties={penalties?.home} lost={homeLost} />
        <i>–</i>
        <Goals scored={scored ? awayScore : null} penalties={penalties?.away} lost={awayLost} />
      </span>
      <Side team={away} side="away" lost={awayLost} />
    </a>
  );
}

const Goals = (of: { scored: number | null; penalties: number | undefined; lost: boolean }) => (
  <b data-lost={of.lost || undefined}>
    {of.scored}
    {of.scored !== null && of.penalties !== undefined && <small> ({of.penalties})</small>}
  </b>
);

function Side({ team, side, lost }: { team: Team | null; side: 'home' | 'away'; lost: boolean }) {
  const { t } = useLanguage();
  const { name, shortName, badge } = team ?? { name: t('match.teamUnknown'), shortName: '?', badge: null };
  return (
    <span className={styles[side]} data-lost={lost || undefined} data-unknown={team === null || undefined}>
      <Crest team={{ badge, shortName }} />
      <span className={styles.name}>{name}</span>
      <abbr className={styles.code} title={name}>
        {shortName}
      </abbr>
    </span>
  );
}

function When({ match: { status, startTime, clock }, now, t }: { match: MatchSummary; now: Date; t: Translate }) {
  const running = useClock(status === 'LIVE' ? clock : null);
  const start = startTime === null ? null : new Date(startTime);
  const known = start !== null && !Number.isNaN(start.getTime());
  const date = known ? shortDate(start) : t(start ? 'match.dateInvalid' : 'match.dateUnknown');
  switch (status) {
    case 'LIVE':
      return (
        <span className={styles.when}>
          <b>
            <LiveDot />
            {running ? `${running.minute}’` : t('match.live')}
          </b>
          {known && clockTime(start)}
        </span>
      );
    case 'FINISHED':
      return <Label label={t('match.final')} date={date} />;
    case 'AWARDED':
      return <Label label={t('match.awarded')} date={date} />;
    case 'POSTPONED':
      return <Label label={t('match.postponed')} date={date} />;
    case 'CANCELLED':
      return <Label label={t('match.cancelled')} date={date} />;
    case 'UPCOMING':
      if (!known) return <Label label={date} date="" />;
      return <Label label={clockTime(start)} date={isSameDay(start, now) ? t('match.today') : dayAndMonth(start)} />;
  }
}

const Label = ({ label, date }: { label: string; date: string }) => (
  <span className={styles.when}>
    <b>{label}</b>
    {date}
  </span>
);
