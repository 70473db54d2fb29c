import { pagePaths } from '#contract/paths.ts';
import { clockTime, matchDateTime } from '#domain/formatting/date.ts';
import { isStartingSoon } from '#domain/match/starting-soon.ts';
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

type Clock = ReturnType<typeof useClock>;

/** A live or upcoming match; on embedded pages also a finished one. */
export function FixtureCard({ match }: { match: LiveListMatch }) {
  const { t, language } = useLanguage();
  const now = useTickingNow();
  const { status, startTime, home, away, competition } = match;
  const start = startTime === null ? null : new Date(startTime);
  const clock = useClock(status === 'UPCOMING' ? null : match.clock);
  const isOver = status !== 'UPCOMING' && status !== 'LIVE';
  const startsSoon = status === 'UPCOMING' && start !== null && isStartingSoon(start, now);
  return (
    <a className={styles.fixture} href={pagePaths.match(match.id)}>
      <span className={styles.top}>
        <span className={styles.competition}>
          <CompetitionEmblem competition={competition} />
          <span>
            {competition.name} <small>{gameweekText(match.gameweek, t)}</small>
          </span>
        </span>
        <Label match={match} clock={clock} startsSoon={startsSoon} />
      </span>
      <span className={styles.teams}>
        <span className={styles.sides}>
          <Side team={home} />
          <Middle match={match} now={now} countTo={startsSoon ? start : null} />
          <Side team={away} />
        </span>
      </span>
      {!isOver && <ClockProgress minute={clock?.minute ?? 0} />}
      <span className={styles.foot}>
        <span>{isOver && start ? matchDateTime(start, language) : startText(start, status !== 'UPCOMING', t)}</span>
        <PhaseOrVenue match={match} clock={clock} />
      </span>
    </a>
  );
}

function Label({
  match: { status, statusText },
  clock,
  startsSoon,
}: {
  match: LiveListMatch;
  clock: Clock;
  startsSoon: boolean;
}) {
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
      return startsSoon && <span className={styles.soon}>{t('match.startingSoon')}</span>;
    case 'OTHER':
      return <span>{statusText}</span>;
  }
}

function PhaseOrVenue({ match: { status, phase, venue }, clock }: { match: LiveListMatch; clock: Clock }) {
  const { t } = useLanguage();
  if (status === 'UPCOMING') return venue;
  if (status !== 'LIVE' || !phase) return null;
  return (
    <span className={styles.progress}>
      {t(phaseKey[phase])}
      {clock && <span>{clockText(clock)}</span>}
    </span>
  );
}

function startText(start: Date | null, hasStarted: boolean, t: Translate): string {
  if (start === null) return t('match.dateUnknown');
  if (Number.isNaN(start.getTime())) return t('match.dateInvalid');
  return t(hasStarted ? 'match.startedAt' : 'match.startsAt', { time: clockTime(start) });
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
