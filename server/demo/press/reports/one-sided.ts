import { bullets, paragraph, say } from '../article.ts';
import { incidents, outlook, placeAndWhistle } from '../closing-lines.ts';
import { tellGoals, tellMatch } from '../goal-lines.ts';
import { capitalise, countOf, listOf, sayCount } from '../grammar.ts';
import type { MatchFacts } from '../match-facts.ts';
import { captainSays } from '../quotes.ts';
import type { Person, Side } from '../records.ts';
import { decided, goalsOf, margin, mustBeDecided, type Decided, type Report, type Words } from './report.ts';

const ROUT_TITLES: Words<[Decided]> = [
  ({ w, l, score }) =>
    say(
      `${score.bg}: ${w.name.bg} не остави надежда на ${l.name.bg}`,
      `${score.en}: ${w.name.en} leave ${l.name.en} no hope`,
    ),
  ({ w, l, score }) =>
    say(
      `Голово шоу на ${w.name.bg}, ${l.name.bg} си тръгна с ${score.bg}`,
      `Goal show from ${w.name.en} sends ${l.name.en} home ${score.en} losers`,
    ),
  ({ w, score }) =>
    say(
      `Всичко влиза: ${w.name.bg} разгроми съперника с ${score.bg}`,
      `Everything goes in: ${w.name.en} rout their rivals ${score.en}`,
    ),
];

const ROUT_LEADS: Words<[Decided, MatchFacts]> = [
  ({ w, l, score }) =>
    say(
      `Имаше мач горе-долу до първия гол. После имаше само един отбор: ${w.subject.bg} не спря да тича чак до крайното ${score.bg} срещу ${l.name.bg}.`,
      `There was a match until roughly the first goal. After that there was only ${w.name.en}, who did not stop running until it was ${score.en} against ${l.name.en}.`,
    ),
  ({ w, l, score }, { evening }) =>
    say(
      `${capitalise(l.subject.bg)} ще иска да забрави какво се случи ${evening.bg}. ${capitalise(w.subject.bg)} вкара всичко, което можеше да се вкара, и победи с ${score.bg}.`,
      `${l.name.en} will want to forget what happened ${evening.en}. ${w.name.en} scored everything there was to score and won ${score.en}.`,
    ),
  ({ w, l, score }) =>
    say(
      `Разликата между ${w.name.bg} и ${l.name.bg} не е толкова голяма, колкото показва ${score.bg}. В този мач обаче беше точно толкова.`,
      `The gap between ${w.name.en} and ${l.name.en} is not as wide as ${score.en} suggests. In this match it was exactly that wide.`,
    ),
];

/** Scorers of one side with their minutes, for a list. */
function scorersOf(facts: MatchFacts, side: Side) {
  const minutes = new Map<string, { person: Person; minutes: string[]; own: boolean }>();
  for (const { scorer, minute, ownGoal } of goalsOf(facts, side)) {
    const entry = minutes.get(scorer.key) ?? { person: scorer, minutes: [], own: ownGoal };
    entry.minutes.push(String(minute));
    minutes.set(scorer.key, entry);
  }
  return [...minutes.values()].map(({ person, minutes: at, own }) =>
    say(
      `${person.full.bg} – ${at.join(', ')}${own ? ' (автогол)' : ''}`,
      `${person.full.en} – ${at.join(', ')}${own ? ' (own goal)' : ''}`,
    ),
  );
}

export const rout: Report = {
  kind: 'rout',
  fits: ({ facts }) => (decided(facts) && margin(facts) >= 5 ? 6 + margin(facts) : 0),
  write: ({ facts, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    const consolers = [...new Map(goalsOf(facts, l).map(({ scorer }) => [scorer.key, scorer.full])).values()];
    return {
      title: ink.take(ROUT_TITLES)(result),
      summary: say(
        `${capitalise(w.subject.bg)} надви ${l.name.bg} с ${score.bg} и отбеляза ${sayCount(w.goals, 'goal').bg}.`,
        `${w.name.en} beat ${l.name.en} ${score.en}, with ${sayCount(w.goals, 'goal').en} to show for it.`,
      ),
      blocks: [
        paragraph(ink.take(ROUT_LEADS)(result, facts)),
        paragraph(...tellGoals(facts, facts.goals.slice(0, 4), ink, named)),
        paragraph(
          facts.halfTime
            ? say(
                `На почивката беше ${facts.halfTime[0]}:${facts.halfTime[1]}, а за ${w.name.bg} в мача се разписаха:`,
                `It was ${facts.halfTime[0]}–${facts.halfTime[1]} at the break, and the scorers for ${w.name.en} were:`,
              )
            : say(`За ${w.name.bg} се разписаха:`, `The scorers for ${w.name.en}:`),
        ),
        bullets(scorersOf(facts, w)),
        l.goals > 0
          ? paragraph(
              say(
                `Честта на ${l.name.bg} ${consolers.length > 1 ? 'спасиха' : 'спаси'} ${listOf(consolers).bg}.`,
                `${listOf(consolers).en} saved the honour of ${l.name.en}.`,
              ),
              ...incidents(facts, ink),
            )
          : paragraph(
              w.keeper &&
                say(
                  `Вратарят ${w.keeper.full.bg} също си свърши работата: ${sayCount(w.saves, 'save').bg} и суха мрежа.`,
                  `Goalkeeper ${w.keeper.full.en} did his part too: ${sayCount(w.saves, 'save').en} and a clean sheet.`,
                ),
              ...incidents(facts, ink),
            ),
        captainSays(l, 'loss', ink),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

/** The winner's goals of the first ten minutes, where nobody caught up afterwards. */
const quickGoals = (facts: MatchFacts) => {
  const result = decided(facts);
  if (!result || facts.goals.some(({ made: [home, away] }) => home === away)) return [];
  return goalsOf(facts, result.w).filter(({ minute }) => minute <= 10);
};

const FAST_TITLES: Words<[Decided, count: number]> = [
  ({ w, l }, count) =>
    say(
      `Десет минути и ${sayCount(count, 'goal').bg}: ${w.name.bg} изненада ${l.name.bg}`,
      `Ten minutes, ${sayCount(count, 'goal').en}: ${w.name.en} catch ${l.name.en} cold`,
    ),
  ({ w, score }) =>
    say(`Ураганно начало и ${score.bg} за ${w.name.bg}`, `A whirlwind start and ${score.en} for ${w.name.en}`),
];

export const fastStart: Report = {
  kind: 'fast-start',
  fits: ({ facts }) => (quickGoals(facts).length >= 3 ? 6 + quickGoals(facts).length : 0),
  write: ({ facts, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    const quick = quickGoals(facts);
    const last = quick.at(-1);
    return {
      title: ink.take(FAST_TITLES)(result, quick.length),
      summary: say(
        `${capitalise(w.subject.bg)} реши мача с ${l.name.bg} още в началото и спечели с ${score.bg}.`,
        `${w.name.en} settled the match with ${l.name.en} at the very start and won ${score.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `Който закъсня с десет минути, пропусна половината мач. ${capitalise(w.subject.bg)} излезе на пълни обороти, а голът на ${last?.scorer.full.bg ?? ''} ${last?.when.bg ?? ''} вече беше номер ${quick.length}.`,
            `Anyone ten minutes late missed half the match. ${w.name.en} came out as if fired from a gun, and with ${last?.scorer.full.en ?? ''}’s goal ${last?.when.en ?? ''} they had scored ${sayCount(quick.length, 'goal').en} already.`,
          ),
        ),
        ...tellMatch(facts, ink, named),
        paragraph(
          say(
            `Оттам нататък ${l.subject.bg} гонеше, а ${w.subject.bg} броеше минутите.`,
            `From then on ${l.name.en} chased and ${w.name.en} counted the minutes.`,
          ),
          ...incidents(facts, ink),
        ),
        captainSays(w, 'win', ink),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

/** The goalkeeper who stood between his team and something worse. */
function busyKeeper(facts: MatchFacts): { side: Side; other: Side; keeper: Person } | null {
  const [side] = [facts.home, facts.away].toSorted((a, b) => b.saves - a.saves);
  if (!side?.keeper || side === facts.loser) return null;
  const enough = side.saves >= (facts.score[side.at === 'home' ? 1 : 0] === 0 ? 6 : 9);
  return enough ? { side, other: side === facts.home ? facts.away : facts.home, keeper: side.keeper } : null;
}

const KEEPER_TITLES: Words<[keeper: Person, side: Side, other: Side]> = [
  ({ last }, { saves }, other) =>
    say(
      `${last.bg} спря ${other.name.bg}: ${sayCount(saves, 'save').bg} в един мач`,
      `${last.en} stops ${other.name.en}: ${sayCount(saves, 'save').en} in one match`,
    ),
  ({ last }, side) =>
    say(
      `Стената се казва ${last.bg}: вратарят опази резултата за ${side.name.bg}`,
      `The wall is called ${last.en}: the goalkeeper who held the result for ${side.name.en}`,
    ),
  ({ full }, _side, other) =>
    say(`${full.bg} ядоса нападателите на ${other.name.bg}`, `${full.en} frustrates the forwards of ${other.name.en}`),
];

export const keepersDay: Report = {
  kind: 'keepers-day',
  fits: ({ facts }) => (busyKeeper(facts) ? 5 + (busyKeeper(facts)?.side.saves ?? 0) / 3 : 0),
  write: ({ facts, records, ink, published, named }) => {
    const busy = busyKeeper(facts);
    if (!busy) throw new Error('No goalkeeper had a day');
    const { side, other, keeper } = busy;
    named.add(keeper.key);
    const clean = other.goals === 0;
    const score = say(`${side.goals}:${other.goals}`, `${side.goals}–${other.goals}`);
    return {
      title: ink.take(KEEPER_TITLES)(keeper, side, other),
      summary: say(
        `${keeper.full.bg} записа ${countOf(side.saves, 'save').bg}, а мачът между ${facts.home.name.bg} и ${facts.away.name.bg} завърши ${facts.score[0]}:${facts.score[1]}.`,
        `${keeper.full.en} made ${countOf(side.saves, 'save').en} as ${facts.home.name.en} and ${facts.away.name.en} finished ${facts.score[0]}–${facts.score[1]}.`,
      ),
      blocks: [
        paragraph(
          ink.take(KEEPER_LEADS)(keeper, side, other),
          other.shots === null
            ? null
            : say(
                `${capitalise(other.subject.bg)} стреля общо ${other.shots} пъти${clean ? ' и нито веднъж не намери мрежата' : ''}.`,
                `${other.name.en} had ${countOf(other.shots, 'shot').en} in all${clean ? ' and never found the net' : ''}.`,
              ),
        ),
        ...tellMatch(facts, ink, named),
        paragraph(
          facts.winner
            ? say(
                `Победата на ${side.name.bg} с ${score.bg} има едно име и един номер на гърба.`,
                `The ${score.en} win of ${side.name.en} has one name and one number on its back.`,
              )
            : say(`Накрая на таблото светеше ${score.bg}.`, `At the end the board read ${score.en}.`),
          ...incidents(facts, ink),
          placeAndWhistle(facts, records, ink),
        ),
        captainSays(side, facts.winner ? 'win' : 'draw', ink),
        outlook(facts, side, records, published, ink),
      ],
      tags: ['мачове', 'вратари'],
    };
  },
};

const KEEPER_LEADS: Words<[keeper: Person, side: Side, other: Side]> = [
  ({ full }, { name, saves }, other) =>
    say(
      `За вратарите обикновено се пише, когато сгрешат. ${full.bg} не сгреши: ${sayCount(saves, 'save').bg} срещу ${other.name.bg} и спокоен сън за всички в ${name.bg}.`,
      `Goalkeepers are usually written about when they err. ${full.en} did not: ${sayCount(saves, 'save').en} against ${other.name.en}, and a quiet night’s sleep for everybody at ${name.en}.`,
    ),
  ({ full }, { saves }) =>
    say(
      `След последния сигнал съотборниците първо изтичаха при ${full.bg}. С право – без неговите ${sayCount(saves, 'save').bg} тази история щеше да има друг край.`,
      `At the final whistle his team-mates ran to ${full.en} first. Rightly so: without his ${sayCount(saves, 'save').en} this story would have had another ending.`,
    ),
];
