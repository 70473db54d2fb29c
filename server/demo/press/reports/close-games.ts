import { heading, paragraph, say, type Line } from '../article.ts';
import { incidents, outlook, placeAndWhistle } from '../closing-lines.ts';
import { tellMatch } from '../goal-lines.ts';
import { capitalise, sayCount } from '../grammar.ts';
import type { MatchFacts } from '../match-facts.ts';
import { captainSays } from '../quotes.ts';
import { decided, margin, mustBeDecided, seenBy, total, type Decided, type Report, type Words } from './report.ts';

const SILENT_TITLES: Words<[Decided]> = [
  ({ w, l, score }) =>
    say(
      `Нула до почивката, ${score.bg} накрая: ${w.name.bg} изчака ${l.name.bg}`,
      `Nothing at the break, ${score.en} at the end: ${w.name.en} outwait ${l.name.en}`,
    ),
  ({ w, score }) =>
    say(`Търпението донесе на ${w.name.bg} победа с ${score.bg}`, `Patience brings ${w.name.en} a ${score.en} win`),
];
const SILENT_LEADS: Words<[Decided, MatchFacts]> = [
  ({ w, l, score }) =>
    say(
      `Двайсет и пет минути зрителите гледаха шах. После някой бутна дъската и ${w.subject.bg} победи ${l.name.bg} с ${score.bg}.`,
      `For twenty-five minutes the crowd watched chess. Then somebody knocked the board over, and ${w.name.en} beat ${l.name.en} ${score.en}.`,
    ),
  ({ w, l, score }, { evening }) =>
    say(
      `Първата част на мача ${evening.bg} спокойно можеше да се пропусне. Втората – не: ${w.subject.bg} я спечели с ${score.bg} и взе точките от ${l.name.bg}.`,
      `The first half ${evening.en} could safely be missed. Not the second: ${w.name.en} won it ${score.en} and took the points off ${l.name.en}.`,
    ),
];

export const goallessHalf: Report = {
  kind: 'goalless-half',
  fits: ({ facts }) => {
    const half = facts.halfTime;
    return decided(facts) && !facts.shootout && half && half[0] + half[1] === 0 && total(facts) > 1 ? 6 : 0;
  },
  write: ({ facts, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    return {
      title: ink.take(SILENT_TITLES)(result),
      summary: say(
        `След първо полувреме без голове ${w.subject.bg} надделя над ${l.name.bg} с ${score.bg}.`,
        `After a goalless first half ${w.name.en} got the better of ${l.name.en} ${score.en}.`,
      ),
      blocks: [
        paragraph(ink.take(SILENT_LEADS)(result, facts)),
        total(facts) > 2
          ? paragraph(
              say(
                'Щом падна първият гол, вратите се отвориха и вече нямаше кой да ги затвори.',
                'Once the first goal was in, the doors stood open and there was nobody left to shut them.',
              ),
            )
          : null,
        ...tellMatch(facts, ink, named).slice(1),
        captainSays(w, 'win', ink),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

const NARROW_TITLES: Words<[Decided]> = [
  ({ w, l, score }) =>
    say(
      `С малко, но стига: ${w.name.bg} – ${l.name.bg} ${score.bg}`,
      `Little but enough: ${w.name.en} ${score.en} ${l.name.en}`,
    ),
  ({ w, l, decider }) =>
    say(
      `Гол на ${decider?.scorer.last.bg ?? w.name.bg} раздели ${w.name.bg} и ${l.name.bg}`,
      `One goal by ${decider?.scorer.last.en ?? w.name.en} separates ${w.name.en} and ${l.name.en}`,
    ),
];
const NARROW_LEADS: Words<[Decided]> = [
  ({ w, l, score }) =>
    say(
      `Два отбора, които добре се познават, дадоха малко и поискаха много. Накрая ${w.subject.bg} отнесе точките с ${score.bg}, а на ${l.name.bg} останаха добрите думи.`,
      `Two teams who know each other well gave little and asked a lot. In the end ${w.name.en} carried off the points, ${score.en}, and ${l.name.en} were left with the kind words.`,
    ),
  ({ w, l, score }) =>
    say(
      `В лига, в която седем гола на мач не учудват никого, ${score.bg} изглежда почти като грешка. ${capitalise(w.subject.bg)} няма нищо против да я повтори и следващия път, когато срещне ${l.name.bg}.`,
      `In a league where seven goals a match surprise nobody, ${score.en} looks almost like a misprint. ${w.name.en} would gladly repeat it the next time they meet ${l.name.en}.`,
    ),
];

export const narrowWin: Report = {
  kind: 'narrow-win',
  fits: ({ facts }) => (decided(facts) && !facts.shootout && margin(facts) === 1 && total(facts) <= 3 ? 6 : 0),
  write: ({ facts, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    return {
      title: ink.take(NARROW_TITLES)(result),
      summary: say(
        `Минимална победа на ${w.name.bg} над ${l.name.bg} – ${score.bg}.`,
        `${w.name.en} edge ${l.name.en} ${score.en}.`,
      ),
      blocks: [
        paragraph(ink.take(NARROW_LEADS)(result)),
        ...tellMatch(facts, ink, named),
        paragraph(
          w.keeper && w.saves > 2
            ? say(
                `Преднината оцеля и заради ${w.keeper.last.bg}, който има ${sayCount(w.saves, 'save').bg}.`,
                `The lead survived thanks also to ${w.keeper.last.en}, who made ${sayCount(w.saves, 'save').en}.`,
              )
            : null,
          ...incidents(facts, ink),
        ),
        captainSays(l, 'loss', ink),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

const FEAST_TITLES: Words<[MatchFacts, count: Line, score: Line]> = [
  ({ home, away }, count, score) =>
    say(
      `${capitalise(count.bg)} и нито един победител: ${home.name.bg} – ${away.name.bg} ${score.bg}`,
      `${capitalise(count.en)} and no winner: ${home.name.en} ${score.en} ${away.name.en}`,
    ),
  ({ home, away }, _count, score) =>
    say(
      `${home.name.bg} и ${away.name.bg} не се разбраха и след ${score.bg}`,
      `${home.name.en} and ${away.name.en} cannot be parted, even at ${score.en}`,
    ),
];

export const goalfestDraw: Report = {
  kind: 'goalfest-draw',
  fits: ({ facts }) => (margin(facts) === 0 && !facts.shootout && total(facts) >= 6 ? 7 + total(facts) / 4 : 0),
  write: ({ facts, records, ink, published, named }) => {
    const { home, away } = facts;
    const score = seenBy(home, facts.score);
    const count = sayCount(total(facts), 'goal');
    return {
      title: ink.take(FEAST_TITLES)(facts, count, score),
      summary: say(
        `${capitalise(count.bg)} видяха зрителите на мача между ${home.name.bg} и ${away.name.bg}, но точките си останаха поделени – ${score.bg}.`,
        `The crowd saw ${count.en} between ${home.name.en} and ${away.name.en}, yet the points were shared: ${score.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `Ако някой ден в Добрич започнат да продават билети за шест на шест, нека започнат с този мач. ${home.name.bg} и ${away.name.bg} си размениха ${count.bg}, вратарите се намръщиха, а накрая на таблото остана ${score.bg}.`,
            `If anybody in Dobrich ever starts selling tickets for six-a-side, let them start with a match like this. ${home.name.en} and ${away.name.en} traded ${count.en}, the goalkeepers scowled, and at the end the board read ${score.en}.`,
          ),
        ),
        heading(say('Гол за гол', 'Goal for goal')),
        ...tellMatch(facts, ink, named),
        paragraph(...incidents(facts, ink)),
        captainSays(ink.random.pick([home, away]), 'draw', ink),
        outlook(facts, home, records, published, ink),
      ],
      tags: ['мачове', 'лига'],
    };
  },
};

const DRAW_TITLES: Words<[MatchFacts, score: Line]> = [
  ({ home, away }, score) =>
    say(
      `${home.name.bg} и ${away.name.bg} си поделиха точките – ${score.bg}`,
      `${home.name.en} and ${away.name.en} share the points: ${score.en}`,
    ),
  ({ home, away }, score) =>
    say(
      `Равен, с който никой не е доволен: ${home.name.bg} – ${away.name.bg} ${score.bg}`,
      `A draw that pleases nobody: ${home.name.en} ${score.en} ${away.name.en}`,
    ),
  ({ away, home }, score) =>
    say(
      `${away.name.bg} взе точка от ${home.name.bg} след ${score.bg}`,
      `${away.name.en} take a point off ${home.name.en} after ${score.en}`,
    ),
];

/** A short notice: not every match makes a long story. */
export const plainDraw: Report = {
  kind: 'plain-draw',
  fits: ({ facts }) => (margin(facts) === 0 && !facts.shootout ? 2 : 0),
  write: ({ facts, records, ink, published, named }) => {
    const score = seenBy(facts.home, facts.score);
    const { home, away } = facts;
    return {
      title: ink.take(DRAW_TITLES)(facts, score),
      summary: say(
        `${capitalise(home.subject.bg)} завърши ${score.bg} с ${away.name.bg} ${facts.evening.bg}.`,
        `${home.name.en} drew ${score.en} with ${away.name.en} ${facts.evening.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `По точка за двама: ${home.name.bg} и ${away.name.bg} завършиха ${score.bg} в мач, който всеки от тях можеше да спечели и всеки можеше да загуби.`,
            `A point each: ${home.name.en} and ${away.name.en} drew ${score.en} in a match that either might have won and either might have lost.`,
          ),
        ),
        ...tellMatch(facts, ink, named),
        captainSays(away, 'draw', ink),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
        outlook(facts, away, records, published, ink),
      ],
      tags: ['мачове'],
    };
  },
};

const WIN_TITLES: Words<[Decided]> = [
  ({ w, l, score }) =>
    say(`${w.name.bg} надви ${l.name.bg} с ${score.bg}`, `${w.name.en} overcome ${l.name.en} ${score.en}`),
  ({ w, l, score }) =>
    say(
      `Сигурна победа за ${w.name.bg}: ${score.bg} срещу ${l.name.bg}`,
      `A sound win for ${w.name.en}: ${score.en} against ${l.name.en}`,
    ),
  ({ w, l, score }) =>
    say(
      `${l.name.bg} нямаше отговор, ${w.name.bg} спечели с ${score.bg}`,
      `${l.name.en} have no answer as ${w.name.en} win ${score.en}`,
    ),
  ({ w, score }) =>
    say(
      `Три точки без драми: ${w.name.bg} с победа ${score.bg}`,
      `Three points without drama: ${w.name.en} win ${score.en}`,
    ),
];
const WIN_LEADS: Words<[Decided, MatchFacts]> = [
  ({ w, l, score }, { evening }) =>
    say(
      `${capitalise(w.subject.bg)} си свърши работата ${evening.bg} и победи ${l.name.bg} с ${score.bg}. Мачът нямаше нужда от чудеса, а от подредена игра, и тя не закъсня.`,
      `${w.name.en} did their job ${evening.en} and beat ${l.name.en} ${score.en}. The match needed no miracles, only order, and order was not long in coming.`,
    ),
  ({ w, l, score }) =>
    say(
      `Понякога по-добрият отбор просто печели. Този път това беше ${w.name.bg}, съперникът беше ${l.name.bg}, а резултатът – ${score.bg}.`,
      `Sometimes the better team simply wins. This time it was ${w.name.en}, the opponents were ${l.name.en}, and the score was ${score.en}.`,
    ),
  ({ w, l, score }) =>
    say(
      `${capitalise(l.subject.bg)} дойде с план и го държа, докато имаше сили. Силите свършиха преди мача и ${w.subject.bg} взе победата с ${score.bg}.`,
      `${l.name.en} came with a plan and kept to it while their legs lasted. The legs gave out before the match did, and ${w.name.en} took it ${score.en}.`,
    ),
];

export const plainWin: Report = {
  kind: 'plain-win',
  fits: ({ facts }) => (decided(facts) && !facts.shootout ? 1.5 : 0),
  write: ({ facts, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    return {
      title: ink.take(WIN_TITLES)(result),
      summary: say(
        `${capitalise(w.subject.bg)} се наложи над ${l.name.bg} с ${score.bg} ${facts.evening.bg}.`,
        `${w.name.en} prevailed over ${l.name.en} ${score.en} ${facts.evening.en}.`,
      ),
      blocks: [
        paragraph(ink.take(WIN_LEADS)(result, facts)),
        ...tellMatch(facts, ink, named),
        paragraph(
          w.best
            ? say(`За играч на мача беше избран ${w.best.full.bg}.`, `${w.best.full.en} was chosen man of the match.`)
            : null,
          ...incidents(facts, ink),
        ),
        captainSays(w, 'win', ink),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове'],
    };
  },
};
