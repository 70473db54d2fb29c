import { say, type Line } from './article.ts';
import { capitalise } from './grammar.ts';
import type { GoalFact } from './match-facts.ts';

export interface Moment {
  readonly goal: GoalFact;
  /** Who scored it, by full name the first time. */
  readonly who: Line;
  readonly from: Line;
  /** As a subject. */
  readonly team: Line;
  /** After a preposition, as an object. */
  readonly club: Line;
  readonly made: Line;
}

type Pool = readonly ((moment: Moment) => Line)[];

const OPENER_PASSED: Pool = [
  ({ who, from, goal: { when } }) =>
    say(
      `${who.bg} откри резултата ${when.bg} след пас на ${from.bg}.`,
      `${who.en} opened the scoring ${when.en} from ${from.en}’s pass.`,
    ),
  ({ who, from, goal: { when } }) =>
    say(
      `Първият гол падна ${when.bg}: ${from.bg} отне топката, ${who.bg} я прати в мрежата.`,
      `The first goal came ${when.en}: ${from.en} won the ball, ${who.en} put it in the net.`,
    ),
  ({ who, from, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} ${from.bg} видя ${who.bg} сам пред вратата и стана ${made.bg}.`,
      `${capitalise(when.en)} ${from.en} saw ${who.en} alone in front of goal, and it was ${made.en}.`,
    ),
  ({ who, from, team, goal: { when } }) =>
    say(
      `${capitalise(team.bg)} поведе ${when.bg}: ${who.bg} стреля от движение, без да спира подаването на ${from.bg}.`,
      `${team.en} went ahead ${when.en}, ${who.en} hitting ${from.en}’s pass first time.`,
    ),
  ({ who, from, made, goal: { when } }) =>
    say(
      `Трябваше едно добро подаване. ${from.bg} го даде ${when.bg}, а ${who.bg} не сгреши – ${made.bg}.`,
      `It took one good pass. ${from.en} played it ${when.en}, and ${who.en} made no mistake: ${made.en}.`,
    ),
  ({ who, from, goal: { when } }) =>
    say(
      `Ключът се намери ${when.bg}, когато ${from.bg} върна назад и ${who.bg} удари ниско покрай гредата.`,
      `The way through was found ${when.en}, when ${from.en} cut the ball back and ${who.en} struck low inside the post.`,
    ),
];

const OPENER_ALONE: Pool = [
  ({ who, goal: { when } }) =>
    say(
      `${who.bg} проби сам и откри резултата ${when.bg}.`,
      `${who.en} went through on his own and opened the scoring ${when.en}.`,
    ),
  ({ who, team, goal: { when } }) =>
    say(
      `${capitalise(team.bg)} поведе ${when.bg} с удар на ${who.bg} от средата на терена.`,
      `${team.en} took the lead ${when.en} with a shot by ${who.en} from the middle of the pitch.`,
    ),
  ({ who, goal: { when } }) =>
    say(
      `Пръв до мрежата стигна ${who.bg} – ${when.bg}, след топка, отбита право в краката му.`,
      `${who.en} was the first to find the net, ${when.en}, from a ball cleared straight to his feet.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} ${who.bg} си открадна топката от последния човек и направи ${made.bg}.`,
      `${capitalise(when.en)} ${who.en} stole the ball off the last man and made it ${made.en}.`,
    ),
  ({ who, goal: { when } }) =>
    say(
      `Резултата откри ${who.bg} ${when.bg} и даде на своите онова спокойствие, което се тренира трудно.`,
      `${who.en} opened the scoring ${when.en} and gave his side the kind of calm that is hard to train.`,
    ),
];

const EQUALISER_PASSED: Pool = [
  ({ who, from, made, goal: { when } }) =>
    say(
      `${from.bg} подаде, ${who.bg} изравни ${when.bg} – ${made.bg}.`,
      `${from.en} passed, ${who.en} levelled ${when.en}: ${made.en}.`,
    ),
  ({ who, from, goal: { when } }) =>
    say(
      `Отговорът дойде ${when.bg}, когато ${who.bg} върна равенството след пас на ${from.bg}.`,
      `The answer came ${when.en}, when ${who.en} restored parity from ${from.en}’s pass.`,
    ),
  ({ who, from, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} беше ${made.bg}: ${from.bg} центрира, ${who.bg} само подложи крак.`,
      `${capitalise(when.en)} it was ${made.en}: ${from.en} crossed and ${who.en} only had to put a foot to it.`,
    ),
  ({ who, from, team, goal: { when } }) =>
    say(
      `${capitalise(team.bg)} изравни ${when.bg} след чиста комбинация между ${from.bg} и ${who.bg}.`,
      `${team.en} drew level ${when.en} after a clean exchange between ${from.en} and ${who.en}.`,
    ),
  ({ who, from, made, goal: { when } }) =>
    say(
      `Равенството не закъсня: ${who.bg} изпревари пазача си ${when.bg} и довърши усилията на ${from.bg} – ${made.bg}.`,
      `Parity was not long in coming: ${who.en} beat his marker ${when.en} and rounded off ${from.en}’s work for ${made.en}.`,
    ),
];

const EQUALISER_ALONE: Pool = [
  ({ who, made, goal: { when } }) =>
    say(`${who.bg} изравни за ${made.bg} ${when.bg}.`, `${who.en} equalised for ${made.en} ${when.en}.`),
  ({ who, goal: { when } }) =>
    say(
      `${who.bg} подмина двама и изравни ${when.bg} с удар в далечния ъгъл.`,
      `${who.en} went past two men and levelled ${when.en} with a shot into the far corner.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} ${who.bg} се възползва от суматохата в полето и върна мача в началото – ${made.bg}.`,
      `${capitalise(when.en)} ${who.en} made the most of a scramble in the area and took the match back to the start: ${made.en}.`,
    ),
  ({ who, team, made, goal: { when } }) =>
    say(
      `${capitalise(team.bg)} се върна в мача ${when.bg} – ${who.bg}, ${made.bg}.`,
      `${team.en} were back in it ${when.en}: ${who.en}, ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Свободен удар на ${who.bg} мина през стената ${when.bg} и донесе ${made.bg}.`,
      `A free kick by ${who.en} went through the wall ${when.en} and brought ${made.en}.`,
    ),
];

const LEAD: Pool = [
  ({ who, club, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} ${who.bg} изведе напред ${club.bg} – ${made.bg}.`,
      `${capitalise(when.en)} ${who.en} put ${club.en} in front: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(`После удари ${who.bg}: ${made.bg} ${when.bg}.`, `Then ${who.en} struck: ${made.en} ${when.en}.`),
  ({ who, made, goal: { when } }) =>
    say(
      `Равновесието продължи до гола на ${who.bg} ${when.bg} – ${made.bg}.`,
      `The balance held until ${who.en} scored ${when.en} for ${made.en}.`,
    ),
  ({ who, club, goal: { when } }) =>
    say(
      `${who.bg} даде преднина на ${club.bg} ${when.bg} с удар под напречната греда.`,
      `${who.en} gave ${club.en} the lead ${when.en} with a shot in off the bar.`,
    ),
  ({ who, team, made, goal: { when } }) =>
    say(
      `Напред излезе ${team.bg}: ${who.bg} наказа едно колебание ${when.bg} – ${made.bg}.`,
      `${team.en} nosed in front: ${who.en} punished a moment’s doubt ${when.en} for ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Следващият ход беше на ${who.bg}, който ${when.bg} намери долния ъгъл – ${made.bg}.`,
      `The next move was made by ${who.en}, who found the bottom corner ${when.en}: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} стана ${made.bg}, а виновникът беше ${who.bg}.`,
      `${capitalise(when.en)} it became ${made.en}, and the culprit was ${who.en}.`,
    ),
];

const EXTEND: Pool = [
  ({ who, made, goal: { when } }) =>
    say(`${who.bg} направи резултата ${made.bg} ${when.bg}.`, `${who.en} made it ${made.en} ${when.en}.`),
  ({ who, made, goal: { when } }) =>
    say(
      `Аванса увеличи ${who.bg} – ${made.bg} ${when.bg}.`,
      `The lead was stretched by ${who.en}: ${made.en} ${when.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} свободен остана ${who.bg} и на таблото светна ${made.bg}.`,
      `${capitalise(when.en)} ${who.en} was left free and the board showed ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Контраатака с трима срещу двама завърши с гол на ${who.bg} ${when.bg} – ${made.bg}.`,
      `A three-against-two break ended with a goal by ${who.en} ${when.en}: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Още един път вратарят беше излъган ${when.bg}, този път от ${who.bg} – ${made.bg}.`,
      `The goalkeeper was beaten again ${when.en}, by ${who.en} this time: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `${who.bg} завърши бърза размяна на пасове ${when.bg} и стана ${made.bg}.`,
      `${who.en} finished a quick exchange of passes ${when.en}, and it was ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Грешен пас в собствената половина стигна до ${who.bg} ${when.bg} – ${made.bg}.`,
      `A loose pass in the wrong half reached ${who.en} ${when.en}: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `С глава, каквато на малко поле рядко се вижда, ${who.bg} добави своя гол ${when.bg} – ${made.bg}.`,
      `With a header, a rare thing on a small pitch, ${who.en} added his ${when.en}: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Корнерът ${when.bg} беше разигран на два паса и ${who.bg} го превърна в ${made.bg}.`,
      `The corner ${when.en} took two passes, and ${who.en} turned it into ${made.en}.`,
    ),
  ({ who, team, made, goal: { when } }) =>
    say(
      `${capitalise(team.bg)} не намали оборотите и ${when.bg} ${who.bg} отбеляза за ${made.bg}.`,
      `${team.en} did not ease off, and ${when.en} ${who.en} scored for ${made.en}.`,
    ),
];

const REDUCE: Pool = [
  ({ who, made, goal: { when } }) =>
    say(`${who.bg} намали на ${made.bg} ${when.bg}.`, `${who.en} pulled it back to ${made.en} ${when.en}.`),
  ({ who, made, goal: { when } }) =>
    say(
      `Надеждата поддържа ${who.bg} с гол за ${made.bg} ${when.bg}.`,
      `${who.en} kept hope alive with a goal for ${made.en} ${when.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} ${who.bg} върна един гол – ${made.bg}.`,
      `${capitalise(when.en)} ${who.en} got one back: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(`С удар от воле ${who.bg} направи ${made.bg} ${when.bg}.`, `${who.en} volleyed it to ${made.en} ${when.en}.`),
  ({ who, made, goal: { when } }) =>
    say(
      `${who.bg} накара съперника да се замисли – ${made.bg} ${when.bg}.`,
      `${who.en} gave the other side something to think about: ${made.en} ${when.en}.`,
    ),
  ({ who, team, made, goal: { when } }) =>
    say(
      `${capitalise(team.bg)} отговори ${when.bg} чрез ${who.bg} – ${made.bg}.`,
      `${team.en} replied ${when.en} through ${who.en}: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Един отскок помогна на ${who.bg} да съкрати изоставането ${when.bg} – ${made.bg}.`,
      `A deflection helped ${who.en} cut the deficit ${when.en}: ${made.en}.`,
    ),
];

const PENALTY: Pool = [
  ({ who, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} ${who.bg} беше точен от дузпа за ${made.bg}.`,
      `${capitalise(when.en)} ${who.en} converted a penalty for ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Дузпата ${when.bg} изпълни ${who.bg}, ниско вляво – ${made.bg}.`,
      `${who.en} took the penalty ${when.en}, low to the left: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Съдията посочи бялата точка, а ${who.bg} прати вратаря в другия ъгъл ${when.bg} – ${made.bg}.`,
      `The referee pointed to the spot and ${who.en} sent the goalkeeper the wrong way ${when.en}: ${made.en}.`,
    ),
];

const OWN_GOAL: Pool = [
  ({ who, made, goal: { when } }) =>
    say(
      `${capitalise(when.bg)} ${who.bg} отклони топката в собствената си врата – ${made.bg}.`,
      `${capitalise(when.en)} ${who.en} turned the ball into his own net: ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Автогол на ${who.bg} ${when.bg} направи резултата ${made.bg}.`,
      `An own goal by ${who.en} ${when.en} made it ${made.en}.`,
    ),
  ({ who, made, goal: { when } }) =>
    say(
      `Нелеп рикошет в крака на ${who.bg} ${when.bg} доведе до ${made.bg}.`,
      `A cruel ricochet off ${who.en}’s shin ${when.en} led to ${made.en}.`,
    ),
];

/** The turns of phrase that suit a goal, by what it did to the score. */
export function phrasesFor({ made, side, ownGoal, penalty, assist }: GoalFact): Pool {
  if (ownGoal) return OWN_GOAL;
  if (penalty) return PENALTY;
  const [home, away] = made;
  const lead = side === 'home' ? home - away : away - home;
  if (home + away === 1) return assist ? OPENER_PASSED : OPENER_ALONE;
  if (lead === 0) return assist ? EQUALISER_PASSED : EQUALISER_ALONE;
  if (lead === 1) return LEAD;
  return lead > 1 ? EXTEND : REDUCE;
}
