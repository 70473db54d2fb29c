import type { ReactNode } from 'react';
import { clockTime } from '#domain/formatting/date.ts';
import { readClock } from '#domain/match/clock.ts';
import { firstMinute } from '#domain/match/lengths.ts';
import { awaitsEnd } from '#domain/match/match-minute.ts';
import { isPlayed } from '#domain/match/phase.ts';
import { isShootout, type Side } from '#domain/match/score.ts';
import { shownStatus } from '#domain/match/status.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { NetworkMark } from '#desk/shell/network-mark.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { useTicks } from '#desk/shell/use-ticks.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { SIDES, type MatchFacts } from './match-facts.ts';

/** The head: score and clock, dark in both themes. */
export function Tally({ facts, justScored = null }: { facts: MatchFacts; justScored?: Side | null }) {
  const { t } = useTexts();
  const { folded, match, teams } = facts;
  const inShootout = isShootout(folded.phase);
  const score = (inShootout ? folded.penalties : folded.score) ?? match.score ?? { home: 0, away: 0 };
  const team = (side: Side) => (
    <div className="team" data-side={side}>
      <TeamCrest team={teams[side]} />
      <b>{teams[side].shown}</b>
    </div>
  );
  const figure = (side: Side) => (
    <b className={justScored === side ? 'new' : undefined} data-side={side}>
      {score[side]}
    </b>
  );
  return (
    <header className="tally" data-theme="dark">
      <div className="topline">
        <a className="key" href={pages.today} aria-label={t('nav.toMatches')}>
          <Mark name="back" />
        </a>
        <NetworkMark matchId={match.id} />
        <a className="key" href={pages.lineups(match.id)} aria-label={t('lineups.title')}>
          <Mark name="users" />
        </a>
      </div>
      <h1 className="hidden">{`${teams.home.shown} – ${teams.away.shown}`}</h1>
      <div className="line">
        {team('home')}
        <p
          className="score"
          data-digits={`${score.home}${score.away}`.length}
          aria-live="polite"
          aria-label={t('match.score', {
            home: `${teams.home.shown} ${score.home}`,
            away: `${teams.away.shown} ${score.away}`,
          })}
        >
          {figure('home')}
          <i />
          {figure('away')}
        </p>
        {team('away')}
      </div>
      <ClockLine facts={facts} />
    </header>
  );
}

function ClockLine({ facts }: { facts: MatchFacts }) {
  const { t } = useTexts();
  const { folded, clock, match, lengths } = facts;
  useTicks(clock.runningSince !== null);
  const { phase, status } = folded;
  if (status === 'FINISHED' || match.status === 'AWARDED')
    return (
      <p className="clock">
        <b>{t('phase.FULL_TIME')}</b>
        {folded.halfTime && <span>{t('match.halfTimeScore', { score: scoreText(folded.halfTime) })}</span>}
      </p>
    );
  if (isShootout(phase))
    return (
      <p className="clock">
        <b>{t('phase.PENALTIES')}</b>
        {folded.score && <span>{t('match.regularScore', { score: scoreText(folded.score) })}</span>}
      </p>
    );
  if (status !== 'LIVE')
    return (
      <p className="clock">
        <b>{match.startTime ? clockTime(new Date(match.startTime)) : '–'}</b>
        <span>{status === 'UPCOMING' ? (match.venue ?? '') : t(`status.${shownStatus(status, folded.score)}`)}</span>
      </p>
    );
  const now = readClock(clock, serverNow());
  const isForgotten = clock.runningSince !== null && awaitsEnd(now.minute, phase, lengths);
  return (
    <>
      <p className="clock" role="timer">
        {clock.runningSince && <i className="dot" />}
        <b>{isForgotten ? t('match.awaitsEnd') : `${now.minute}:${String(now.second).padStart(2, '0')}`}</b>
        <span>{clock.runningSince || !isPlayed(phase) ? t(`phase.${phase}`) : t('match.clockStopped')}</span>
      </p>
      <Progress
        minutes={now.minute + now.second / 60}
        halfMinutes={lengths.halfMinutes}
        isExtra={firstMinute(phase, lengths) >= 2 * lengths.halfMinutes}
      />
    </>
  );
}

const scoreText = ({ home, away }: { home: number; away: number }) => `${home}–${away}`;

function Progress({ minutes, halfMinutes, isExtra }: { minutes: number; halfMinutes: number; isExtra: boolean }) {
  const { t } = useTexts();
  const filled = (half: number) => Math.max(0, Math.min(1, (minutes - half * halfMinutes) / halfMinutes)) * 100;
  return (
    <div
      className="clockline"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by styles
      role="img"
      aria-label={t('match.minutesOf', { minutes: Math.floor(minutes), all: 2 * halfMinutes })}
      hidden={isExtra}
    >
      {SIDES.map((side, half) => (
        <span key={side} className="half" style={{ '--filled': `${filled(half)}%` } as React.CSSProperties} />
      ))}
    </div>
  );
}

/** The head of screens that have a title instead of a score. */
export function TitleHead({
  title,
  back,
  matchId,
  children,
}: {
  title: string;
  back: string;
  matchId?: number;
  children?: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <header className="tally" data-theme="dark">
      <div className="topline">
        <a className="key" href={back} aria-label={t('nav.back')}>
          <Mark name="back" />
        </a>
        <h1>{title}</h1>
        {children ?? <NetworkMark matchId={matchId} short />}
      </div>
    </header>
  );
}
