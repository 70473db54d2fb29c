import { useEffect, useEffectEvent } from 'react';
import { creditGoal, type Score } from '#domain/match/score.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import type { Goal } from '#web/football/goal-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import styles from './goal-overlay.module.css';

export interface CelebratedGoal {
  goal: Goal;
  score: Score;
}

interface GoalOverlayProps {
  match: MatchDetails;
  celebrated: CelebratedGoal;
  onDone: () => void;
}

/** As in the CSS: 0.5 s in, 2 s shown, 0.5 s out. */
const ANIMATION_MS = 3000;

/** Covers the screen for three seconds without taking clicks or keys. Screen readers get MatchAnnouncer. */
export function GoalOverlay({ match, celebrated, onDone }: GoalOverlayProps) {
  const { t } = useLanguage();
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => finish(), ANIMATION_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another goal restarts the timer
  }, [celebrated]);

  const { goal, score } = celebrated;
  const side = creditGoal(goal, sidesOf(match));
  const { home, away } = match;
  const scorerText = [goal.scorer?.name, goal.minute !== null && minuteText(goal)].filter(Boolean).join(', ');
  return (
    // The key restarts the animation for a second goal.
    <div key={`${score.home}:${score.away}`} className={styles.goal} data-theme="dark" aria-hidden="true">
      <p className={styles.shout}>{t('matchPage.goal')}</p>
      <p className={styles.score}>
        {home && <Crest team={home} eager />}
        <b data-scored={side === 'home' || undefined}>{score.home}</b>
        <i />
        <b data-scored={side === 'away' || undefined}>{score.away}</b>
        {away && <Crest team={away} eager />}
      </p>
      <p className={styles.who}>
        {side && match[side]?.name}
        <small>{goal.ownGoal ? t('matchPage.goal.own', { scorer: scorerText }) : scorerText}</small>
      </p>
    </div>
  );
}
