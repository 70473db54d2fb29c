import { heading, paragraph, say } from '../article.ts';
import { incidents, outlook, placeAndWhistle } from '../closing-lines.ts';
import { tellMatch } from '../goal-lines.ts';
import { capitalise, sayCount } from '../grammar.ts';
import type { GoalFact, MatchFacts } from '../match-facts.ts';
import { captainSays } from '../quotes.ts';
import type { Side } from '../records.ts';
import {
  decided,
  goalsOf,
  margin,
  mustBeDecided,
  seenBy,
  total,
  type Decided,
  type Report,
  type Words,
} from './report.ts';

/** The moment when the later winner was furthest behind. */
function lowestPoint({ goals }: MatchFacts, { w }: Decided): GoalFact | null {
  const behind = ({ made: [home, away] }: GoalFact) => (w.at === 'home' ? away - home : home - away);
  const [worst] = goals.filter((goal) => behind(goal) > 0).toSorted((a, b) => behind(b) - behind(a));
  return worst ?? null;
}

const COMEBACK_TITLES: Words<[d: Decided, low: GoalFact]> = [
  ({ w, l, score }, { made }) =>
    say(
      `${w.name.bg} обърна ${l.name.bg}: от ${seenBy(w, made).bg} до ${score.bg}`,
      `${w.name.en} turn it round against ${l.name.en}: from ${seenBy(w, made).en} to ${score.en}`,
    ),
  ({ w, l, score }) =>
    say(
      `Загубен мач няма: ${w.name.bg} победи ${l.name.bg} с ${score.bg}`,
      `Never beaten: ${w.name.en} come back to beat ${l.name.en} ${score.en}`,
    ),
  ({ w, score }) =>
    say(`Обрат и три точки за ${w.name.bg} – ${score.bg}`, `A comeback and three points for ${w.name.en}: ${score.en}`),
];

const COMEBACK_LEADS: Words<[d: Decided, low: GoalFact, facts: MatchFacts]> = [
  ({ w, l, score }, { made }) =>
    say(
      `При ${seenBy(w, made).bg} малцина биха заложили на ${w.name.bg}. Мачът с ${l.name.bg} завърши ${score.bg} и празнуваха точно те.`,
      `At ${seenBy(w, made).en} few would have bet on ${w.name.en}. The match with ${l.name.en} ended ${score.en}, and it was they who celebrated.`,
    ),
  ({ w, l, score }, _low, { evening }) =>
    say(
      `Има победи, които се печелят в съблекалнята. ${capitalise(evening.bg)} ${w.subject.bg} изоставаше в резултата, преглътна го и надделя над ${l.name.bg} с ${score.bg}.`,
      `Some matches are won in the dressing room. ${capitalise(evening.en)} ${w.name.en} were behind, swallowed it and got the better of ${l.name.en} ${score.en}.`,
    ),
  ({ w, l, score }) =>
    say(
      `${capitalise(l.subject.bg)} водеше, мислеше за следващия кръг и плати за това. ${capitalise(w.subject.bg)} не се отказа и взе своето с ${score.bg}.`,
      `${l.name.en} were ahead, thinking of the next round, and paid for it. ${w.name.en} did not give up and took what was theirs, ${score.en}.`,
    ),
];

export const comeback: Report = {
  kind: 'comeback',
  fits: ({ facts }) => {
    const result = decided(facts);
    const low = result && !facts.shootout ? lowestPoint(facts, result) : null;
    if (!result || !low) return 0;
    const depth = Math.abs(low.made[0] - low.made[1]);
    if (depth >= 2) return 9 + depth;
    return margin(facts) <= 2 ? 4 : 0;
  },
  write: ({ facts, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const { w, l, score, decider } = result;
    const low = lowestPoint(facts, result);
    if (!low) throw new Error('A comeback needs a deficit');
    const answer = goalsOf(facts, w).find(({ made }) => made[0] + made[1] > low.made[0] + low.made[1]);
    return {
      title: ink.take(COMEBACK_TITLES)(result, low),
      summary: say(
        `${capitalise(w.subject.bg)} губеше от ${l.name.bg} с ${seenBy(l, low.made).bg}, но накрая спечели с ${score.bg}.`,
        `${w.name.en} trailed ${l.name.en} ${seenBy(l, low.made).en}, yet won ${score.en} in the end.`,
      ),
      blocks: [
        paragraph(ink.take(COMEBACK_LEADS)(result, low, facts)),
        ...tellMatch(facts, ink, named),
        heading(say('Къде се пречупи мачът', 'Where the match turned')),
        paragraph(
          answer &&
            say(
              `Обратът тръгна от попадението на ${answer.scorer.last.bg} ${answer.when.bg}.`,
              `The turnaround began with ${answer.scorer.last.en}’s goal ${answer.when.en}.`,
            ),
          decider && decider !== answer
            ? say(
                `Голът, след който вече нямаше връщане, беше на ${decider.scorer.last.bg}.`,
                `The goal from which there was no way back was ${decider.scorer.last.en}’s.`,
              )
            : null,
          ...incidents(facts, ink),
        ),
        captainSays(w, 'win', ink),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'обрат'],
    };
  },
};

const lateGoal = (facts: MatchFacts) => {
  const last = facts.goals.at(-1);
  return last && last.minute >= 46 && !last.inExtraTime && !last.ownGoal ? last : null;
};

const LATE_TITLES: Words<[d: Decided, goal: GoalFact]> = [
  ({ w, score }, { scorer }) =>
    say(
      `${scorer.last.bg} удари в края: ${score.bg} за ${w.name.bg}`,
      `${scorer.last.en} strikes at the end: ${score.en} to ${w.name.en}`,
    ),
  ({ w, l }, { scorer }) =>
    say(
      `Последната дума беше на ${scorer.last.bg}, ${w.name.bg} надви ${l.name.bg}`,
      `${scorer.last.en} has the last word as ${w.name.en} see off ${l.name.en}`,
    ),
  ({ w, l, score }) =>
    say(
      `Късно, но сладко: ${w.name.bg} – ${l.name.bg} ${score.bg}`,
      `Late but sweet: ${w.name.en} ${score.en} ${l.name.en}`,
    ),
];

const LATE_LEADS: Words<[d: Decided, goal: GoalFact]> = [
  ({ w, l }, { scorer, when }) =>
    say(
      `Резервите вече бяха застанали край тъча да чакат съдийския сигнал, когато ${scorer.full.bg} реши мача. Голът му ${when.bg} остави ${l.name.bg} без точка и даде на ${w.name.bg} цели три.`,
      `The substitutes were already on the touchline waiting for the whistle when ${scorer.full.en} settled it. His goal ${when.en} left ${l.name.en} with nothing and gave ${w.name.en} all three points.`,
    ),
  ({ w, score }, { scorer, when }) =>
    say(
      `Петдесет минути са кратък мач, но на ${scorer.full.bg} му стигат. Той вкара ${when.bg} и ${w.subject.bg} си тръгна с ${score.bg}.`,
      `Fifty minutes make a short match, but they are enough for ${scorer.full.en}. He scored ${when.en}, and ${w.name.en} went home with a ${score.en} win.`,
    ),
];

export const lateWinner: Report = {
  kind: 'late-winner',
  fits: ({ facts }) => {
    const goal = lateGoal(facts);
    return goal && decided(facts)?.decider === goal && margin(facts) === 1 && !facts.shootout ? 9 : 0;
  },
  write: ({ facts, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const goal = lateGoal(facts) ?? facts.goals.at(-1);
    if (!goal) throw new Error('A late winner needs a goal');
    named.add(goal.scorer.key);
    const { w, l, score } = result;
    return {
      title: ink.take(LATE_TITLES)(result, goal),
      summary: say(
        `Гол на ${goal.scorer.full.bg} ${goal.when.bg} донесе победата на ${w.name.bg} над ${l.name.bg} с ${score.bg}.`,
        `A goal by ${goal.scorer.full.en} ${goal.when.en} gave ${w.name.en} a ${score.en} win over ${l.name.en}.`,
      ),
      blocks: [
        paragraph(ink.take(LATE_LEADS)(result, goal)),
        ...tellMatch(facts, ink, named),
        paragraph(...incidents(facts, ink)),
        ink.random.chance(0.5) ? captainSays(w, 'win', ink) : captainSays(l, 'loss', ink),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

const LEVEL_TITLES: Words<[saved: Side, other: Side, goal: GoalFact, score: { bg: string; en: string }]> = [
  (saved, other, _goal, score) =>
    say(
      `${saved.name.bg} се спаси в края срещу ${other.name.bg} – ${score.bg}`,
      `${saved.name.en} save themselves at the end against ${other.name.en}: ${score.en}`,
    ),
  (saved, other, { scorer }, score) =>
    say(
      `${scorer.last.bg} открадна точка за ${saved.name.bg}: ${score.bg} с ${other.name.bg}`,
      `${scorer.last.en} steals a point for ${saved.name.en}: ${score.en} with ${other.name.en}`,
    ),
];

export const lateEqualiser: Report = {
  kind: 'late-equaliser',
  fits: ({ facts }) => (lateGoal(facts) && margin(facts) === 0 && !facts.shootout && total(facts) > 1 ? 8 : 0),
  write: ({ facts, records, ink, published, named }) => {
    const goal = facts.goals.at(-1);
    if (!goal) throw new Error('A late equaliser needs a goal');
    const saved = goal.side === 'home' ? facts.home : facts.away;
    const other = goal.side === 'home' ? facts.away : facts.home;
    const score = seenBy(facts.home, facts.score);
    const left = sayCount(Math.max(1, 51 - goal.minute), 'minute');
    return {
      title: ink.take(LEVEL_TITLES)(saved, other, goal, score),
      summary: say(
        `${goal.scorer.full.bg} изравни ${goal.when.bg} и мачът между ${facts.home.name.bg} и ${facts.away.name.bg} завърши ${score.bg}.`,
        `${goal.scorer.full.en} levelled ${goal.when.en}, and the match between ${facts.home.name.en} and ${facts.away.name.en} ended ${score.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `До победата на ${other.name.bg} ${left.bg === 'една минута' ? 'оставаше' : 'оставаха'} ${left.bg}. Толкова стигна на ${saved.name.bg} да я вземе обратно – ${score.bg}.`,
            `${other.name.en} were ${left.en} from victory. For ${saved.name.en} it was enough to take it away: ${score.en}.`,
          ),
        ),
        ...tellMatch(facts, ink, named),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
        captainSays(other, 'draw', ink),
        outlook(facts, saved, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};
