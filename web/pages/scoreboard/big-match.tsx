import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clockTime } from '#domain/formatting/date.ts';
import { isPlayed } from '#domain/match/phase.ts';
import { creditGoal, type Side } from '#domain/match/score.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { LiveDot } from '#ui/marks/live-dot.tsx';
import { useClock } from '#ui/use-clock.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { clockText } from '#web/football/clock-text.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { minuteText } from '#web/football/minute-text.ts';
import type { LiveListMatch, Named, Team } from '#web/football/model.ts';
import { phaseKey } from '#web/football/phase-text.ts';
import styles from './big-match.module.css';
import { sidesOf } from '#web/football/match-model.ts';

/** One match, readable across a room. */
export function BigMatch({ match, scored }: { match: LiveListMatch; scored: boolean }) {
  const { t } = useLanguage();
  const { home, away, competition, gameweek, homeScore, awayScore, status, startTime } = match;
  const hasScore = status !== 'UPCOMING' && homeScore !== null && awayScore !== null;
  return (
    <section className={styles.match} aria-label={`${home.name} – ${away.name}`}>
      <p className={styles.occasion}>
        <CompetitionEmblem competition={competition} />
        {competition.name} <small>{gameweekText(gameweek, t)}</small>
      </p>
      <div className={styles.board}>
        <TeamSide team={home} />
        <div>
          <p className={styles.score} data-upcoming={!hasScore || undefined}>
            {hasScore ? (
              <>
                <b>{homeScore}</b>
                <i />
                <span className="hidden">:</span>
                <b>{awayScore}</b>
              </>
            ) : startTime === null ? (
              t('match.versus')
            ) : (
              clockTime(new Date(startTime))
            )}
          </p>
          <Progress match={match} />
        </div>
        <TeamSide team={away} />
      </div>
      {hasScore && <Scorers match={match} />}
      {scored && (
        <p key={`${homeScore}:${awayScore}`} className={styles.goal} aria-hidden="true">
          {t('tv.goal')}
        </p>
      )}
    </section>
  );
}

const TeamSide = ({ team }: { team: Named<Team> }) => (
  <div className={styles.team}>
    <Crest team={team} eager />
    <h2>{team.name}</h2>
  </div>
);

function Progress({ match: { status, phase, clock, venue } }: { match: LiveListMatch }) {
  const { t } = useLanguage();
  const reading = useClock(status === 'LIVE' ? clock : null);
  if (status === 'UPCOMING') return <p className={styles.progress}>{venue}</p>;
  if (status !== 'LIVE') return <p className={styles.progress}>{t('match.fullTime')}</p>;
  return (
    <p className={styles.progress} data-live>
      <LiveDot />
      {phase && t(phaseKey[phase])}
      {reading && phase && isPlayed(phase) && <span className={styles.clock}>{clockText(reading)}</span>}
    </p>
  );
}

const MOST = 5;

/** The latest scorers of each side; asked for again at every goal. */
function Scorers({ match }: { match: LiveListMatch }) {
  const client = useQueryClient();
  const query = matchDetails(match.id);
  const { data: details } = useQuery(query);
  const [path] = query.queryKey;
  const known = details?.score;
  const isOld = known && (known.home !== match.homeScore || known.away !== match.awayScore);
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: [path] });
  }, [client, path, isOld]);
  if (!details) return null;
  const of = (side: Side) =>
    details.goals.filter((goal) => goal.scorer && creditGoal(goal, sidesOf(details)) === side).slice(-MOST);
  return (
    <div className={styles.scorers}>
      {(['home', 'away'] as const).map((side) => (
        <ul key={side}>
          {of(side).map((goal) => (
            <li key={goal.id ?? `${goal.minute} ${goal.scorer?.name}`}>
              {goal.scorer?.name} {goal.minute !== null && <span>{minuteText(goal)}</span>}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
