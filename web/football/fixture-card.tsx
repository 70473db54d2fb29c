import { pagePaths } from '#contract/paths.ts';
import { clockTime, matchDateTime } from '#domain/formatting/date.ts';
import { isPlayed } from '#domain/match/phase.ts';
import { isStartingSoon } from '#domain/match/starting-soon.ts';
import { isOff } from '#domain/match/status-display.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { LiveDot } from '#ui/marks/live-dot.tsx';
import { useTickingNow } from '#ui/now.ts';
import { useClock } from '#ui/use-clock.ts';
import { ClockProgress } from './clock-progress.tsx';
import { clockText } from './clock-text.ts';
import { Countdown } from './countdown.tsx';
import styles from './fixture-card.module.css';
import { gameweekText } from './gameweek-text.ts';
import type { LiveListMatch, Named, Team } from './model.ts';
import { phaseKey } from './phase-text.ts';
import { minuteText } from './minute-text.ts';
import { useMinute } from './use-minute.ts';

type Clock = ReturnType<typeof useClock>;

interface FixtureCardProps {
  match: LiveListMatch;
  /** Under the heading of its competition. */
  grouped?: true;
}

/** A live or upcoming match; on embedded pages also a finished one. */
export function FixtureCard({ match, grouped }: FixtureCardProps) {
  const { t, language } = useLanguage();
  const now = useTickingNow();
  const { status, startTime, home, away, competition } = match;
  const start = startTime === null ? null : new Date(startTime);
  const clock = useClock(status === 'UPCOMING' ? null : match.clock);
  const minute = useMinute(match);
  const gameweek = gameweekText(match.gameweek, t);
  const isOver = status !== 'UPCOMING' && status !== 'LIVE';
  const startsSoon = status === 'UPCOMING' && start !== null && isStartingSoon(start, now);
  return (
    <a className={styles.fixture} href={pagePaths.match(match.id)}>
      <span className={styles.top}>
        <span className={styles.competition}>
          <CompetitionEmblem competition={competition} />
          <span>
            {(!grouped || !gameweek) && competition.name} <small>{gameweek}</small>
          </span>
        </span>
        <Label match={match} minute={minute} startsSoon={startsSoon} />
      </span>
      <span className={styles.teams}>
        <span className={styles.sides}>
          <Side team={home} />
          <Middle match={match} now={now} countTo={startsSoon ? start : null} />
          <Side team={away} />
        </span>
      </span>
      {!isOver && <ClockProgress minute={Math.min(clock?.minute ?? 0, minute?.minute ?? Infinity)} />}
      <span className={styles.foot}>
        <span>
          {isOff(status) ? null : isOver && start ? matchDateTime(start, language) : startText(match, start, now, t)}
        </span>
        <PhaseOrVenue match={match} clock={clock} />
      </span>
    </a>
  );
}

interface LabelProps {
  match: LiveListMatch;
  minute: ReturnType<typeof useMinute>;
  startsSoon: boolean;
}

function Label({ match, minute, startsSoon }: LabelProps) {
  const { t } = useLanguage();
  switch (match.status) {
    case 'LIVE':
      return (
        <span className={styles.minute}>
          <LiveDot />
          {minute ? minuteText(minute) : t('match.live')}
        </span>
      );
    case 'FINISHED':
      return <span>{t('match.fullTime')}</span>;
    case 'AWARDED':
      return <span>{t('match.awarded')}</span>;
    case 'POSTPONED':
      return <span>{t('match.postponed')}</span>;
    case 'ABANDONED':
      return <span>{t('match.abandoned')}</span>;
    case 'CANCELLED':
      return <span>{t('match.cancelled')}</span>;
    case 'UPCOMING':
      return startsSoon && <span className={styles.soon}>{t('match.startingSoon')}</span>;
    // [SD5] The start is in the foot.
    case 'OTHER':
      return null;
  }
}

function PhaseOrVenue({ match: { status, phase, venue }, clock }: { match: LiveListMatch; clock: Clock }) {
  const { t } = useLanguage();
  if (status === 'UPCOMING') return venue;
  if (status !== 'LIVE' || !phase) return null;
  return (
    <span className={styles.progress}>
      {t(phaseKey[phase])}
      {clock && isPlayed(phase) && <span>{clockText(clock)}</span>}
    </span>
  );
}

/** When the match really started, or for when it was scheduled. */
function startText({ status, kickedOffAt }: LiveListMatch, start: Date | null, now: Date, t: Translate): string {
  if (status === 'LIVE' && kickedOffAt !== null)
    return t('match.startedAt', { time: clockTime(new Date(kickedOffAt)) });
  if (start === null) return t('match.dateUnknown');
  if (Number.isNaN(start.getTime())) return t('match.dateInvalid');
  return t(status === 'UPCOMING' && start > now ? 'match.startsAt' : 'match.scheduledFor', { time: clockTime(start) });
}

const Side = ({ team }: { team: Named<Team> }) => (
  <span className={styles.team}>
    <Crest team={team} eager />
    <span className={styles.name}>{team.name}</span>
    <abbr className={styles.code} title={team.name}>
      {team.shortName}
    </abbr>
  </span>
);

function Middle({ match, now, countTo }: { match: LiveListMatch; now: Date; countTo: Date | null }) {
  const { t } = useLanguage();
  const { homeScore, awayScore, status } = match;
  if (countTo) return <Countdown to={countTo} now={now} />;
  if (status === 'UPCOMING' || homeScore === null || awayScore === null)
    return (
      <span className={styles.score} data-versus>
        {t('match.versus')}
      </span>
    );
  return (
    <span className={styles.score}>
      {homeScore}
      <i />
      <span className="hidden">:</span>
      {awayScore}
    </span>
  );
}
