import type { ScorersOfSide } from '#domain/match/scorers.ts';
import { surnameOf } from '#domain/player/name.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Goal } from './goal-model.ts';
import { minuteText } from './minute-text.ts';

/** „Делибалтов 3’, 17’, Русев 31’ (д) и още 1“ */
export const scorersText = (side: ScorersOfSide<Goal>, t: Translate): string =>
  [namesOf(side, t).join(', ') || '–', moreText(side, t)].filter(Boolean).join(' ');

/** The same with a line for each. */
export const scorerLines = (side: ScorersOfSide<Goal>, t: Translate): string[] =>
  [...namesOf(side, t), moreText(side, t)].filter((line) => line !== null);

const namesOf = ({ players }: ScorersOfSide<Goal>, t: Translate): string[] =>
  players.map((goals) => {
    const name = goals[0]?.scorer?.name;
    return [name ? surnameOf(name) : null, goals.map((goal) => minuteOf(goal, t)).join(', ')].filter(Boolean).join(' ');
  });

const moreText = ({ more }: ScorersOfSide<Goal>, t: Translate): string | null =>
  more > 0 ? t('match.scorer.more', { count: more }) : null;

function minuteOf(goal: Goal, t: Translate): string {
  const kind = goal.ownGoal ? t('match.scorer.ownGoal') : goal.penalty ? t('match.scorer.penalty') : '';
  return [minuteText(goal), kind].filter(Boolean).join(' ');
}
