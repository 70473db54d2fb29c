import { pagePaths } from '#contract/paths.ts';
import { clockTime, matchDateTime } from '#domain/formatting/date.ts';
import { isStartingSoon } from '#domain/match/starting-soon.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { LiveDot } from '#web/ui/live-dot.tsx';
import { useTickingNow } from '#web/ui/now.tsx';
import { useClock } from '#web/ui/use-clock.ts';
import { ClockLine } from './clock-line.tsx';
import { clockText } from './clock-text.ts';
import { Countdown } from './countdown.tsx';
import { Crest } from './crest.tsx';
import { Emblem } from './emblem.tsx';
import styles from './fixture-card.module.css';
import { gameweekText } from './gameweek-text.ts';
import type { LiveMatch, Team } from './model.ts';
import { phaseKey } from './phase-text.ts';

type Clock = ReturnType<typeof useClock>;

/** A match that is on, or the one to come; in the frame of another site also one that is over. */
export function FixtureCard({ match }: { match: LiveMatch }) {
  const { t, language } = useLanguage();
  const now = useTickingNow();
  const { status, startTime, home, away, competition } = match;
  const start = startTime === null ? null : new Date(startTime);
  const clock = useClock(status === 'UPCOMING' ? null : match.clock);
  const over = status !== 'UPCOMING' && status !== 'LIVE';
  const soon = status === 'UPCOMING' && start !== null && isStartingSoon(start, now);
  return (
    <a className={styles.fixture} href={pagePaths.match(match.id)}>
      <span className={styles.top}>
        <span className={styles.competition}>
          <Emblem competition={competition} />
          <span>
            {competition.name} <small>{gameweekText(match.gameweek, t)}</small>
          </span>
        </span>
        <Label match={match} clock={clock} soon={soon} />
      </span>
      <span className={styles.teams}>
        <span className={styles.sides}>
          <Side team={home} />
          <Middle match={match} now={now} countTo={soon ? start : null} />
          <Side team={away} />
        </span>
      </span>
      {!over && <ClockLine minute={clock?.minute ?? 0} />}
      <span className={styles.foot}>
        <span>{over && start ? matchDateTime(start, language) : startText(start, status !== 'UPCOMING', t)}</span>
        <Course match={match} clock={clock} />
      </span>
    </a>
  );
}

function Label({ match: { status }, clock, soon }: { match: LiveMatch; clock: Clock; soon: boolean }) {
  const { t } = useLanguage();
  switch (status) {
    case 'LIVE':
      return (
        <span className={styles.minute}>
          <LiveDot />
          {clock ? `${clock.minute}’` : t('match.live')}
        </span>
      );
    case 'FINISHED':
      return <span>{t('match.fullTime')}</span>;
    case 'AWARDED':
      return <span>{t('match.awarded')}</span>;
    case 'POSTPONED':
      return <span>{t('match.postponed')}</span>;
    case 'CANCELLED':
      return <span>{t('match.cancelled')}</span>;
    case 'UPCOMING':
      return soon && <span className={styles.soon}>{t('match.startingSoon')}</span>;
  }
}

/** How far a live match has come, or where the next one is played. */
function Course({ match: { status, phase, venue }, clock }: { match: LiveMatch; clock: Clock }) {
  const { t } = useLanguage();
  if (status === 'UPCOMING') return venue;
  if (status !== 'LIVE' || !phase) return null;
  return (
    <span className={styles.course}>
      {t(phaseKey[phase])}
      {clock && <span>{clockText(clock)}</span>}
    </span>
  );
}

function startText(start: Date | null, begun: boolean, t: Translate): string {
  if (start === null) return t('match.dateUnknown');
  if (Number.isNaN(start.getTime())) return t('match.dateInvalid');
  return t(begun ? 'match.startedAt' : 'match.startsAt', { time: clockTime(start) });
}

const Side = ({ team }: { team: Team }) => (
  <span className={styles.team}>
    <Crest team={team} eager />
    <span className={styles.name}>{team.name}</span>
    <abbr className={styles.code} title={team.name}>
      {team.shortName}
    </abbr>
  </span>
);

function Middle({ match, now, countTo }: { match: LiveMatch; now: Date; countTo: Date | null }) {
  const { homeScore, awayScore, status } = match;
  if (countTo) return <Countdown to={countTo} now={now} />;
  if (status === 'UPCOMING' || homeScore === null || awayScore === null)
    return (
      <span className={styles.score} data-versus>
        VS
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
