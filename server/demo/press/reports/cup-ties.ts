import { heading, paragraph, say, type Line } from '../article.ts';
import { incidents, placeAndWhistle } from '../closing-lines.ts';
import { tellMatch } from '../goal-lines.ts';
import { capitalise, sayCount } from '../grammar.ts';
import type { MatchFacts } from '../match-facts.ts';
import { captainSays } from '../quotes.ts';
import { margin, mustBeDecided, seenBy, total, type Decided, type Desk, type Report, type Words } from './report.ts';

const ROUNDS: Readonly<Record<string, Line>> = {
  round_of_16: say('осминафинала', 'the round of 16'),
  quarter_final: say('четвъртфинала', 'the quarter-final'),
  semi_final: say('полуфинала', 'the semi-final'),
  final: say('финала', 'the final'),
};

export const roundOf = ({ facts, records }: Pick<Desk, 'facts' | 'records'>) =>
  records.seasonOf(facts.match)?.gameweeks.find(({ number }) => number === facts.match.gameweek)?.eliminationRound ??
  null;

const roundName = (desk: Pick<Desk, 'facts' | 'records'>): Line =>
  ROUNDS[roundOf(desk) ?? ''] ?? say('мача', 'the tie');

const SHOOTOUT_TITLES: Words<[Decided, kicks: Line, round: Line]> = [
  ({ w, l }, kicks) =>
    say(
      `${w.name.bg} издържа на дузпите: ${kicks.bg} срещу ${l.name.bg}`,
      `${w.name.en} hold their nerve from the spot: ${kicks.en} against ${l.name.en}`,
    ),
  ({ w, l }) =>
    say(
      `Бялата точка избра ${w.name.bg}, ${l.name.bg} отпада`,
      `The spot picks ${w.name.en}, and ${l.name.en} are out`,
    ),
  ({ w }, kicks, round) =>
    say(
      `Нерви до последно в ${round.bg}: ${w.name.bg} продължава след дузпи (${kicks.bg})`,
      `Nerves to the last in ${round.en}: ${w.name.en} go on after penalties (${kicks.en})`,
    ),
];

const SHOOTOUT_LEADS: Words<[Decided, kicks: Line, level: Line, competition: Line]> = [
  ({ w, l }, kicks, level, competition) =>
    say(
      `След ${level.bg} в игра победителят между ${w.name.bg} и ${l.name.bg} трябваше да се намери от бялата точка. ${capitalise(w.subject.bg)} вкара повече – ${kicks.bg} – и остава в надпреварата за ${competition.bg}.`,
      `After ${level.en} in play the winner between ${w.name.en} and ${l.name.en} had to be found from the spot. ${w.name.en} scored more, ${kicks.en}, and stay in ${competition.en}.`,
    ),
  ({ w, l }, kicks, level) =>
    say(
      `Никой не искаше да загуби и затова никой не спечели в редовното време: ${level.bg}. Дузпите отсъдиха ${kicks.bg} за ${w.name.bg}, а ${l.subject.bg} си тръгна с вдигната глава и наведени очи.`,
      `Nobody wanted to lose, and so nobody won in play: ${level.en}. Penalties settled it ${kicks.en} for ${w.name.en}, and ${l.name.en} went home with heads high and eyes low.`,
    ),
];

export const shootout: Report = {
  kind: 'shootout',
  fits: (desk) => (desk.facts.shootout && desk.facts.winner && roundOf(desk) !== 'final' ? 12 : 0),
  write: (desk) => {
    const { facts, records, ink, named } = desk;
    const result = mustBeDecided(facts);
    const { w, l } = result;
    const kicks = seenBy(w, facts.shootout ?? [0, 0]);
    const level = seenBy(facts.home, facts.score);
    const round = roundName(desk);
    const competition = records.competitionName(facts.match.competition);
    const misses = facts.match.ledger.filter(({ kind }) => kind === 'SHOOTOUT_MISSED').length;
    return {
      title: ink.take(SHOOTOUT_TITLES)(result, kicks, round),
      summary: say(
        `${capitalise(w.subject.bg)} отстрани ${l.name.bg} с ${kicks.bg} при дузпите, след като мачът завърши ${level.bg}.`,
        `${w.name.en} knocked out ${l.name.en} ${kicks.en} on penalties after the match had ended ${level.en}.`,
      ),
      blocks: [
        paragraph(ink.take(SHOOTOUT_LEADS)(result, kicks, level, competition)),
        ...tellMatch(facts, ink, named),
        heading(say('На бялата точка', 'On the spot')),
        paragraph(
          misses > 0
            ? say(
                misses === 1
                  ? 'В серията имаше само един пропуск и той не беше въпрос на техника.'
                  : `В серията имаше ${misses} пропуска и нито един не беше въпрос на техника.`,
                `There ${misses === 1 ? 'was one miss' : `were ${misses} misses`} in the series, and technique had nothing to do with it.`,
              )
            : null,
          w.keeper &&
            say(
              `На вратата за ${w.name.bg} стоеше ${w.keeper.full.bg}.`,
              `${w.keeper.full.en} stood in goal for ${w.name.en}.`,
            ),
          ...incidents(facts, ink),
          placeAndWhistle(facts, records, ink),
        ),
        captainSays(w, 'penalties', ink),
      ],
      tags: ['мачове', 'дузпи'],
    };
  },
};

export const extraTime: Report = {
  kind: 'extra-time',
  fits: (desk) =>
    desk.facts.wentToExtraTime && !desk.facts.shootout && desk.facts.winner && roundOf(desk) !== 'final' ? 10 : 0,
  write: (desk) => {
    const { facts, records, ink, named } = desk;
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    const round = roundName(desk);
    const regular = facts.match.fullTime;
    return {
      title: ink.take(EXTRA_TITLES)(result, round),
      summary: say(
        `${capitalise(w.subject.bg)} победи ${l.name.bg} с ${score.bg} след продължения в ${round.bg}.`,
        `${w.name.en} beat ${l.name.en} ${score.en} after extra time in ${round.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `Петдесет минути не стигнаха${regular ? ` – след тях беше ${regular[0]}:${regular[1]}` : ''}. Продълженията обаче имаха господар и това беше ${w.name.bg}: ${score.bg} срещу ${l.name.bg} и място в следващата фаза.`,
            `Fifty minutes were not enough${regular ? `: it was ${regular[0]}–${regular[1]} when they were over` : ''}. Extra time, though, had a master, and it was ${w.name.en}: ${score.en} against ${l.name.en} and a place in the next round.`,
          ),
        ),
        ...tellMatch(facts, ink, named),
        captainSays(w, 'cup', ink),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
      ],
      tags: ['мачове'],
    };
  },
};

const EXTRA_TITLES: Words<[Decided, round: Line]> = [
  ({ w, l, score }) =>
    say(
      `В продълженията надделя ${w.name.bg}: ${score.bg} срещу ${l.name.bg}`,
      `Extra time belongs to ${w.name.en}: ${score.en} against ${l.name.en}`,
    ),
  ({ w, score }, round) =>
    say(
      `${w.name.bg} мина през ${round.bg} след продължения – ${score.bg}`,
      `${w.name.en} come through ${round.en} after extra time, ${score.en}`,
    ),
];

const FINAL_TITLES: Words<[Decided, competition: Line]> = [
  ({ w }, competition) => say(`${w.name.bg} спечели ${competition.bg}`, `${w.name.en} win ${competition.en}`),
  ({ w, l }, competition) =>
    say(
      `${w.name.bg} вдигна трофея: ${l.name.bg} падна във финала на ${competition.bg}`,
      `${w.name.en} lift the trophy after beating ${l.name.en} in the final of ${competition.en}`,
    ),
  ({ w, l }, competition) =>
    say(
      `Финал с характер: ${w.name.bg} надви ${l.name.bg} за ${competition.bg}`,
      `A final with character: ${w.name.en} beat ${l.name.en} for ${competition.en}`,
    ),
];

const FINAL_LEADS: Words<[Decided, competition: Line, result: Line]> = [
  ({ w, l }, competition, result) =>
    say(
      `Половин час след последния сигнал никой от ${w.name.bg} не бързаше да се прибира. Финалът на ${competition.bg} срещу ${l.name.bg} завърши ${result.bg}.`,
      `Half an hour after the last whistle nobody from ${w.name.en} was in a hurry to go home. The final of ${competition.en} against ${l.name.en} ended ${result.en}.`,
    ),
  ({ w, l }, competition, result) =>
    say(
      `Трофеят пътува към ${w.name.bg}. В последния мач от ${competition.bg} ${l.subject.bg} опита всичко, но накрая беше ${result.bg} и чашите се вдигнаха от другата страна на терена.`,
      `The trophy travels to ${w.name.en}. In the last match of ${competition.en} ${l.name.en} tried everything, but it ended ${result.en} and the glasses were raised on the other side of the pitch.`,
    ),
  ({ w }, competition, result) =>
    say(
      `В турнира за ${competition.bg} се играят много мачове, а се помни един. Този ще се помни с ${result.bg} и с капитана на ${w.name.bg}, който не можеше да вдигне купата от смях.`,
      `Many matches are played in ${competition.en}, and one is remembered. This one will be remembered for ${result.en}, and for the captain of ${w.name.en}, who could not lift the cup for laughing.`,
    ),
];

/** „3:1“, or „2:2 и 4:3 при дузпи“. */
function finalResult({ shootout: kicks, home, score }: MatchFacts, { w, score: won }: Decided): Line {
  if (!kicks) return won;
  const level = seenBy(home, score);
  const shot = seenBy(w, kicks);
  return say(
    `${level.bg} и ${shot.bg} при дузпите за ${w.name.bg}`,
    `${level.en} and ${shot.en} on penalties to ${w.name.en}`,
  );
}

export const cupFinal: Report = {
  kind: 'final',
  fits: (desk) => (roundOf(desk) === 'final' && desk.facts.winner ? 14 : 0),
  write: (desk) => {
    const { facts, records, ink, named } = desk;
    const result = mustBeDecided(facts);
    const { w, l } = result;
    const competition = records.competitionName(facts.match.competition);
    const outcome = finalResult(facts, result);
    return {
      title: ink.take(FINAL_TITLES)(result, competition),
      summary: say(
        `${capitalise(w.subject.bg)} победи ${l.name.bg} във финала на ${competition.bg} – ${outcome.bg}.`,
        `${w.name.en} beat ${l.name.en} in the final of ${competition.en}: ${outcome.en}.`,
      ),
      blocks: [
        paragraph(ink.take(FINAL_LEADS)(result, competition, outcome)),
        ...tellMatch(facts, ink, named),
        paragraph(
          w.best &&
            say(
              `За играч на финала беше избран ${w.best.full.bg}.`,
              `${w.best.full.en} was voted player of the final.`,
            ),
          ...incidents(facts, ink),
          placeAndWhistle(facts, records, ink),
        ),
        captainSays(w, 'cup', ink),
      ],
      tags: ['мачове', 'финал'],
    };
  },
};

const TIE_TITLES: Words<[Decided, round: Line, competition: Line]> = [
  ({ w, l, score }) =>
    say(
      `${w.name.bg} изхвърли ${l.name.bg} от купата – ${score.bg}`,
      `${w.name.en} put ${l.name.en} out of the cup, ${score.en}`,
    ),
  ({ w, score }, round) =>
    say(`${w.name.bg} мина ${round.bg} с ${score.bg}`, `${w.name.en} get past ${round.en} with ${score.en}`),
  ({ w, l, score }) =>
    say(
      `${capitalise(w.name.bg)} продължава, ${l.name.bg} спира дотук: ${score.bg}`,
      `${w.name.en} go on, ${l.name.en} stop here: ${score.en}`,
    ),
];

export const cupTie: Report = {
  kind: 'cup-tie',
  fits: (desk) =>
    roundOf(desk) &&
    roundOf(desk) !== 'final' &&
    desk.facts.winner &&
    !desk.facts.shootout &&
    !desk.facts.wentToExtraTime
      ? 4 + Math.min(margin(desk.facts), total(desk.facts)) / 4
      : 0,
  write: (desk) => {
    const { facts, records, ink, named } = desk;
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    const round = roundName(desk);
    const competition = records.competitionName(facts.match.competition);
    return {
      title: ink.take(TIE_TITLES)(result, round, competition),
      summary: say(
        `${capitalise(w.subject.bg)} надделя над ${l.name.bg} с ${score.bg} в ${round.bg} на ${competition.bg}.`,
        `${w.name.en} got the better of ${l.name.en} ${score.en} in ${round.en} of ${competition.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `В ${round.bg} няма реванш и няма „другата седмица“. ${capitalise(w.subject.bg)} разбра това по-рано, вкара ${sayCount(w.goals, 'goal').bg} и с ${score.bg} прати ${l.name.bg} да гледа турнира отстрани.`,
            `In ${round.en} there is no return leg and no “next week”. ${w.name.en} grasped that sooner, scored ${sayCount(w.goals, 'goal').en} and, at ${score.en}, sent ${l.name.en} off to watch the rest from the fence.`,
          ),
        ),
        ...tellMatch(facts, ink, named),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
        captainSays(w, 'cup', ink),
      ],
      tags: ['мачове'],
    };
  },
};
