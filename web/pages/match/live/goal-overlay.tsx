import { useEffect, useEffectEvent } from 'react';
import { creditGoal, type Score } from '#domain/match/score.ts';
import { sidesOf } from '#web/api/read-match.ts';
import { Crest } from '#web/football/crest.tsx';
import type { Goal, MatchDetails } from '#web/football/match-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './goal-overlay.module.css';

export interface Celebrated {
  goal: Goal;
  score: Score;
}

interface GoalOverlayProps {
  match: MatchDetails;
  celebrated: Celebrated;
  onDone: () => void;
}

/** The style sheet divides them: half a second in, two to be read, half a second out. */
const SHOWN_MS = 3000;

/** A goal fills the screen for three seconds. It takes no clicks and no keys; who uses a screen reader is told elsewhere. */
export function GoalOverlay({ match, celebrated, onDone }: GoalOverlayProps) {
  const { t } = useLanguage();
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    const over = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(over);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another goal begins anew
  }, [celebrated]);

  const { goal, score } = celebrated;
  const side = creditGoal(goal, sidesOf(match));
  const { home, away } = match;
  const told = [goal.scorer?.name, goal.minute !== null && minuteText(goal)].filter(Boolean).join(', ');
  return (
    // Keyed, so that a second goal does not begin in the middle of the first one's light.
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
        <small>{goal.ownGoal ? t('matchPage.goal.own', { scorer: told }) : told}</small>
      </p>
    </div>
  );
}
