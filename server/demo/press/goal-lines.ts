import { paragraph, say, type Block, type Line } from './article.ts';
import { phrasesFor, type Moment } from './goal-phrases.ts';
import { listOf, ordinalBg, ordinalEn, sayCount } from './grammar.ts';
import type { Ink } from './ink.ts';
import type { GoalFact, MatchFacts } from './match-facts.ts';

const scoreLine = ([home, away]: readonly [number, number]): Line => say(`${home}:${away}`, `${home}–${away}`);

const firstHalf = ({ goals }: MatchFacts, regular = 25) =>
  goals.filter(({ minute, inExtraTime }) => !inExtraTime && minute <= regular);
const secondHalf = ({ goals }: MatchFacts, regular = 25) =>
  goals.filter(({ minute, inExtraTime }) => !inExtraTime && minute > regular);

/** The goals of a stretch of the match, told one after another; a long list is shortened at the end. */
export function tellGoals(facts: MatchFacts, goals: readonly GoalFact[], ink: Ink, named: Set<string>): Line[] {
  const told = goals.length > 4 ? goals.slice(0, 3) : goals;
  const rest = goals.slice(told.length);
  const lines = told.map((goal) => tellGoal(facts, goal, ink, named));
  const last = rest.at(-1);
  if (last) {
    const scorers = withMinutes(rest, named);
    lines.push(ink.take(scorers.length > 1 ? REST : LAST_ONE)(listOf(scorers), scoreLine(last.made)));
  }
  return lines;
}

/** „Колев (22 и 25)“, each scorer once. */
function withMinutes(goals: readonly GoalFact[], named: Set<string>): Line[] {
  const scorers = [...new Map(goals.map((goal) => [`${goal.scorer.key} ${goal.ownGoal}`, goal])).values()];
  return scorers.map(({ scorer, ownGoal }) => {
    const minutes = goals
      .filter((goal) => goal.scorer.key === scorer.key && goal.ownGoal === ownGoal)
      .map(({ minute }) => minute);
    const at = sayMinutes(minutes);
    const name = nameOf(scorer, named);
    return say(
      `${name.bg} (${at.bg}${ownGoal ? ', автогол' : ''})`,
      `${name.en} (${at.en}${ownGoal ? ', own goal' : ''})`,
    );
  });
}

/** „22 и 25“, but „два пъти в 43-ата“. */
function sayMinutes(minutes: readonly number[]): Line {
  const [first = 0] = minutes;
  if (minutes.length === 2 && minutes.every((minute) => minute === first)) {
    return say(`два пъти в ${ordinalBg(first)}`, `twice in the ${ordinalEn(first)}`);
  }
  return listOf(minutes.map((minute) => say(String(minute), String(minute))));
}

/** The full name the first time, the surname afterwards. */
function nameOf({ key, full, last }: GoalFact['scorer'], named: Set<string>): Line {
  const known = named.has(key);
  named.add(key);
  return known ? last : full;
}

const LAST_ONE: readonly ((scorer: Line, made: Line) => Line)[] = [
  (scorer, made) =>
    say(`Останалото свърши ${scorer.bg} – ${made.bg}.`, `The rest was done by ${scorer.en}: ${made.en}.`),
  (scorer, made) =>
    say(`Следваше ${scorer.bg} и вече беше ${made.bg}.`, `Next came ${scorer.en}, and by then it was ${made.en}.`),
];

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
  // Named when the phrase asks: one that leaves the passer out must not make him known.
  const moment: Moment = {
    goal,
    get who() {
      return nameOf(goal.scorer, named);
    },
    get from() {
      return goal.assist ? nameOf(goal.assist, named) : say('', '');
    },
    team: (goal.side === 'home' ? facts.home : facts.away).subject,
    club: (goal.side === 'home' ? facts.home : facts.away).name,
    made: scoreLine(goal.made),
  };
  return ink.take(phrasesFor(goal))(moment);
}

const QUIET_FIRST: readonly Line[] = [
  say('До почивката вратарите останаха сухи.', 'Both goalkeepers went into the break with clean gloves.'),
  say('Първите двайсет и пет минути минаха без гол.', 'The first twenty-five minutes went by without a goal.'),
  say('На почивката отборите се прибраха при 0:0.', 'The teams went in at 0–0.'),
  say(
    'Първата част отиде в опипване и странични пасове.',
    'The first half went on feeling each other out and passing sideways.',
  ),
];
const QUIET_SECOND: readonly Line[] = [
  say('След почивката нови голове не паднаха.', 'There were no more goals after the break.'),
  say(
    'Втората част мина в борба за всяка топка, но без попадения.',
    'The second half was a fight for every ball, without a goal.',
  ),
  say('През второто полувреме резултатът не помръдна.', 'In the second half the score did not move.'),
  say('Каквото имаше за вкарване, беше вкарано до почивката.', 'What there was to score had been scored by the break.'),
];
const SECOND_BEGINS: readonly ((count: Line, half: Line) => Line)[] = [
  (count) => say(`Втората част донесе още ${count.bg}.`, `The second half brought another ${count.en}.`),
  (count) => say(`След почивката паднаха още ${count.bg}.`, `After the break there came ${count.en}.`),
  (_count, half) => say(`Почивката завари отборите при ${half.bg}.`, `The break found the teams at ${half.en}.`),
  (_count, half) => say(`Второто полувреме тръгна от ${half.bg}.`, `The second half set out from ${half.en}.`),
  (count, half) =>
    say(
      `На ${half.bg} от първата част втората добави още ${count.bg}.`,
      `To the ${half.en} of the first half the second added ${count.en}.`,
    ),
  (_count, half) =>
    say(
      `При ${half.bg} на почивката нямаше спокоен човек на двете пейки.`,
      `At ${half.en} at the break there was not a calm man on either bench.`,
    ),
  (_count, half) =>
    say(
      `Чаят на почивката беше при ${half.bg}, после пак се тичаше.`,
      `The tea at half-time was taken at ${half.en}; then the running began again.`,
    ),
  (count) =>
    say(`След смяната на вратите зрителите видяха ${count.bg}.`, `After the change of ends the crowd saw ${count.en}.`),
];
const SECOND_OPENS: readonly ((count: Line) => Line)[] = [
  (count) =>
    say(`За сметка на това втората част донесе ${count.bg}.`, `To make up for it the second half brought ${count.en}.`),
  (count) =>
    say(`После дойде второто полувреме и с него ${count.bg}.`, `Then came the second half, and with it ${count.en}.`),
  (count) =>
    say(`След почивката картината беше друга: ${count.bg}.`, `After the break the picture was different: ${count.en}.`),
];
const EXTRA_BEGINS: readonly Line[] = [
  say('Дойде ред на продълженията.', 'Then came extra time.'),
  say('Последваха продължения, вече на воля.', 'Extra time followed, on will alone.'),
];

/** The match from whistle to whistle: one paragraph a half, a third for extra time. */
export function tellMatch(facts: MatchFacts, ink: Ink, named: Set<string>): Block[] {
  const first = firstHalf(facts);
  const second = secondHalf(facts);
  const extra = facts.goals.filter(({ inExtraTime }) => inExtraTime);
  const half = scoreLine(first.at(-1)?.made ?? [0, 0]);
  return [
    paragraph(...(first.length > 0 ? tellGoals(facts, first, ink, named) : [ink.take(QUIET_FIRST)])),
    paragraph(
      ...(second.length > 0
        ? [
            second.length > 1 ? secondBegins(first.length === 0, sayCount(second.length, 'goal'), half, ink) : null,
            ...tellGoals(facts, second, ink, named),
          ]
        : [ink.take(QUIET_SECOND)]),
    ),
    ...(extra.length > 0 ? [paragraph(ink.take(EXTRA_BEGINS), ...tellGoals(facts, extra, ink, named))] : []),
  ];
}

function secondBegins(afterSilence: boolean, count: Line, half: Line, ink: Ink): Line {
  return afterSilence ? ink.take(SECOND_OPENS)(count) : ink.take(SECOND_BEGINS)(count, half);
}
