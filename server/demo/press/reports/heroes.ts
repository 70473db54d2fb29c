import { heading, paragraph, say, type Line } from '../article.ts';
import { incidents, outlook, placeAndWhistle } from '../closing-lines.ts';
import { tellMatch } from '../goal-lines.ts';
import { capitalise, listOf, ordinalBg, sayCount } from '../grammar.ts';
import type { CardFact, GoalFact, MatchFacts } from '../match-facts.ts';
import { captainSays } from '../quotes.ts';
import type { Person, Side } from '../records.ts';
import { margin, mustBeDecided, seenBy, type Decided, type Report, type Words } from './report.ts';

interface Feat {
  person: Person;
  side: Side;
  other: Side;
  count: number;
}

function most(facts: MatchFacts, by: (goal: GoalFact) => Person | null): Feat | null {
  const counts = new Map<string, Feat>();
  for (const goal of facts.goals) {
    const person = by(goal);
    if (!person) continue;
    const [side, other] = goal.side === 'home' ? [facts.home, facts.away] : [facts.away, facts.home];
    const feat = counts.get(person.key) ?? { person, side, other, count: 0 };
    feat.count += 1;
    counts.set(person.key, feat);
  }
  const [best] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return best ?? null;
}

const topScorer = (facts: MatchFacts) => most(facts, ({ scorer, ownGoal }) => (ownGoal ? null : scorer));
const topProvider = (facts: MatchFacts) => most(facts, ({ assist }) => assist);

const ROLES: Record<'GK' | 'DEF' | 'MID' | 'FWD', Line> = {
  GK: say('вратарят', 'the goalkeeper'),
  DEF: say('защитникът', 'the defender'),
  MID: say('полузащитникът', 'the midfielder'),
  FWD: say('нападателят', 'the striker'),
};

const HAUL_TITLES: Words<[Feat, score: Line]> = [
  ({ person, side, count }, score) =>
    say(
      `${capitalise(sayCount(count, 'goal').bg)} на ${person.last.bg} и ${score.bg} за ${side.name.bg}`,
      `${capitalise(sayCount(count, 'goal').en)} by ${person.last.en} as ${side.name.en} take it ${score.en}`,
    ),
  ({ person, other, count }) =>
    say(
      count === 3
        ? `${person.full.bg} подписа хеттрик срещу ${other.name.bg}`
        : `${person.full.bg} вкара ${sayCount(count, 'goal').bg} на ${other.name.bg}`,
      count === 3
        ? `${person.full.en} signs a hat-trick against ${other.name.en}`
        : `${person.full.en} puts ${sayCount(count, 'goal').en} past ${other.name.en}`,
    ),
  ({ person, side }) =>
    say(
      `Топката е за ${person.last.bg}: голмайсторът на ${side.name.bg} не спира`,
      `The match ball goes to ${person.last.en}: nothing stops the ${side.name.en} scorer`,
    ),
];
const HAUL_LEADS: Words<[Feat, score: Line, role: Line | null]> = [
  ({ person, side, other, count }, score, role) =>
    say(
      `${role ? `${capitalise(role.bg)} ` : ''}${person.full.bg} тръгна към колата си с топката под мишница. Заслужи я: ${sayCount(count, 'goal').bg} в мача с ${other.name.bg}, завършил ${score.bg} за ${side.name.bg}.`,
      `${role ? `${capitalise(role.en)} ` : ''}${person.full.en} walked to his car with the ball under his arm. He had earned it: ${sayCount(count, 'goal').en} in the match with ${other.name.en}, which ended ${score.en} to ${side.name.en}.`,
    ),
  ({ person, side, other, count }, score) =>
    say(
      `Всички знаят как вкарва ${person.full.bg}, и все пак ${other.subject.bg} го остави да го направи – ${sayCount(count, 'goal').bg} в един мач и ${score.bg} за ${side.name.bg}.`,
      `Everybody knows how ${person.full.en} scores, and still ${other.name.en} let him do it: ${sayCount(count, 'goal').en} in one match, and ${score.en} to ${side.name.en}.`,
    ),
];

export const hatTrick: Report = {
  kind: 'hat-trick',
  fits: ({ facts }) => {
    const feat = topScorer(facts);
    return feat && feat.count >= 3 && feat.side === facts.winner && !facts.shootout ? 5 + feat.count : 0;
  },
  write: ({ facts, records, ink, published, named }) => {
    const feat = topScorer(facts);
    if (!feat) throw new Error('A hat-trick needs a scorer');
    const { person, side, other, count } = feat;
    const { score } = mustBeDecided(facts);
    named.add(person.key);
    const minutes = facts.goals.filter(({ scorer, ownGoal }) => scorer.key === person.key && !ownGoal);
    return {
      title: ink.take(HAUL_TITLES)(feat, score),
      summary: say(
        `${person.full.bg} отбеляза ${sayCount(count, 'goal').bg} за ${side.name.bg} при успеха с ${score.bg} над ${other.name.bg}.`,
        `${person.full.en} scored ${sayCount(count, 'goal').en} for ${side.name.en} in the ${score.en} win over ${other.name.en}.`,
      ),
      blocks: [
        paragraph(ink.take(HAUL_LEADS)(feat, score, person.line && ROLES[person.line])),
        paragraph(
          say(
            `Неговите минути са ${listOf(minutes.map(({ minute }) => say(ordinalBg(minute), ''))).bg}.`,
            `His minutes: ${listOf(minutes.map(({ minute }) => say('', String(minute)))).en}.`,
          ),
          minutes.some(({ penalty }) => penalty)
            ? say(
                'Едно от попаденията дойде от дузпа, но за статистиката това няма значение.',
                'One of them came from the spot, which is nothing to the statistics.',
              )
            : null,
        ),
        ...tellMatch(facts, ink, named),
        captainSays(side, 'win', ink),
        paragraph(...incidents(facts, ink)),
        outlook(facts, side, records, published, ink),
      ],
      tags: ['мачове', 'хеттрик', 'голмайстори'],
    };
  },
};

const PROVIDER_TITLES: Words<[Feat]> = [
  ({ person, side }) =>
    say(
      `Човекът с последния пас: ${person.last.bg} дирижира ${side.name.bg}`,
      `The man with the last pass: ${person.last.en} conducts ${side.name.en}`,
    ),
  ({ person, count, other }) =>
    say(
      `${person.full.bg} не вкара, но реши: ${sayCount(count, 'assist').bg} срещу ${other.name.bg}`,
      `${person.full.en} decides it from the wings: ${sayCount(count, 'assist').en} against ${other.name.en}`,
    ),
];

export const provider: Report = {
  kind: 'provider',
  fits: ({ facts }) => {
    const feat = topProvider(facts);
    const scored = feat && facts.goals.some(({ scorer }) => scorer.key === feat.person.key);
    return feat && feat.count >= 3 && !scored && feat.side === facts.winner ? 6 + feat.count : 0;
  },
  write: ({ facts, records, ink, published, named }) => {
    const feat = topProvider(facts);
    if (!feat) throw new Error('Nobody made a goal');
    const { person, side, other, count } = feat;
    const { score } = mustBeDecided(facts);
    named.add(person.key);
    return {
      title: ink.take(PROVIDER_TITLES)(feat),
      summary: say(
        `${person.full.bg} подаде за ${sayCount(count, 'goal').bg} и ${side.subject.bg} победи ${other.name.bg} с ${score.bg}.`,
        `${person.full.en} set up ${sayCount(count, 'goal').en} and ${side.name.en} beat ${other.name.en} ${score.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `В протокола името на ${person.full.bg} не стои срещу нито един гол. Стои до ${sayCount(count, 'goal').bg} на други: толкова пъти подаде той, преди ${side.subject.bg} да стигне до ${score.bg} срещу ${other.name.bg}.`,
            `On the match sheet ${person.full.en} has no goal against his name. He has ${sayCount(count, 'assist').en}: that is how often he passed before ${side.name.en} arrived at ${score.en} against ${other.name.en}.`,
          ),
        ),
        ...tellMatch(facts, ink, named),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
        captainSays(side, 'win', ink),
        outlook(facts, side, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

const ownGoalOf = (facts: MatchFacts) => facts.goals.find(({ ownGoal }) => ownGoal) ?? null;

const UNLUCKY_TITLES: Words<[Decided, GoalFact]> = [
  ({ w, l, score }) =>
    say(
      `Подарък от ${l.name.bg}: автогол реши мача за ${w.name.bg} – ${score.bg}`,
      `A present from ${l.name.en}: own goal settles it for ${w.name.en}, ${score.en}`,
    ),
  ({ w, l, score }) =>
    say(
      `Рикошетът пожела ${w.name.bg}: ${score.bg} срещу ${l.name.bg}`,
      `The ricochet chose ${w.name.en}: ${score.en} against ${l.name.en}`,
    ),
];

export const ownGoalDecides: Report = {
  kind: 'own-goal',
  fits: ({ facts }) => {
    const goal = ownGoalOf(facts);
    return goal && margin(facts) === 1 && goal.side === facts.winner?.at && !facts.shootout ? 8 : 0;
  },
  write: ({ facts, records, ink, published, named }) => {
    const goal = ownGoalOf(facts);
    if (!goal) throw new Error('No own goal');
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    return {
      title: ink.take(UNLUCKY_TITLES)(result, goal),
      summary: say(
        `Автогол ${goal.when.bg} наклони везните и ${w.subject.bg} победи ${l.name.bg} с ${score.bg}.`,
        `An own goal ${goal.when.en} tipped the scales as ${w.name.en} beat ${l.name.en} ${score.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `Никой не иска да е на мястото на ${goal.scorer.full.bg} и никой не бива да му се сърди. Топката промени посоката си в него ${goal.when.bg}, а разликата накрая беше точно един гол: ${score.bg} за ${w.name.bg}.`,
            `Nobody would like to be in ${goal.scorer.full.en}’s boots, and nobody should hold it against him. The ball changed direction off him ${goal.when.en}, and the difference at the end was exactly one goal: ${score.en} to ${w.name.en}.`,
          ),
        ),
        ...tellMatch(facts, ink, named.add(goal.scorer.key)),
        captainSays(l, 'loss', ink),
        paragraph(...incidents(facts, ink)),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

const RED_TITLES: Words<[CardFact, team: Side, other: Side, score: Line]> = [
  ({ player }, team, other, score) =>
    say(
      `Червен за ${player.last.bg}, ${score.bg} за историята: ${team.name.bg} – ${other.name.bg}`,
      `Red for ${player.last.en}, ${score.en} for the record: ${team.name.en} against ${other.name.en}`,
    ),
  (_card, team, other) =>
    say(`${team.name.bg} с петима срещу ${other.name.bg}`, `${team.name.en} down to five against ${other.name.en}`),
];

export const redCard: Report = {
  kind: 'red-card',
  fits: ({ facts }) => {
    const [card] = facts.reds;
    return card && card.minute <= 44 && !facts.shootout ? 9 : 0;
  },
  write: ({ facts, records, ink, published, named }) => {
    const [card] = facts.reds;
    if (!card) throw new Error('No red card');
    const [team, other] = card.side === 'home' ? [facts.home, facts.away] : [facts.away, facts.home];
    const score = seenBy(team, facts.score);
    const outcome =
      facts.winner === team
        ? say(`И въпреки това ${team.subject.bg} спечели – ${score.bg}.`, `And still ${team.name.en} won: ${score.en}.`)
        : facts.winner === other
          ? say(
              `${capitalise(other.subject.bg)} не пропусна да се възползва и спечели с ${seenBy(other, facts.score).bg}.`,
              `${other.name.en} did not let the chance go and won ${seenBy(other, facts.score).en}.`,
            )
          : say(
              `Точката накрая, при ${score.bg}, тежи повече от обикновено.`,
              `The point at the end, at ${score.en}, weighs more than usual.`,
            );
    return {
      title: ink.take(RED_TITLES)(card, team, other, score),
      summary: say(
        `${player(card).bg} беше изгонен ${card.when.bg} в мача между ${facts.home.name.bg} и ${facts.away.name.bg}, завършил ${facts.score[0]}:${facts.score[1]}.`,
        `${player(card).en} was sent off ${card.when.en} in the match between ${facts.home.name.en} and ${facts.away.name.en}, which ended ${facts.score[0]}–${facts.score[1]}.`,
      ),
      blocks: [
        paragraph(ink.take(RED_LEADS)(card, team, other), outcome),
        ...tellMatch(facts, ink, named.add(card.player.key)),
        heading(say('Какво следва', 'What follows')),
        paragraph(
          say(
            `Дисциплинарната комисия ще разгледа доклада на съдията до четвъртък. Най-малкото наказание за червен картон е един мач.`,
            `The disciplinary committee will read the referee’s report by Thursday. The least a red card costs is one match.`,
          ),
          placeAndWhistle(facts, records, ink),
        ),
        captainSays(facts.winner ?? team, facts.winner ? 'win' : 'draw', ink),
        outlook(facts, team, records, published, ink),
      ],
      tags: ['мачове', 'картони'],
    };
  },
};

const player = (card: CardFact): Line => card.player.full;

const RED_LEADS: Words<[CardFact, team: Side, other: Side]> = [
  (card, team, other) =>
    say(
      `Мачът на ${team.name.bg} с ${other.name.bg} се дели на две: преди и след ${ordinalBg(card.minute)} минута, когато ${player(card).bg} ${card.second ? 'си заслужи втори жълт картон' : 'получи директен червен картон'}.`,
      `The match between ${team.name.en} and ${other.name.en} falls into two parts: before and after minute ${card.minute}, when ${player(card).en} ${card.second ? 'earned a second yellow card' : 'was shown a straight red'}.`,
    ),
  (card, team) =>
    say(
      `${player(card).bg} тръгна към съблекалнята ${card.when.bg}, без да спори${card.second ? ' – вторият жълт картон беше ясен за всички' : ''}. ${capitalise(team.subject.bg)} остана с петима, а на терен за шестима това се усеща.`,
      `${player(card).en} set off for the dressing room ${card.when.en} without an argument${card.second ? ': the second yellow was clear to everybody' : ''}. ${team.name.en} were left with five, and on a pitch made for six that tells.`,
    ),
];
