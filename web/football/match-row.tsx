import { pagePaths } from '#contract/paths.ts';
import { clockTime, dayAndMonth, parseDate, shortDate, type ParsedDate } from '#domain/formatting/date.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { isOff } from '#domain/match/status-display.ts';
import type { ShownStatus } from '#domain/match/status.ts';
import type { Key, Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { LiveDot } from '#ui/marks/live-dot.tsx';
import { useToday } from '#ui/now.ts';
import { isLongName } from './game-rows.tsx';
import styles from './match-row.module.css';
import type { MatchSummary, Named, Team } from './model.ts';
import { runningMinuteText, useMinute } from './use-minute.ts';

interface MatchRowsProps<M> {
  matches: M[];
  addressOf?: (matchId: number) => string;
  /** Under a day's heading: shows the time only, team codes, and VS until there is a score. */
  byDay?: boolean;
  /** Extra text, such as the competition. */
  detailOf?: (match: M) => string | null;
}

/** Laid out by container width, not screen width. */
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

/** Where a match will be played; once it is over that matters less. */
export const pitchOf = ({ status, venue }: MatchSummary): string | null =>
  status === 'FINISHED' || status === 'AWARDED' ? null : venue;

const statusName: Record<ShownStatus, string> = {
  UPCOMING: 'upcoming',
  LIVE: 'live',
  FINISHED: 'final',
  AWARDED: 'awarded',
  POSTPONED: 'postponed',
  ABANDONED: 'abandoned',
  CANCELLED: 'cancelled',
  OTHER: 'other',
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
  const scored = status === 'FINISHED' || status === 'LIVE' || status === 'AWARDED' || status === 'ABANDONED';
  const isOver = status === 'FINISHED' || status === 'AWARDED';
  const lead = (homeScore ?? 0) - (awayScore ?? 0) || (penalties?.home ?? 0) - (penalties?.away ?? 0);
  const homeLost = isOver && lead < 0;
  const awayLost = isOver && lead > 0;
  return (
    <a className={styles.match} href={address} data-status={statusName[status]}>
      {byDay ? <TimeOnly match={match} t={t} /> : <StartOrStatus match={match} today={today} t={t} />}
      <Side team={home} side="home" lost={homeLost} />
      {byDay && !scored ? (
        <span className={styles.versus}>{t('match.versus')}</span>
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

const Goals = (props: { scored: number | null; penalties: number | undefined; lost: boolean }) => (
  <b data-lost={props.lost || undefined}>
    {props.scored}
    {props.scored !== null && props.penalties !== undefined && <small> ({props.penalties})</small>}
  </b>
);

function Side({ team, side, lost }: { team: Named<Team> | null; side: 'home' | 'away'; lost: boolean }) {
  const { t } = useLanguage();
  const { name, shortName, badge } = team ?? {
    name: t('match.teamUnknown'),
    shortName: t('match.teamUnknown.short'),
    badge: null,
  };
  return (
    <span className={styles[side]} data-lost={lost || undefined} data-unknown={team === null || undefined}>
      <Crest team={{ badge, shortName: team ? shortName : '?' }} />
      <span className={styles.name} data-long={isLongName(team)}>
        {name}
      </span>
      <abbr className={styles.code} title={name}>
        {shortName}
      </abbr>
    </span>
  );
}

const statusKey = {
  FINISHED: 'match.final',
  AWARDED: 'match.awarded',
  POSTPONED: 'match.postponed',
  ABANDONED: 'match.abandoned',
  CANCELLED: 'match.cancelled',
} satisfies Record<Exclude<ShownStatus, 'LIVE' | 'UPCOMING' | 'OTHER'>, Key>;

const statusLabel = ({ status, statusText }: MatchSummary, t: Translate): string =>
  status === 'LIVE' || status === 'UPCOMING' || status === 'OTHER' ? statusText : t(statusKey[status]);

function StartOrStatus({ match, today, t }: { match: MatchSummary; today: string; t: Translate }) {
  const { language } = useLanguage();
  const { status, startTime } = match;
  const start = parseDate(startTime);
  if (status === 'LIVE') return <Live match={match} time={start.kind === 'known' ? clockTime(start.date) : ''} />;
  if (isOff(status)) return <Label label={statusLabel(match, t)} />;
  // [SD5]
  if (status !== 'UPCOMING' && status !== 'OTHER')
    return (
      <Label
        label={statusLabel(match, t)}
        date={start.kind === 'known' ? shortDate(start.date, language) : unknownDateText(start, t)}
      />
    );
  if (start.kind !== 'known') return <Label label={unknownDateText(start, t)} />;
  const date = dayAt(start.date) === today ? t('match.today') : dayAndMonth(start.date, language);
  return <Label label={clockTime(start.date)} date={date} />;
}

/** Without the date, which is in the day's heading. */
function TimeOnly({ match, t }: { match: MatchSummary; t: Translate }) {
  const { status, startTime } = match;
  const start = parseDate(startTime);
  const time = start.kind === 'known' ? clockTime(start.date) : '';
  if (status === 'LIVE') return <Live match={match} time={time} />;
  if (status === 'UPCOMING') return <Label label={time || unknownDateText(start, t)} />;
  if (isOff(status)) return <Label label={statusLabel(match, t)} />;
  return <Label label={status === 'FINISHED' ? t('match.fullTime') : statusLabel(match, t)} date={time} />;
}

const unknownDateText = ({ kind }: ParsedDate, t: Translate) =>
  t(kind === 'invalid' ? 'match.dateInvalid' : 'match.dateUnknown');

function Live({ match, time }: { match: MatchSummary; time: string }) {
  const { t } = useLanguage();
  const minute = useMinute(match);
  return (
    <span className={styles.when}>
      <b>
        <LiveDot />
        {runningMinuteText(minute, t)}
      </b>
      {time}
    </span>
  );
}

const Label = ({ label, date }: { label: string; date?: string }) => (
  <span className={styles.when}>
    <b>{label}</b>
    {date}
  </span>
);
