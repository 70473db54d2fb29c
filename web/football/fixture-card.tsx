import { pagePaths } from '#contract/paths.ts';
import { clockTime } from '#domain/formatting/date.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { LiveDot } from '#web/ui/live-dot.tsx';
import { useTickingNow } from '#web/ui/now.tsx';
import { useClock } from '#web/ui/use-clock.ts';
import { ClockLine } from './clock-line.tsx';
import { Countdown } from './countdown.tsx';
import { Crest } from './crest.tsx';
import { Emblem } from './emblem.tsx';
import styles from './fixture-card.module.css';
import type { LiveMatch, Team } from './model.ts';
import { phaseKey } from './phase-text.ts';

const SOON_MS = 60 * 60_000;

/** A match that is on, or the one to come. */
export function FixtureCard({ match }: { match: LiveMatch }) {
  const { t } = useLanguage();
  const now = useTickingNow();
  const { status, startTime, phase, home, away, competition } = match;
  const live = status === 'LIVE';
  const start = startTime === null ? null : new Date(startTime);
  const clock = useClock(live ? match.clock : null);
  const soon = !live && start !== null && start.getTime() - now.getTime() <= SOON_MS;
  return (
    <a className={styles.fixture} href={pagePaths.match(match.id)}>
      <span className={styles.top}>
        <span className={styles.competition}>
          <Emblem competition={competition} />
          {competition.name}
        </span>
        {live && (
          <span className={styles.clock}>
            <LiveDot />
            {clock ? clockText(clock) : t('match.live')}
          </span>
        )}
        {soon && <span className={styles.soon}>{t('match.startingSoon')}</span>}
      </span>
      <span className={styles.teams}>
        <span className={styles.sides}>
          <Side team={home} />
          <Middle match={match} now={now} countTo={soon ? start : null} />
          <Side team={away} />
        </span>
      </span>
      <ClockLine minute={clock?.minute ?? 0} />
      <span className={styles.foot}>
        <span>{startText(start, live, t)}</span>
        {live && phase && <span>{t(phaseKey[phase])}</span>}
      </span>
    </a>
  );
}

function startText(start: Date | null, live: boolean, t: Translate): string {
  if (start === null) return t('match.dateUnknown');
  if (Number.isNaN(start.getTime())) return t('match.dateInvalid');
  return t(live ? 'match.startedAt' : 'match.startsAt', { time: clockTime(start) });
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
  if (status !== 'LIVE' || homeScore === null || awayScore === null)
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

/** 38:12, and 05:07 */
function clockText({ minute, second }: { minute: number; second: number }): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(minute)}:${two(second)}`;
}
