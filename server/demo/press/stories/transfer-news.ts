import type { TransferEntry } from '#server/league-files/league.ts';

import { bullets, paragraph, say, type Line } from '../article.ts';
import { countOf, sayCount } from '../grammar.ts';
import { dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { tallyScorers } from './scorer-tally.ts';
import { HOME_LEAGUE, hoursAfter, type Assignment, type Story } from './story.ts';

/** Moves of first teams, in windows: a pause of three weeks closes one. */
function windows({ records, now }: Assignment): TransferEntry[][] {
  const moves = records.league.transfers
    .filter(({ rank, movedOn }) => rank === 'MAIN' && movedOn < dayAt(now))
    .toSorted((a, b) => (a.movedOn < b.movedOn ? -1 : 1));
  const groups: TransferEntry[][] = [];
  for (const move of moves) {
    const last = groups.at(-1)?.at(-1);
    const pause = last ? (Date.parse(move.movedOn) - Date.parse(last.movedOn)) / 86_400_000 : 0;
    if (last && pause <= 21) groups.at(-1)?.push(move);
    else groups.push([move]);
  }
  return groups;
}

const moveLine = ({ records }: Assignment, { player, fromTeam, toTeam }: TransferEntry): Line => {
  const name = records.person(player)?.full ?? say(player, player);
  const from = fromTeam === null ? say('свободен агент', 'free agent') : records.club(fromTeam).name;
  const to = toTeam === null ? say('без отбор', 'without a club') : records.club(toTeam).name;
  return say(`${name.bg}: ${from.bg} → ${to.bg}`, `${name.en}: ${from.en} → ${to.en}`);
};

export const transferWindow: Story = (assignment) => {
  const { records } = assignment;
  const moves = windows(assignment)
    .at(-1)
    ?.filter(({ toTeam }) => toTeam !== null);
  const last = moves?.at(-1);
  const published = last && hoursAfter(instantOf(last.movedOn, '18:20'), 14);
  if (!moves || !last?.toTeam || !published || published > assignment.now || moves.length < 3) return null;
  const star = moves.find(({ fromTeam }) => fromTeam !== null) ?? last;
  const person = records.person(star.player);
  if (!person || !star.toTeam) return null;
  const buyer = records.club(star.toTeam);
  return {
    key: `transfers-${last.movedOn}`,
    title: say(
      `Прозорецът се затвори: ${countOf(moves.length, 'transfer').bg} и един въпрос`,
      `The window is shut: ${countOf(moves.length, 'transfer').en} and one question`,
    ),
    summary: say(
      `Кой къде отиде в последния трансферен прозорец – ${countOf(moves.length, 'transfer').bg} накратко.`,
      `Who went where in the latest transfer window: ${countOf(moves.length, 'transfer').en} in brief.`,
    ),
    blocks: [
      paragraph(
        say(
          `В любителския футбол трансферната сума се измерва в кебапчета и превоз до мача, но страстите са същите. Последният прозорец се затвори с ${countOf(moves.length, 'transfer').bg}, а най-много се говори за ${person.full.bg}, който вече носи екипа на ${buyer.name.bg}.`,
          `In amateur football the fee is counted in kebabs and lifts to the match, but the passions are the same. The latest window closed with ${countOf(moves.length, 'transfer').en}, and most of the talk is of ${person.full.en}, who now wears the shirt of ${buyer.name.en}.`,
        ),
      ),
      bullets(moves.slice(0, 10).map((move) => moveLine(assignment, move))),
      paragraph(
        say(
          'Най-тихо беше при онези, които не търсиха никого: или са доволни, или още не са прочели таблицата. Въпросът е дали новите ще се сработят, преди да свърши сезонът. Отговорът, както винаги, е в неделя.',
          'It was quietest at the clubs that looked for nobody: either they are content, or they have not read the table yet. The question is whether the new men will settle before the season ends. The answer, as ever, comes on Sunday.',
        ),
      ),
    ],
    tags: ['трансфери'],
    competition: null,
    team: star.toTeam,
    secondTeam: star.fromTeam,
    match: null,
    publishedAt: published,
  };
};

/** One man who changed clubs in an earlier window and scored for the new one. */
export const newSigning: Story = (assignment) => {
  const { records, now } = assignment;
  const season = records.league.seasons.find(({ isCurrent }) => isCurrent);
  const earlier = windows(assignment).slice(0, -1).at(-1) ?? [];
  if (!season) return null;
  const [best] = earlier
    .flatMap((move) => {
      const tally = tallyScorers(records, HOME_LEAGUE, season.key, now).find(
        ({ player, team }) => player === move.player && team === move.toTeam,
      );
      return tally && move.fromTeam && move.toTeam ? [{ move, tally, from: move.fromTeam, to: move.toTeam }] : [];
    })
    .toSorted((a, b) => b.tally.goals - a.tally.goals);
  const person = best && records.person(best.move.player);
  if (!best || !person) return null;
  const published = hoursAfter(instantOf(best.move.movedOn, '11:40'), 0);
  const before = records.league.seasons.find(({ isCurrent }) => !isCurrent);
  const past =
    before &&
    tallyScorers(records, HOME_LEAGUE, before.key, published).find(({ player }) => player === best.move.player);
  const from = records.club(best.from);
  const to = records.club(best.to);
  return {
    key: `signing-${best.move.key}`,
    title: say(
      `${person.full.bg} сменя екипа: от ${from.name.bg} в ${to.name.bg}`,
      `${person.full.en} changes shirts: from ${from.name.en} to ${to.name.en}`,
    ),
    summary: say(
      `${to.name.bg} представи ${person.full.bg}, който досега играеше за ${from.name.bg}.`,
      `${to.name.en} have presented ${person.full.en}, until now of ${from.name.en}.`,
    ),
    blocks: [
      paragraph(
        say(
          `Слухът обикаляше площадките от седмици, а сега има и снимка с шал. ${person.full.bg} напуска ${from.name.bg} и ще играе за ${to.name.bg}.`,
          `The rumour had been doing the rounds of the pitches for weeks, and now there is a picture with a scarf. ${person.full.en} leaves ${from.name.en} and will play for ${to.name.en}.`,
        ),
      ),
      paragraph(
        say(
          `В бившия му отбор не крият, че ще им липсва, но и не се сърдят: разделили са се на маса, както си му е редът. В ${to.name.bg} пък обещават, че мястото му не е на пейката.`,
          `At his old club they do not hide that he will be missed, but nobody is cross: they parted at a table, as is proper. ${to.name.en}, for their part, promise that his place is not on the bench.`,
        ),
        past
          ? say(
              `Миналия сезон той остави след себе си ${sayCount(past.goals, 'goal').bg} в Делта Лига.`,
              `Last season he left ${sayCount(past.goals, 'goal').en} behind him in Delta Liga.`,
            )
          : null,
        say(
          'Картотеката е подадена и той има право на игра от следващия кръг.',
          'The registration is in, and he may play from the next round.',
        ),
      ),
      paragraph(
        say(
          'Номер още няма, прякор вече има, а първата тренировка мина под дъжд от съвети. Най-полезният беше от домакина на отбора: екипът се връща изпран.',
          'He has no number yet, already has a nickname, and his first training went by under a rain of advice. The most useful came from the kit man: shirts are returned washed.',
        ),
      ),
    ],
    tags: ['трансфери'],
    competition: null,
    team: best.to,
    secondTeam: best.from,
    match: null,
    publishedAt: published,
  };
};
