import type { Side } from '#domain/match/score.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useFreshGoal } from '#web/football/use-fresh-goal.ts';
import { runningMinuteText, useMinute } from '#web/football/use-minute.ts';
import styles from './match-brief.module.css';

/** A goal stays lit for as long after its celebration as in the rows of matches. */
const FRESH_MS = 6000;

/** „ДОБ 3–2 ОРЛ 38’“ */
export function MatchBrief({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const { status, phase, score } = match;
  const minute = useMinute(match);
  const fresh = useFreshGoal({ homeScore: score?.home ?? null, awayScore: score?.away ?? null }, FRESH_MS);
  const goals = (side: Side) => <b data-fresh={fresh === side || undefined}>{score?.[side]}</b>;
  return (
    <p className={styles.brief} data-live={status === 'LIVE' || undefined}>
      <Team match={match} side="home" />
      <span className={styles.score}>
        {score && goals('home')}–{score && goals('away')}
      </span>
      <Team match={match} side="away" />
      {status === 'LIVE' && (
        <span className={styles.minute}>{phase === 'HALF_TIME' ? t('match.pause') : runningMinuteText(minute, t)}</span>
      )}
    </p>
  );
}

function Team({ match, side }: { match: MatchDetails; side: Side }) {
  const { t } = useLanguage();
  const team = match[side];
  return (
    <span className={styles.team}>
      <Crest team={team ?? { badge: null, shortName: '?' }} />
      {team ? team.shortName : t('match.teamUnknown.short')}
    </span>
  );
}
