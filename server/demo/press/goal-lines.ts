import { paragraph, say, type Block, type Line } from './article.ts';
import { phrasesFor, type Moment } from './goal-phrases.ts';
import { listOf, sayCount } from './grammar.ts';
import type { Ink } from './ink.ts';
import type { GoalFact, MatchFacts } from './match-facts.ts';

export const scoreLine = ([home, away]: readonly [number, number]): Line => say(`${home}:${away}`, `${home}–${away}`);

export const firstHalf = ({ goals }: MatchFacts, regular = 25) =>
  goals.filter(({ minute, inExtraTime }) => !inExtraTime && minute <= regular);
export const secondHalf = ({ goals }: MatchFacts, regular = 25) =>
  goals.filter(({ minute, inExtraTime }) => !inExtraTime && minute > regular);

/** The goals of a stretch of the match, told one after another; a long list is shortened at the end. */
export function tellGoals(facts: MatchFacts, goals: readonly GoalFact[], ink: Ink, named: Set<string>): Line[] {
  const told = goals.length > 4 ? goals.slice(0, 3) : goals;
  const rest = goals.slice(told.length);
  const lines = told.map((goal) => tellGoal(facts, goal, ink, named));
  const last = rest.at(-1);
  if (last) {
    const scorers = listOf(
      rest.map(({ scorer, minute, ownGoal }) => ({
        bg: `${scorer.last.bg} (${minute}${ownGoal ? ', автогол' : ''})`,
        en: `${scorer.last.en} (${minute}${ownGoal ? ', own goal' : ''})`,
      })),
    );
    const made = scoreLine(last.made);
    lines.push(ink.take(REST)(scorers, made));
  }
  return lines;
}

const REST: readonly ((scorers: Line, made: Line) => Line)[] = [
  (scorers, made) =>
    say(
      `Сред голмайсторите се записаха още ${scorers.bg}, с което стана ${made.bg}.`,
      `${scorers.en} were next on the sheet, for ${made.en}.`,
    ),
  (scorers, made) =>
    say(
      `До ${made.bg} се стигна с попаденията на ${scorers.bg}.`,
      `Goals from ${scorers.en} brought it to ${made.en}.`,
    ),
  (scorers, made) =>
    say(`Следваха ${scorers.bg} и вече беше ${made.bg}.`, `${scorers.en} followed, and by then it was ${made.en}.`),
];

function tellGoal(facts: MatchFacts, goal: GoalFact, ink: Ink, named: Set<string>): Line {
  const name = ({ key, full, last }: GoalFact['scorer']) => {
    const known = named.has(key);
    named.add(key);
    return known ? last : full;
  };
  const from = goal.assist ? name(goal.assist) : say('', '');
  const moment: Moment = {
    goal,
    who: name(goal.scorer),
    from,
    team: (goal.side === 'home' ? facts.home : facts.away).subject,
    made: scoreLine(goal.made),
  };
  return ink.take(phrasesFor(goal))(moment);
}

const QUIET_FIRST: readonly Line[] = [
  say('До почивката вратарите останаха сухи.', 'Both goalkeepers went into the break with clean gloves.'),
  say('Първите двайсет и пет минути минаха без гол.', 'The first twenty-five minutes went by without a goal.'),
  say('На почивката отборите се прибраха при 0:0.', 'The teams went in at 0–0.'),
];
const QUIET_SECOND: readonly Line[] = [
  say('След почивката нови голове не паднаха.', 'There were no more goals after the break.'),
  say(
    'Втората част мина в борба за всяка топка, но без попадения.',
    'The second half was a fight for every ball, without a goal.',
  ),
  say('През второто полувреме резултатът не помръдна.', 'In the second half the score did not move.'),
];
const SECOND_BEGINS: readonly ((count: Line) => Line)[] = [
  (count) =>
    say(
      `Втората част донесе още ${count.bg}.`,
      `The second half brought ${count.en} more.`.replace(/(\w+) (goals?) more/, '$1 more $2'),
    ),
  (count) => say(`След почивката паднаха още ${count.bg}.`, `After the break there came ${count.en}.`),
  () => say('След почивката темпото не спадна.', 'The pace did not drop after the break.'),
  () => say('Второто полувреме не чакаше никого.', 'The second half waited for nobody.'),
];

/** The match from whistle to whistle: one paragraph a half, a third for extra time. */
export function tellMatch(facts: MatchFacts, ink: Ink, named: Set<string>): Block[] {
  const first = firstHalf(facts);
  const second = secondHalf(facts);
  const extra = facts.goals.filter(({ inExtraTime }) => inExtraTime);
  return [
    paragraph(...(first.length > 0 ? tellGoals(facts, first, ink, named) : [ink.take(QUIET_FIRST)])),
    paragraph(
      ...(second.length > 0
        ? [
            second.length > 1 ? ink.take(SECOND_BEGINS)(sayCount(second.length, 'goal')) : null,
            ...tellGoals(facts, second, ink, named),
          ]
        : [ink.take(QUIET_SECOND)]),
    ),
    ...(extra.length > 0 ? [paragraph(...tellGoals(facts, extra, ink, named))] : []),
  ];
}
