import type { MatchEntry } from '#server/league-files/league.ts';

import { bullets, heading, paragraph, say, type Line } from '../article.ts';
import { capitalise, countOf, dayName, listOf, placeOf, sayCount, weekdayName, wordBg, wordEn } from '../grammar.ts';
import type { Club, Standing } from '../records.ts';
import { dayAt, timeAt, weekdayOf } from '#domain/formatting/sofia-time.ts';
import { tallyScorers } from './scorer-tally.ts';
import { HOME_LEAGUE, hoursAfter, hoursBefore, type Assignment, type Story } from './story.ts';

interface Fixture {
  match: MatchEntry;
  home: Club;
  away: Club;
  homeRow: Standing;
  awayRow: Standing;
  start: Date;
}

const DAY = 24;

/** League matches of the coming days, those between the highest-placed teams first. */
function comingUp({ records, now }: Assignment): Fixture[] {
  return records.league.matches
    .flatMap((match) => {
      const { competition, home, away, startTime, status } = match;
      if (competition !== HOME_LEAGUE || status !== 'UPCOMING' || !home || !away || !startTime) return [];
      const start = new Date(startTime);
      if (start < now || start > hoursAfter(now, 9 * DAY)) return [];
      const table = records.tableAt(records.seasonOf(match), now);
      const homeRow = table.find(({ team }) => team === home);
      const awayRow = table.find(({ team }) => team === away);
      if (!homeRow || !awayRow) return [];
      return { match, home: records.club(home), away: records.club(away), homeRow, awayRow, start };
    })
    .toSorted(
      (a, b) =>
        a.homeRow.place + a.awayRow.place - b.homeRow.place - b.awayRow.place || (a.match.key < b.match.key ? -1 : 1),
    );
}

function lastMeeting({ records, now }: Assignment, { home, away }: Fixture): Line | null {
  const match = records.league.matches.findLast(
    (past) =>
      past.status === 'FINISHED' &&
      past.score !== null &&
      Date.parse(past.startTime ?? '') < now.getTime() &&
      [past.home, past.away].includes(home.key) &&
      [past.home, past.away].includes(away.key),
  );
  if (!match?.score || !match.home || !match.away || !match.startTime) return null;
  const [h, a] = [records.club(match.home).name, records.club(match.away).name];
  const day = dayName(dayAt(new Date(match.startTime)));
  return say(
    `Последната им среща беше на ${day.bg} и завърши ${h.bg} – ${a.bg} ${match.score[0]}:${match.score[1]}.`,
    `They last met on ${day.en}, when it ended ${h.en} ${match.score[0]}–${match.score[1]} ${a.en}.`,
  );
}

function danger({ records, now }: Assignment, { match }: Fixture, club: Club): Line | null {
  const best = tallyScorers(records, match.competition, match.season, now).find(({ team }) => team === club.key);
  const person = best && records.person(best.player);
  return best && person
    ? say(
        `${person.full.bg} (${club.name.bg}) – ${countOf(best.goals, 'goal').bg}`,
        `${person.full.en} (${club.name.en}) – ${countOf(best.goals, 'goal').en}`,
      )
    : null;
}

const FORM = {
  win: { one: say('победа', 'win'), many: say('победи', 'wins') },
  draw: { one: say('равен', 'draw'), many: say('равни', 'draws') },
  loss: { one: say('загуба', 'defeat'), many: say('загуби', 'defeats') },
} as const;

/** „три победи, равен и загуба в последните пет мача“. */
function form({ records, now }: Assignment, { match: fixture }: Fixture, club: Club): Line | null {
  const last = records.league.matches
    .filter(
      ({ competition, season, status, score, home, away, startTime }) =>
        competition === fixture.competition &&
        season === fixture.season &&
        status === 'FINISHED' &&
        score !== null &&
        Date.parse(startTime ?? '') < now.getTime() &&
        (home === club.key || away === club.key),
    )
    .slice(-5);
  if (last.length < 5) return null;
  const outcomes = last.map(({ home, score }) => {
    const [own, other] = home === club.key ? (score ?? [0, 0]) : [score?.[1] ?? 0, score?.[0] ?? 0];
    return own > other ? 'win' : own < other ? 'loss' : 'draw';
  });
  const parts = (['win', 'draw', 'loss'] as const).flatMap((outcome) => {
    const count = outcomes.filter((one) => one === outcome).length;
    if (count === 0) return [];
    const { one, many } = FORM[outcome];
    const feminine = outcome === 'draw' ? 'masculine' : 'feminine';
    return count === 1
      ? say(`${wordBg(1, feminine)} ${one.bg}`, `one ${one.en}`)
      : say(`${wordBg(count, feminine)} ${many.bg}`, `${wordEn(count)} ${many.en}`);
  });
  const list = listOf(parts);
  return say(`Последните пет мача на ${club.name.bg}: ${list.bg}.`, `The last five of ${club.name.en}: ${list.en}.`);
}

const weekdayAt = (start: Date) => weekdayName(weekdayOf(dayAt(start)));

const references = ({ match, home, away }: Fixture) => ({
  competition: match.competition,
  team: home.key,
  secondTeam: away.key,
  match: match.key,
});

export const topFixture: Story = (assignment) => {
  const [fixture] = comingUp(assignment);
  if (!fixture) return null;
  const { home, away, homeRow, awayRow, start } = fixture;
  const gap = Math.abs(homeRow.points - awayRow.points);
  const day = dayName(dayAt(start));
  const scorers = [danger(assignment, fixture, home), danger(assignment, fixture, away)].filter(
    (line) => line !== null,
  );
  return {
    ...references(fixture),
    key: `preview-${fixture.match.key}`,
    title: say(
      `${home.name.bg} срещу ${away.name.bg}: мачът на кръга`,
      `${home.name.en} against ${away.name.en}: the match of the round`,
    ),
    summary: say(
      `${capitalise(placeOf(homeRow.place).bg)} място приема ${placeOf(awayRow.place).bg} на ${day.bg} от ${timeAt(start)} часа.`,
      `${capitalise(placeOf(homeRow.place).en)} place meets ${placeOf(awayRow.place).en} on ${day.en} at ${timeAt(start)}.`,
    ),
    blocks: [
      paragraph(
        gap === 0
          ? say(
              `Нула. Толкова точки делят ${home.name.bg} и ${away.name.bg} преди мача на ${day.bg}.`,
              `None. That is how many points separate ${home.name.en} and ${away.name.en} before their match on ${day.en}.`,
            )
          : say(
              `${capitalise(sayCount(gap, 'point').bg)} ${gap === 1 ? 'дели' : 'делят'} ${home.name.bg} и ${away.name.bg} преди мача на ${day.bg}.`,
              `${capitalise(sayCount(gap, 'point').en)} ${gap === 1 ? 'separates' : 'separate'} ${home.name.en} and ${away.name.en} before their match on ${day.en}.`,
            ),
        say(
          `Първият сигнал е в ${timeAt(start)}, а местата по оградата обикновено свършват двайсет минути по-рано.`,
          `Kick-off is at ${timeAt(start)}, and places along the fence usually run out twenty minutes before.`,
        ),
      ),
      paragraph(
        say(
          `${capitalise(home.subject.bg)} е на ${placeOf(homeRow.place).bg} място с ${countOf(homeRow.points, 'point').bg}, ${away.subject.bg} – на ${placeOf(awayRow.place).bg} с ${awayRow.points}.`,
          `${home.name.en} are ${placeOf(homeRow.place).en} with ${countOf(homeRow.points, 'point').en}, ${away.name.en} ${placeOf(awayRow.place).en} with ${awayRow.points}.`,
        ),
        form(assignment, fixture, home),
        form(assignment, fixture, away),
        lastMeeting(assignment, fixture),
      ),
      scorers.length > 0 ? heading(say('Кого да пазят', 'The men to watch')) : null,
      scorers.length > 0 ? bullets(scorers) : null,
      paragraph(
        say(
          'За наказани и контузени отборите мълчат до последно, както си е редът. Единственото сигурно е, че в лига като тази равенството рядко устройва някого.',
          'About injuries and suspensions both camps keep quiet to the last, as is the custom. The only certainty is that in a league like this a draw seldom suits anybody.',
        ),
      ),
    ],
    tags: ['предстоящо', 'лига'],
    publishedAt: hoursBefore(assignment.now, 2.2),
  };
};

export const bottomFixture: Story = (assignment) => {
  const fixtures = comingUp(assignment);
  const fixture = fixtures.length > 1 ? fixtures.at(-1) : undefined;
  if (!fixture) return null;
  const { home, away, homeRow, awayRow, start } = fixture;
  const published = hoursBefore(assignment.now, 21);
  return {
    ...references(fixture),
    key: `preview-${fixture.match.key}`,
    title: say(
      `Точки за въздух: ${home.name.bg} и ${away.name.bg} нямат право на грешка`,
      `Points to breathe: ${home.name.en} and ${away.name.en} cannot afford a slip`,
    ),
    summary: say(
      `В дъното на таблицата ${home.name.bg} и ${away.name.bg} играят за повече от три точки.`,
      `At the foot of the table ${home.name.en} and ${away.name.en} play for more than three points.`,
    ),
    blocks: [
      paragraph(
        say(
          'За върха се пише всяка седмица. Но ако искате да видите как се тича за всяка топка, елате на този мач.',
          'The top is written about every week. But if you want to see men run for every ball, come to this one.',
        ),
        say(
          `${home.name.bg} (${placeOf(homeRow.place).bg} място, ${countOf(homeRow.points, 'point').bg}) и ${away.name.bg} (${placeOf(awayRow.place).bg}, ${awayRow.points}) се срещат в ${weekdayAt(start).bg} от ${timeAt(start)}.`,
          `${home.name.en} (${placeOf(homeRow.place).en}, ${countOf(homeRow.points, 'point').en}) and ${away.name.en} (${placeOf(awayRow.place).en}, ${awayRow.points}) meet on ${weekdayAt(start).en} at ${timeAt(start)}.`,
        ),
      ),
      paragraph(
        say(
          `Защитата на ${home.name.bg} е допуснала ${countOf(homeRow.goalsConceded, 'goal').bg}, тази на ${away.name.bg} – ${awayRow.goalsConceded}. Голове значи ще има.`,
          `The defence of ${home.name.en} has let in ${countOf(homeRow.goalsConceded, 'goal').en}, that of ${away.name.en} ${awayRow.goalsConceded}. There will be goals, then.`,
        ),
        lastMeeting(assignment, fixture),
      ),
      paragraph(form(assignment, fixture, home), form(assignment, fixture, away)),
      paragraph(
        say(
          'Последните две места в края на сезона водят надолу. Оттам връщане има, но отнема година, а годината в любителския футбол е дълга: хора се женят, хора се местят, колена се предават.',
          'The last two places at the end of the season lead down. There is a way back, but it takes a year, and a year in amateur football is long: men marry, men move, knees give out.',
        ),
        say('Мачът ще се предава на живо с две камери.', 'The match will be shown live with two cameras.'),
      ),
    ],
    tags: ['предстоящо', 'лига'],
    publishedAt: published,
  };
};

/** The pairs of the next cup round, once all of them are known. */
export const cupDraw: Story = ({ records, now }) => {
  const ties = records.league.matches.filter(
    ({ competition, status, home, away, startTime }) =>
      competition === 'kupa-delta' &&
      status === 'UPCOMING' &&
      home &&
      away &&
      startTime &&
      Date.parse(startTime) > now.getTime(),
  );
  const [first] = ties;
  const earlier =
    first &&
    records.league.matches.findLast(
      ({ competition, season, status }) =>
        competition === first.competition && season === first.season && status === 'FINISHED',
    );
  if (!first?.home || !first.away || !first.startTime || !earlier?.startTime) return null;
  const published = hoursAfter(new Date(earlier.startTime), 43);
  if (published > now) return null;
  const competition = records.competitionName(first.competition);
  const day = dayName(dayAt(new Date(first.startTime)));
  const [home, away] = [records.club(first.home), records.club(first.away)];
  return {
    key: `draw-${first.key}`,
    title: say(
      `Жребият за ${competition.bg} събра ${home.name.bg} и ${away.name.bg}`,
      `The draw for ${competition.en} pairs ${home.name.en} with ${away.name.en}`,
    ),
    summary: say(
      `Ясни са двойките от следващата фаза на ${competition.bg}, първият мач е на ${day.bg}.`,
      `The pairs of the next round of ${competition.en} are known; the first match is on ${day.en}.`,
    ),
    blocks: [
      paragraph(
        say(
          `Топчетата бяха в купа за салата, ръката беше на най-младия съдия, а въздишките – на двама капитани. Жребият за ${competition.bg} определи двойките в следващата фаза:`,
          `The balls lay in a salad bowl, the hand was the youngest referee’s, and the sighs came from two captains. The draw for ${competition.en} has settled the pairs of the next round:`,
        ),
      ),
      bullets(
        ties.map((tie) => {
          const [h, a] = [records.club(tie.home ?? '').name, records.club(tie.away ?? '').name];
          const when = dayName(dayAt(new Date(tie.startTime ?? 0)));
          return say(`${h.bg} – ${a.bg}, ${when.bg}`, `${h.en} – ${a.en}, ${when.en}`);
        }),
      ),
      paragraph(
        say('Всяка двойка се решава в една среща, без реванш.', 'Every tie is a single match, without a return.'),
        say(
          `Най-много шум вдигна срещата на ${home.name.bg} с ${away.name.bg}.`,
          `The tie between ${home.name.en} and ${away.name.en} made the most noise.`,
        ),
        say(
          'Домакинството в тези срещи е само на хартия: всички мачове са на неутрален терен, под едни и същи лампи. При равенство ще има продължения, а после и дузпи, тъй че вземете си по-топло яке.',
          'Home advantage exists on paper only: every tie is on neutral ground, under the same lights. Level ties go to extra time and then to penalties, so bring a warmer coat.',
        ),
      ),
    ],
    tags: ['жребий', 'купа'],
    competition: first.competition,
    team: first.home,
    secondTeam: first.away,
    match: first.key,
    publishedAt: published,
  };
};
