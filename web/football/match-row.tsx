import { pagePaths } from '#contract/paths.ts';
import { clockTime, dayAndMonth, readDate, shortDate, type ReadDate } from '#domain/formatting/date.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Key, Translate } from '#i18n/translate.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { LiveDot } from '#web/ui/live-dot.tsx';
import { useToday } from '#web/ui/now.tsx';
import { useClock, type ClockReading } from '#web/ui/use-clock.ts';
import { Crest } from './crest.tsx';
import styles from './match-row.module.css';
import type { MatchSummary, Team } from './model.ts';

interface MatchRowsProps<M> {
  matches: M[];
  addressOf?: (matchId: number) => string;
  /** Under the heading of their day: with the time alone, the codes of the teams, and VS until there is a score. */
  byDay?: boolean;
  /** What else is to be said of a match, such as where it was played. */
  detailOf?: (match: M) => string | null;
}

/** Rows of matches. They ask the list for its width, not the screen. */
export function MatchRows<M extends MatchSummary>({
  matches,
  addressOf = pagePaths.match,
  byDay = false,
  detailOf,
}: MatchRowsProps<M>) {
  const { t } = useLanguage();
  const today = useToday();
  return (
    <div className={styles.matches} data-by-day={byDay || undefined}>
      {matches.map((match) => (
        <MatchRow
          key={match.id}
          match={match}
          address={addressOf(match.id)}
          byDay={byDay}
          detail={detailOf?.(match) ?? null}
          today={today}
          t={t}
        />
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

interface MatchRowProps {
  match: MatchSummary;
  address: string;
  byDay: boolean;
  detail: string | null;
  today: string;
  t: Translate;
}

function MatchRow({ match, address, byDay, detail, today, t }: MatchRowProps) {
  const { status, home, away, homeScore, awayScore, penalties } = match;
  const scored = status === 'FINISHED' || status === 'LIVE' || status === 'AWARDED';
  const decided = status === 'FINISHED' || status === 'AWARDED';
  const lead = (homeScore ?? 0) - (awayScore ?? 0) || (penalties?.home ?? 0) - (penalties?.away ?? 0);
  const homeLost = decided && lead < 0;
  const awayLost = decided && lead > 0;
  return (
    <a className={styles.match} href={address} data-status={statusName[status]}>
      {byDay ? <TimeOnly match={match} t={t} /> : <When match={match} today={today} t={t} />}
      <Side team={home} side="home" lost={homeLost} />
      {byDay && !scored ? (
        <span className={styles.versus}>VS</span>
      ) : (
        <span className={styles.score}>
          <Goals scored={scored ? homeScore : null} penalties={penalties?.home} lost={homeLost} />
          <i>–</i>
          <Goals scored={scored ? awayScore : null} penalties={penalties?.away} lost={awayLost} />
        </span>
      )}
      <Side team={away} side="away" lost={awayLost} />
      {detail !== null && <small className={styles.detail}>{detail}</small>}
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
  const { name, shortName, badge } = team ?? {
    name: t('match.teamUnknown'),
    shortName: t('match.teamUnknown.short'),
    badge: null,
  };
  return (
    <span className={styles[side]} data-lost={lost || undefined} data-unknown={team === null || undefined}>
      <Crest team={{ badge, shortName: team ? shortName : '?' }} />
      <span className={styles.name}>{name}</span>
      <abbr className={styles.code} title={name}>
        {shortName}
      </abbr>
    </span>
  );
}

const overKey = {
  FINISHED: 'match.final',
  AWARDED: 'match.awarded',
  POSTPONED: 'match.postponed',
  CANCELLED: 'match.cancelled',
} satisfies Record<Exclude<MatchStatus, 'LIVE' | 'UPCOMING'>, Key>;

function When({ match: { status, startTime, clock }, today, t }: { match: MatchSummary; today: string; t: Translate }) {
  const start = readDate(startTime);
  if (status === 'LIVE') return <Live clock={clock} time={start.kind === 'known' ? clockTime(start.date) : ''} />;
  if (status !== 'UPCOMING')
    return (
      <Label label={t(overKey[status])} date={start.kind === 'known' ? shortDate(start.date) : unknown(start, t)} />
    );
  if (start.kind !== 'known') return <Label label={unknown(start, t)} date="" />;
  const date = dayAt(start.date) === today ? t('match.today') : dayAndMonth(start.date);
  return <Label label={clockTime(start.date)} date={date} />;
}

/** The day stands above. */
function TimeOnly({ match: { status, startTime, clock }, t }: { match: MatchSummary; t: Translate }) {
  const start = readDate(startTime);
  const time = start.kind === 'known' ? clockTime(start.date) : '';
  if (status === 'LIVE') return <Live clock={clock} time={time} />;
  if (status === 'UPCOMING') return <Label label={time || unknown(start, t)} date="" />;
  return <Label label={t(status === 'FINISHED' ? 'match.fullTime' : overKey[status])} date={time} />;
}

const unknown = ({ kind }: ReadDate, t: Translate) => t(kind === 'invalid' ? 'match.dateInvalid' : 'match.dateUnknown');

function Live({ clock, time }: { clock: ClockReading | null; time: string }) {
  const { t } = useLanguage();
  const running = useClock(clock);
  return (
    <span className={styles.when}>
      <b>
        <LiveDot />
        {running ? `${running.minute}’` : t('match.live')}
      </b>
      {time}
    </span>
  );
}

const Label = ({ label, date }: { label: string; date: string }) => (
  <span className={styles.when}>
    <b>{label}</b>
    {date}
  </span>
);
