import { paragraph, quotation, say } from '../article.ts';
import { dayName, sayCount } from '../grammar.ts';
import { captainQuote } from './captain-quote.ts';
import { HOME_LEAGUE, hoursBefore, NO_REFERENCES, type Story } from './story.ts';

export const refereeCourse: Story = ({ records, now }) => {
  const [first, second] = records.league.referees;
  if (!first || !second) return null;
  return {
    ...NO_REFERENCES,
    key: 'referee-course',
    title: say(
      'Курс за съдии: лигата търси още четири свирки',
      'Referees’ course: the league is looking for four more whistles',
    ),
    summary: say(
      'Две съботи теория и един мач на живо – толкова дели запалянковците от съдийската фланелка.',
      'Two Saturdays of theory and one live match stand between a fan and the referee’s shirt.',
    ),
    blocks: [
      paragraph(
        say(
          'Най-лесно е да свириш от оградата. Лигата предлага на всички, които го правят всяка неделя, да опитат и отвътре: започва курс за съдии по мини футбол.',
          'It is easiest to referee from the fence. The league invites everybody who does so each Sunday to try it from the inside: a course for six-a-side referees is about to start.',
        ),
        say(
          'Две съботи теория, един тест и един мач с ментор.',
          'Two Saturdays of theory, one test and one match with a mentor.',
        ),
      ),
      paragraph(
        say(
          `Лекциите водят ${first.name} и ${second.name}, които имат зад гърба си повече неделни мачове от повечето отбори.`,
          `The lectures are given by ${first.nameLatin} and ${second.nameLatin}, who have more Sunday matches behind them than most teams.`,
        ),
        say(
          'Темите са прости: къде да стоиш, кога да мълчиш и защо предимството е по-хубаво от фаула.',
          'The subjects are simple: where to stand, when to be silent and why the advantage is better than the foul.',
        ),
      ),
      quotation(
        say(
          'Правилата се учат за ден. Спокойствието – за два сезона.',
          'The rules take a day to learn. Calm takes two seasons.',
        ),
        say(`${first.name}, съдия`, `${first.nameLatin}, referee`),
      ),
      paragraph(
        say(
          'За всеки отсвирен мач има хонорар, който стига за бензин и за кафе след това. Възрастта няма значение, стига да са навършени осемнайсет. Бягането има: един съдия изминава средно четири километра на мач.',
          'For every match there is a fee that covers petrol and a coffee afterwards. Age does not matter, so long as it is eighteen or more. Running does: a referee covers four kilometres a match on average.',
        ),
      ),
    ],
    tags: ['съдии'],
    publishedAt: hoursBefore(now, 61 * 24 + 3),
  };
};

export const fairPlay: Story = ({ records, now }) => {
  const published = hoursBefore(now, 27 * 24 + 2);
  const since = records.league.seasons.find(({ isCurrent }) => isCurrent)?.key;
  const cards = new Map<string, number>();
  for (const match of records.league.matches) {
    if (match.competition !== HOME_LEAGUE || match.season !== since || match.status !== 'FINISHED') continue;
    if (!match.startTime || Date.parse(match.startTime) > published.getTime() - 2 * 3_600_000) continue;
    for (const team of [match.home, match.away]) if (team) cards.set(team, cards.get(team) ?? 0);
    for (const { kind, team } of match.ledger) {
      const points = { YELLOW_CARD: 1, SECOND_YELLOW: 2, RED_CARD: 3 }[kind as string];
      if (points && team) cards.set(team, (cards.get(team) ?? 0) + points);
    }
  }
  const [cleanest, runnerUp] = [...cards].toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  if (!cleanest || !runnerUp) return null;
  const team = records.club(cleanest[0]);
  const other = records.club(runnerUp[0]);
  return {
    ...NO_REFERENCES,
    key: 'fair-play-table',
    title: say(
      `${team.name.bg} води в една класация, за която малко се говори`,
      `${team.name.en} lead a table few people talk about`,
    ),
    summary: say(
      `Най-малко наказателни точки за картони до момента има ${team.name.bg}.`,
      `${team.name.en} have the fewest penalty points for cards so far.`,
    ),
    blocks: [
      paragraph(
        say(
          `Има таблица, в която никой не иска да е последен и за която никой не тренира. Тя брои картоните. Начело в нея стои ${team.name.bg} с ${sayCount(cleanest[1], 'point').bg}, а веднага след това идва ${other.name.bg} с ${runnerUp[1]}.`,
          `There is a table in which nobody wants to be last and for which nobody trains. It counts cards. ${team.name.en} are top of it with ${sayCount(cleanest[1], 'point').en}, and ${other.name.en} come next with ${runnerUp[1]}.`,
        ),
        say(
          'Един жълт картон носи точка, втори жълт – две, директен червен – три. Колкото по-малко, толкова по-добре.',
          'A yellow card is one point, a second yellow two, a straight red three. The fewer the better.',
        ),
      ),
      paragraph(
        say(
          'Наградата за спортсменство се връчва в края на сезона и върви с комплект топки за тренировки. При равенство по точки в основното класиране тя може да реши и нещо повече: картоните са последният показател. Капитаните го знаят и затова в края на сезона изведнъж стават много учтиви.',
          'The fair-play prize is handed over at the end of the season, together with a set of training balls. Where teams are level in the main table it may decide more than that: cards are the last of the tie-breakers. Captains know it, which is why they grow so polite towards the end of the season.',
        ),
      ),
      captainQuote(
        records,
        cleanest[0],
        say(
          'Не сме ангели. Просто един от нас е учител и ни гледа.',
          'We are no angels. One of us is a teacher, that is all, and he is watching.',
        ),
      ),
    ],
    tags: ['феърплей', 'лига'],
    competition: HOME_LEAGUE,
    team: cleanest[0],
    publishedAt: published,
  };
};

export const youthLeague: Story = ({ records, now }) => {
  const entry = records.league.competitionSeasons.find(({ competition }) => competition === 'mladezhka-liga');
  const published = hoursBefore(now, 9 * 24 + 6);
  const ahead = entry && entry.startsOn > published.toISOString().slice(0, 10) ? entry : undefined;
  const start = ahead && dayName(ahead.startsOn);
  const teams = sayCount(entry?.teams.length ?? 6, 'team');
  return {
    ...NO_REFERENCES,
    key: 'youth-league',
    title: say(
      'Младежката лига набира скорост: треньорите търсят момчета',
      'The youth league gathers pace: coaches are looking for boys',
    ),
    summary: say(
      `${start ? `На ${start.bg} тръгва` : 'Тръгва'} Младежката лига с ${teams.bg}, а тренировките са отворени за всички над 15 години.`,
      `The youth league starts${start ? ` on ${start.en}` : ' soon'} with ${teams.en}, and training is open to everybody over 15.`,
    ),
    blocks: [
      paragraph(
        say(
          `Първият мач още не е започнал, а треньорите вече се обаждат по училищата. ${start ? `На ${start.bg}` : 'Съвсем скоро'} стартира Младежката лига и ${teams.bg} ще играят всеки срещу всеки.`,
          `The first match has not kicked off yet, and the coaches are already phoning round the schools. The youth league starts${start ? ` on ${start.en}` : ' very soon'}, and ${teams.en} will play everybody against everybody.`,
        ),
      ),
      paragraph(
        say(
          'Тренировките са безплатни и отворени: вторник и четвъртък от шест, без записване, с маратонки. За непълнолетните е нужна декларация от родител, която се подписва на място.',
          'Training is free and open: Tuesdays and Thursdays at six, no booking, trainers on your feet. Minors need a declaration from a parent, which can be signed on the spot.',
        ),
        say(
          'Който се хареса, отива в отбор; който не се хареса, идва пак следващия вторник.',
          'Whoever is liked joins a team; whoever is not comes again next Tuesday.',
        ),
      ),
      captainQuote(
        records,
        'iztok-city',
        say(
          'Половината от нас тръгнаха точно така – с чужди маратонки и голям страх.',
          'Half of us started exactly like that: in borrowed trainers and very much afraid.',
        ),
      ),
      paragraph(
        say(
          'Мачовете ще се записват, а статистиката ще се води като при мъжете. Само псувните няма да влизат в нея.',
          'The matches will be filmed and the statistics kept as for the men. Only the swearing will not be counted.',
        ),
      ),
    ],
    tags: ['юноши'],
    competition: entry ? 'mladezhka-liga' : null,
    publishedAt: published,
  };
};
