import { heading, paragraph, say, type Line } from '../article.ts';
import { incidents, outlook, placeAndWhistle } from '../closing-lines.ts';
import { tellMatch } from '../goal-lines.ts';
import { capitalise, placeOf } from '../grammar.ts';
import type { MatchFacts } from '../match-facts.ts';
import { captainSays } from '../quotes.ts';
import { mustBeDecided, seenBy, type Decided, type Desk, type Report, type Words } from './report.ts';

/** How many places below the loser the winner stood. */
const climbed = ({ facts, places }: Pick<Desk, 'facts' | 'places'>) => {
  if (!facts.winner || !places) return 0;
  return facts.winner.at === 'home' ? places.home - places.away : places.away - places.home;
};

const UPSET_TITLES: Words<[Decided, below: Line]> = [
  ({ w, l, score }) =>
    say(
      `Изненадата на кръга: ${w.name.bg} свали ${l.name.bg} с ${score.bg}`,
      `The upset of the round: ${w.name.en} bring down ${l.name.en} ${score.en}`,
    ),
  ({ w, l, score }, below) =>
    say(
      `От ${below.bg} място срещу фаворита: ${w.name.bg} – ${l.name.bg} ${score.bg}`,
      `From ${below.en} place against the favourites: ${w.name.en} ${score.en} ${l.name.en}`,
    ),
];

export const upset: Report = {
  kind: 'upset',
  fits: (desk) => (climbed(desk) >= 5 ? 6 + climbed(desk) / 2 : 0),
  write: ({ facts, places, records, ink, published, named }) => {
    const result = mustBeDecided(facts);
    const { w, l, score } = result;
    const below = placeOf(places?.[w.at] ?? 12);
    const above = placeOf(places?.[l.at] ?? 1);
    return {
      title: ink.take(UPSET_TITLES)(result, below),
      summary: say(
        `${capitalise(w.subject.bg)} започна мача от ${below.bg} място срещу отбор от ${above.bg} – ${l.name.bg} – и спечели с ${score.bg}.`,
        `${w.name.en} began the match in ${below.en} place, ${l.name.en} in ${above.en}; the lower side won ${score.en}.`,
      ),
      blocks: [
        paragraph(ink.take(UPSET_LEADS)(result, below, above)),
        ...tellMatch(facts, ink, named),
        heading(say('Без оправдания', 'No excuses')),
        captainSays(l, 'loss', ink),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
        outlook(facts, w, records, published, ink),
      ],
      tags: ['мачове', 'изненада'],
    };
  },
};

const UPSET_LEADS: Words<[Decided, below: Line, above: Line]> = [
  ({ w, l, score }, below, above) =>
    say(
      `Таблицата твърдеше едно, теренът показа друго. ${capitalise(w.subject.bg)} излезе срещу ${l.name.bg} от ${below.bg} място, без някой да очаква точки, и спечели с ${score.bg}. За отбора на ${above.bg} място това е повод за размисъл.`,
      `The table said one thing, the pitch another. ${w.name.en} went out against ${l.name.en} from ${below.en} place, nobody expecting points, and won ${score.en}. For the team in ${above.en} it is something to think about.`,
    ),
  ({ w, l, score }, below) =>
    say(
      `Прогнозите за мача с ${l.name.bg} бяха единодушни и всички бяха грешни. ${capitalise(w.subject.bg)}, ${below.bg} място в класирането преди началото, победи с ${score.bg} и развали не един купон.`,
      `The forecasts for the match with ${l.name.en} were unanimous, and all of them were wrong. ${w.name.en}, ${below.en} in the table at kick-off, won ${score.en} and spoiled more than one prediction slip.`,
    ),
];

const SUMMIT_TITLES: Words<[MatchFacts, score: Line]> = [
  ({ home, away }, score) =>
    say(
      `Сблъсък на върха: ${home.name.bg} – ${away.name.bg} ${score.bg}`,
      `Clash at the top: ${home.name.en} ${score.en} ${away.name.en}`,
    ),
  ({ home, away, winner }, score) =>
    winner
      ? say(
          `${winner.name.bg} взе мача, за който се говореше цяла седмица`,
          `${winner.name.en} take the match everybody talked about all week`,
        )
      : say(
          `Върхът остава спорен след ${score.bg} между ${home.name.bg} и ${away.name.bg}`,
          `The top stays contested after ${score.en} between ${home.name.en} and ${away.name.en}`,
        ),
  ({ home, away }, score) =>
    say(
      `Върховете не отстъпиха лесно: ${score.bg} между ${home.name.bg} и ${away.name.bg}`,
      `No easy ground at the top: ${score.en} between ${home.name.en} and ${away.name.en}`,
    ),
];

export const summit: Report = {
  kind: 'summit',
  fits: ({ places }) => (places && places.home <= 3 && places.away <= 3 ? 9 : 0),
  write: ({ facts, places, records, ink, published, named }) => {
    const { home, away, winner } = facts;
    const score = seenBy(home, facts.score);
    const homePlace = placeOf(places?.home ?? 1);
    const awayPlace = placeOf(places?.away ?? 2);
    return {
      title: ink.take(SUMMIT_TITLES)(facts, score),
      summary: say(
        `Мачът между двата отбора от челото, ${home.name.bg} и ${away.name.bg}, завърши ${score.bg}.`,
        `The match between two of the front-runners, ${home.name.en} and ${away.name.en}, ended ${score.en}.`,
      ),
      blocks: [
        paragraph(
          say(
            `${capitalise(homePlace.bg)} място срещу ${awayPlace.bg}, пълни пейки и хора по оградата. ${home.name.bg} и ${away.name.bg} знаеха колко тежат тези точки, и това личеше във всяко единоборство до крайното ${score.bg}.`,
            `${capitalise(homePlace.en)} against ${awayPlace.en}, full benches and people along the fence. ${home.name.en} and ${away.name.en} knew what these points weigh, and it showed in every tackle until the final ${score.en}.`,
          ),
        ),
        ...tellMatch(facts, ink, named),
        paragraph(...incidents(facts, ink), placeAndWhistle(facts, records, ink)),
        winner ? captainSays(winner, 'win', ink) : captainSays(home, 'draw', ink),
        outlook(facts, winner ?? home, records, published, ink),
      ],
      tags: ['мачове', 'класиране'],
    };
  },
};

/** Neighbours and old quarrels. */
const DERBIES: readonly { pair: readonly [string, string]; why: Line }[] = [
  {
    pair: ['karvuna', 'chirakman'],
    why: say(
      'В Каварна за този мач се спори в едно и също кафене, на две различни маси.',
      'In Kavarna this match is argued over in one and the same café, at two different tables.',
    ),
  },
  {
    pair: ['balik', 'riltsi'],
    why: say(
      'Между двата квартала има една автобусна спирка и двайсет години сметки за уреждане.',
      'One bus stop lies between the two quarters, and twenty years of unsettled scores.',
    ),
  },
  {
    pair: ['dobrudzha-united', 'orlovets'],
    why: say(
      'Когато тези два отбора се срещнат, останалите гледат и смятат.',
      'When these two meet, the others watch and do sums.',
    ),
  },
  {
    pair: ['gara-sever', 'stroitel-09'],
    why: say(
      'Железничари срещу строители: половината от тях са работили заедно, другата половина са женени за сестри на съперника.',
      'Railwaymen against builders: half of them have worked together, the other half are married to each other’s sisters.',
    ),
  },
  {
    pair: ['orlovets', 'vihar'],
    why: say(
      'Двата отбора тренират на една площадка в градския парк, единият в шест, другият в осем.',
      'Both teams train on the same court in the town park, one at six, the other at eight.',
    ),
  },
];

const derbyOf = ({ home, away }: MatchFacts) =>
  DERBIES.find(({ pair }) => pair.includes(home.key) && pair.includes(away.key));

const DERBY_TITLES: Words<[MatchFacts, score: Line]> = [
  ({ home, away, winner }, score) =>
    winner
      ? say(
          `Дербито е за ${winner.name.bg}: ${home.name.bg} – ${away.name.bg} ${score.bg}`,
          `The derby goes to ${winner.name.en}: ${home.name.en} ${score.en} ${away.name.en}`,
        )
      : say(
          `Дерби без победител: ${home.name.bg} – ${away.name.bg} ${score.bg}`,
          `A derby without a winner: ${home.name.en} ${score.en} ${away.name.en}`,
        ),
  ({ home, away }, score) =>
    say(
      `Съседски сметки: ${home.name.bg} срещу ${away.name.bg} и ${score.bg} накрая`,
      `Neighbours’ business: ${home.name.en} against ${away.name.en}, and ${score.en} at the end`,
    ),
];

export const derby: Report = {
  kind: 'derby',
  fits: ({ facts }) => (derbyOf(facts) ? 8.5 : 0),
  write: ({ facts, records, ink, published, named }) => {
    const { home, away, winner, loser } = facts;
    const score = seenBy(home, facts.score);
    const verdict = winner
      ? say(
          `Този път черпи ${loser?.subject.bg ?? ''}, а хвали се ${winner.subject.bg}.`,
          `This time ${loser?.name.en ?? ''} buy the drinks and ${winner.name.en} do the boasting.`,
        )
      : say('Този път всеки си плаща сам.', 'This time everybody pays for himself.');
    return {
      title: ink.take(DERBY_TITLES)(facts, score),
      summary: say(
        `Дербито между ${home.name.bg} и ${away.name.bg} завърши ${score.bg}.`,
        `The derby between ${home.name.en} and ${away.name.en} ended ${score.en}.`,
      ),
      blocks: [
        paragraph(derbyOf(facts)?.why, verdict),
        ...tellMatch(facts, ink, named),
        paragraph(
          say(
            `Крайният резултат е ${score.bg}, а реваншът вече се обсъжда.`,
            `The final score is ${score.en}, and the return is already being discussed.`,
          ),
          ...incidents(facts, ink),
        ),
        captainSays(winner ?? away, winner ? 'win' : 'draw', ink),
        outlook(facts, winner ?? home, records, published, ink),
      ],
      tags: ['мачове', 'дерби'],
    };
  },
};
