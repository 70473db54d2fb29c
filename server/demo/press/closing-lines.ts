import { paragraph, say, type Block, type Line } from './article.ts';
import { capitalise, countOf, dayName, placeOf, sayCount } from './grammar.ts';
import type { Ink } from './ink.ts';
import type { MatchFacts } from './match-facts.ts';
import type { TeamStatsEntry } from '#server/league-files/league.ts';
import type { Person, Records, Side, Standing } from './records.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';

type TableLine = (team: Side, row: Standing, gap: Line | null) => Line;

const TABLE: readonly TableLine[] = [
  (team, row) =>
    say(
      `В класирането ${team.subject.bg} е на ${placeOf(row.place).bg} място с ${countOf(row.points, 'point').bg} от ${countOf(row.matches, 'match').bg}.`,
      `In the table ${team.name.en} are ${placeOf(row.place).en} with ${countOf(row.points, 'point').en} from ${countOf(row.matches, 'match').en}.`,
    ),
  (team, row, gap) =>
    say(
      `${capitalise(team.subject.bg)} вече има ${countOf(row.points, 'point').bg} и заема ${placeOf(row.place).bg} място${gap ? `, на ${gap.bg} от лидера` : ''}.`,
      `${team.name.en} now have ${countOf(row.points, 'point').en} and lie ${placeOf(row.place).en}${gap ? `, ${gap.en} behind the leaders` : ''}.`,
    ),
  (team, row) =>
    say(
      `Равносметката на ${team.name.bg} след ${countOf(row.matches, 'match').bg}: ${countOf(row.points, 'point').bg}, ${row.goalsScored} вкарани и ${row.goalsConceded} допуснати гола, ${placeOf(row.place).bg} място.`,
      `The account of ${team.name.en} after ${countOf(row.matches, 'match').en}: ${countOf(row.points, 'point').en}, ${row.goalsScored} goals scored and ${row.goalsConceded} conceded, and ${placeOf(row.place).en} place.`,
    ),
  (team, row) =>
    say(
      `С това ${team.subject.bg} вече има ${countOf(row.points, 'point').bg}, които засега стигат за ${placeOf(row.place).bg} място.`,
      `That makes ${countOf(row.points, 'point').en} for ${team.name.en}, enough for ${placeOf(row.place).en} place as things stand.`,
    ),
];

type NextLine = (team: Side, rival: Line, day: Line) => Line;

const NEXT: readonly NextLine[] = [
  (team, rival, day) =>
    say(
      `Следващият мач на ${team.name.bg} е на ${day.bg} срещу ${rival.bg}.`,
      `${team.name.en} play next on ${day.en}, against ${rival.en}.`,
    ),
  (team, rival, day) =>
    say(`На ${day.bg} ${team.subject.bg} играе с ${rival.bg}.`, `On ${day.en} ${team.name.en} meet ${rival.en}.`),
  (team, rival, day) =>
    say(
      `Програмата не дава почивка на ${team.name.bg}: на ${day.bg} идва ред на ${rival.bg}.`,
      `The fixtures give ${team.name.en} no rest: on ${day.en} it is the turn of ${rival.en}.`,
    ),
  (team, rival, day) =>
    say(
      `Пред ${team.name.bg} е мачът с ${rival.bg} на ${day.bg}.`,
      `Ahead of ${team.name.en} lies the match with ${rival.en} on ${day.en}.`,
    ),
];

/** How the table looks now, and who comes next. */
export function outlook(facts: MatchFacts, team: Side, records: Records, published: Date, ink: Ink): Block {
  const table = records.tableAt(records.seasonOf(facts.match), published);
  const row = table.find((standing) => standing.team === team.key);
  const leader = table[0];
  const behind = row && leader ? leader.points - row.points : 0;
  const next = nextMatch(facts, team, records, published);
  return paragraph(
    row && row.matches > 2 ? ink.take(TABLE)(team, row, behind > 0 ? sayCount(behind, 'point') : null) : null,
    next && ink.take(NEXT)(team, next.rival, next.day),
  );
}

function nextMatch({ match: played }: MatchFacts, team: Side, records: Records, published: Date) {
  const upcoming = records.league.matches
    .filter(
      ({ competition, season, home, away, startTime, status }) =>
        competition === played.competition &&
        season === played.season &&
        (home === team.key || away === team.key) &&
        status !== 'CANCELLED' &&
        status !== 'POSTPONED' &&
        startTime !== null &&
        Date.parse(startTime) > published.getTime(),
    )
    .toSorted((a, b) => ((a.startTime ?? '') < (b.startTime ?? '') ? -1 : 1))[0];
  const rival = upcoming?.home === team.key ? upcoming.away : upcoming?.home;
  if (!upcoming?.startTime || !rival) return null;
  return { rival: records.club(rival).name, day: dayName(dayAt(new Date(upcoming.startTime))) };
}

/** Bookings and penalties that came to nothing, where there were any. */
export function incidents({ reds, spurnedPenalties, home, away }: MatchFacts, ink: Ink): Line[] {
  const teamOf = (side: 'home' | 'away') => (side === 'home' ? home : away);
  return [
    ...spurnedPenalties
      .slice(0, 2)
      .map(({ player, saved, when, side }) =>
        saved
          ? say(
              `${capitalise(when.bg)} ${teamOf(side).subject.bg} можеше да вкара и от дузпа, но ударът на ${player.last.bg} беше спасен.`,
              `${capitalise(when.en)} ${teamOf(side).name.en} might have scored from the spot too, but ${player.last.en}’s effort was saved.`,
            )
          : say(
              `${player.full.bg} пропусна дузпа за ${teamOf(side).name.bg} ${when.bg}.`,
              `${player.full.en} missed a penalty for ${teamOf(side).name.en} ${when.en}.`,
            ),
      ),
    ...reds.map(({ player, second, when, side }) =>
      ink.take(second ? SECOND_YELLOW : STRAIGHT_RED)(player.full, when, teamOf(side).name),
    ),
  ];
}

type RedLine = (player: Line, when: Line, team: Line) => Line;

const SECOND_YELLOW: readonly RedLine[] = [
  (player, when, team) =>
    say(
      `${player.bg} получи втори жълт картон ${when.bg} и остави ${team.bg} с човек по-малко.`,
      `${player.en} collected a second yellow card ${when.en} and left ${team.en} a man short.`,
    ),
  (player, when, team) =>
    say(
      `За ${team.bg} мачът се усложни ${when.bg}, когато ${player.bg} видя втори жълт картон.`,
      `The match grew harder for ${team.en} ${when.en}, when ${player.en} was shown a second yellow.`,
    ),
];
const STRAIGHT_RED: readonly RedLine[] = [
  (player, when, team) =>
    say(
      `${capitalise(when.bg)} ${player.bg} от ${team.bg} беше изгонен с директен червен картон.`,
      `${capitalise(when.en)} ${player.en} of ${team.en} was sent off with a straight red card.`,
    ),
  (player, when, team) =>
    say(
      `Червеният картон на ${player.bg} ${when.bg} принуди ${team.bg} да доиграе мача с петима.`,
      `${player.en}’s red card ${when.en} forced ${team.en} to finish the match with five.`,
    ),
];

/** Where it was played and who held the whistle. */
export function placeAndWhistle({ match, evening }: MatchFacts, records: Records, ink: Ink): Line | null {
  const referee = records.league.referees.find(({ key }) => key === match.referee);
  if (!referee || !match.venue) return null;
  const venue = say(venueBg(match.venue), VENUES[match.venue] ?? 'the town pitch');
  return ink.take(WHISTLES)(venue, say(referee.name, referee.nameLatin), evening);
}

const WHISTLES: readonly ((venue: Line, referee: Line, evening: Line) => Line)[] = [
  (venue, referee) =>
    say(
      `Мачът се игра ${venue.bg}, ръководи го ${referee.bg}.`,
      `The match was played at ${venue.en}; ${referee.en} was in charge.`,
    ),
  (venue, referee, evening) =>
    say(
      `${capitalise(evening.bg)} ${venue.bg} свири ${referee.bg}.`,
      `${referee.en} held the whistle at ${venue.en} ${evening.en}.`,
    ),
  (venue, referee) =>
    say(
      `Двубоят ${venue.bg} беше под ръководството на ${referee.bg}.`,
      `The game at ${venue.en} was refereed by ${referee.en}.`,
    ),
];

const VENUES: Readonly<Record<string, string>> = {
  'Терен Балик': 'the Balik pitch',
  'Терен Дружба': 'the Druzhba pitch',
  'Терен Рилци': 'the Riltsi pitch',
  'Зала Добротица': 'the Dobrotitsa hall',
};
/** „на терен Балик“, but „в зала Добротица“. */
const venueBg = (venue: string) =>
  `${venue.startsWith('Зала') ? 'в' : 'на'} ${venue.charAt(0).toLowerCase()}${venue.slice(1)}`;

/** A paragraph of figures, for a match that gave little else to tell. */
export function inNumbers({ match, home, away }: MatchFacts, ink: Ink): Block | null {
  const [h, a] = [home.key, away.key].map((key) => match.teamStats.find(({ team }) => team === key));
  if (!h || !a) return null;
  return paragraph(ink.take(NUMBERS)(home, away, h, a), bestOf(home.best ?? away.best, ink));
}

const bestOf = (best: Person | null, ink: Ink): Line | null => (best ? ink.take(BEST)(best.full) : null);

const BEST: readonly ((name: Line) => Line)[] = [
  (name) => say(`За играч на мача беше избран ${name.bg}.`, `${name.en} was chosen man of the match.`),
  (name) =>
    say(
      `Наградата за най-добър на терена взе ${name.bg}.`,
      `The prize for the best man on the pitch went to ${name.en}.`,
    ),
  (name) => say(`Най-висока оценка получи ${name.bg}.`, `The highest mark went to ${name.en}.`),
  (name) =>
    say(`Гласовете за играч на мача отидоха при ${name.bg}.`, `The votes for man of the match went to ${name.en}.`),
];

const NUMBERS: readonly ((home: Side, away: Side, h: TeamStatsEntry, a: TeamStatsEntry) => Line)[] = [
  (home, away, h, a) =>
    say(
      `В цифри мачът изглежда така: ${countOf(h.shots, 'shot').bg} на ${home.name.bg} срещу ${a.shots} на ${away.name.bg} и съответно ${h.corners} и ${a.corners} корнера.`,
      `In figures the match looks like this: ${countOf(h.shots, 'shot').en} for ${home.name.en} against ${a.shots} for ${away.name.en}, with ${h.corners} and ${a.corners} corners.`,
    ),
  (home, away, h, a) =>
    say(
      `Статистиката отчете ${h.shotsOnTarget} точни удара на ${home.name.bg} и ${a.shotsOnTarget} на ${away.name.bg}; останалото отиде в мрежата зад вратите.`,
      `The statistics show ${h.shotsOnTarget} shots on target by ${home.name.en} and ${a.shotsOnTarget} by ${away.name.en}; the rest went into the fence behind the goals.`,
    ),
  (home, away, h, a) =>
    say(
      `Нарушенията бяха ${h.fouls} за ${home.name.bg} и ${a.fouls} за ${away.name.bg} – колкото за мач, в който никой не си пести краката.`,
      `There were ${h.fouls} fouls by ${home.name.en} and ${a.fouls} by ${away.name.en}, about right for a match in which nobody spares his legs.`,
    ),
  (home, away, h, a) =>
    say(
      `Вратарите не скучаха: ${countOf(h.saves, 'save').bg} за този на ${home.name.bg}, ${a.saves} за колегата му от ${away.name.bg}.`,
      `The goalkeepers were not bored: ${countOf(h.saves, 'save').en} for the ${home.name.en} man, ${a.saves} for his colleague of ${away.name.en}.`,
    ),
  (home, away, h, a) =>
    say(
      `Ако се съди по ударите – ${h.shots} на ${home.name.bg} и ${a.shots} на ${away.name.bg}, – мачът можеше да завърши и другояче.`,
      `To judge by the shots, ${h.shots} by ${home.name.en} and ${a.shots} by ${away.name.en}, it might have ended otherwise.`,
    ),
];
