import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecord } from '#server/league-files/folder/csv.ts';

const TEAMS = 20;
const SQUAD = 10;
const EVENTS = 8;
const WEEKS = 2 * (TEAMS - 1);
const MATCHES_A_WEEK = TEAMS / 2;
const MATCHES_A_SEASON = WEEKS * MATCHES_A_WEEK;
const FIRST_YEAR = 1926;
/** After this many seasons a team has other players. */
const CAREER = 5;
const DAY = 86_400_000;
const ROWS_A_WRITE = 5000;

type Cells = (string | number)[];

interface Match {
  key: string;
  id: number;
  season: number;
  week: number;
  home: number;
  away: number;
  start: Date;
  homeScore: number;
  awayScore: number;
}

/**
 * A league of this many played matches, each with two line-ups of ten, eight events and the statistics of twenty
 * players. Figures depend only on the numbers of match and player, so that every run is the same. Returns the number of rows.
 */
export function writeLeagueFolder(folder: string, matches: number): number {
  mkdirSync(folder, { recursive: true });
  const seasons = numbers(Math.ceil(matches / MATCHES_A_SEASON));
  const played = () => seasons.flatMap(matchesOf).slice(0, matches);
  const generations = Math.ceil(seasons.length / CAREER);
  const tables: Record<string, Iterable<Cells>> = {
    seasons: [
      ['key', 'year_start', 'year_end', 'starts_on', 'ends_on', 'current'],
      ...seasons.map((season) => {
        const year = FIRST_YEAR + season;
        return [
          seasonKey(season),
          year,
          year + 1,
          `${year}-07-01`,
          `${year + 1}-06-30`,
          yes(season === seasons.length - 1),
        ];
      }),
    ],
    competitions: [
      ['key', 'name'],
      ['liga', 'Лига'],
    ],
    'competition-seasons': [
      ['competition', 'season', 'starts_on', 'ends_on'],
      ...seasons.map((season) => ['liga', seasonKey(season), dayOf(season, 0), dayOf(season, WEEKS)]),
    ],
    teams: [['key', 'name'], ...numbers(TEAMS).map((team) => [teamKey(team), `Отбор ${team + 1}`])],
    players: [
      ['key', 'name', 'position'],
      ...numbers(generations * TEAMS * SQUAD).map((player) => [
        `igrach-${player}`,
        `Играч ${player}`,
        positionAt(player % SQUAD),
      ]),
    ],
    gameweeks: [
      ['competition', 'season', 'number', 'starts_on'],
      ...seasons.flatMap((season) =>
        numbers(WEEKS).map((week) => ['liga', seasonKey(season), week + 1, dayOf(season, week)]),
      ),
    ],
    matches: rowsOf(
      'key competition season gameweek home away start_time venue status phase home_score away_score changed_at',
      played,
      (match) => [
        [
          match.key,
          'liga',
          seasonKey(match.season),
          match.week + 1,
          teamKey(match.home),
          teamKey(match.away),
          match.start.toISOString(),
          'Градски стадион',
          'FINISHED',
          'FULL_TIME',
          match.homeScore,
          match.awayScore,
          match.start.toISOString(),
        ],
      ],
    ),
    lineups: rowsOf('match team player starter shirt_number position place captain', played, (match) =>
      sheetOf(match).map(({ team, player, place }) => [
        match.key,
        teamKey(team),
        player,
        yes(place < 7),
        place + 1,
        positionAt(place),
        place + 1,
        yes(place === 0),
      ]),
    ),
    events: rowsOf('match revision kind minute phase team player other_player recorded_at key', played, (match) =>
      numbers(EVENTS).map((event) => {
        const [team, minute] = [event % 2 === 0 ? match.home : match.away, 3 + event * 6];
        return [
          match.key,
          event + 1,
          event < 6 ? 'GOAL' : 'YELLOW_CARD',
          minute,
          minute <= 25 ? 'FIRST_HALF' : 'SECOND_HALF',
          teamKey(team),
          playerKey(match, team, (match.id + event) % SQUAD),
          event < 6 ? playerKey(match, team, (match.id + event + 1) % SQUAD) : '',
          new Date(match.start.getTime() + minute * 60_000).toISOString(),
          `act-${match.id}-${event}`,
        ];
      }),
    ),
    'player-statistics': rowsOf(
      'match team player starter minutes_played rating man_of_the_match goals own_goals assists shots shots_on_target shots_off_target shots_blocked woodwork passes passes_completed key_passes tackles interceptions clearances blocks fouls yellow_cards red_cards saves goals_conceded',
      played,
      (match) =>
        sheetOf(match).map(({ team, player, place }) => {
          const at = (match.id + place) % 7;
          const rating = 5 + ((match.id * 31 + place * 17) % 50) / 10;
          const figures = [
            yes(at === 3),
            at % 3,
            0,
            at % 2,
            6,
            2,
            2,
            1,
            0,
            20 + at,
            15,
            at,
            2,
            at,
            1,
            0,
            at % 2,
            0,
            0,
            at,
            at,
          ];
          return [match.key, teamKey(team), player, yes(place < 7), place < 7 ? 50 : 20, rating, ...figures];
        }),
    ),
  };
  return Object.entries(tables).reduce((sum, [name, rows]) => sum + writeTable(join(folder, `${name}.csv`), rows), 0);
}

function* rowsOf(header: string, matches: () => Match[], rows: (match: Match) => Cells[]): Generator<Cells> {
  yield header.split(' ');
  for (const match of matches()) yield* rows(match);
}

/** A round robin by the circle method; the second half of the season swaps home and away. */
const matchesOf = (season: number): Match[] =>
  numbers(WEEKS).flatMap((week) =>
    numbers(MATCHES_A_WEEK).map((pair) => {
      const round = week % (TEAMS - 1);
      const one = pair === 0 ? TEAMS - 1 : (round + pair) % (TEAMS - 1);
      const other = (round - pair + TEAMS - 1) % (TEAMS - 1);
      const [home, away] = week < TEAMS - 1 ? [one, other] : [other, one];
      const id = season * MATCHES_A_SEASON + week * MATCHES_A_WEEK + pair;
      return {
        key: `liga-${seasonKey(season)}-${teamKey(home)}-${teamKey(away)}`,
        id,
        season,
        week,
        home,
        away,
        start: new Date(weekStart(season, week) + (12 + pair) * 3_600_000),
        homeScore: id % 5,
        awayScore: id % 3,
      };
    }),
  );

const sheetOf = (match: Match) =>
  [match.home, match.away].flatMap((team) =>
    numbers(SQUAD).map((place) => ({ team, place, player: playerKey(match, team, place) })),
  );

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const yes = (is: boolean) => (is ? 'yes' : 'no');
const seasonKey = (season: number) => `${FIRST_YEAR + season}`;
const teamKey = (team: number) => `otbor-${team + 1}`;
const playerKey = ({ season }: Match, team: number, place: number) =>
  `igrach-${(Math.floor(season / CAREER) * TEAMS + team) * SQUAD + place}`;
const positionAt = (place: number) => (place === 0 ? 'GK' : place < 4 ? 'DEF' : place < 7 ? 'MID' : 'FWD');
const weekStart = (season: number, week: number) => Date.UTC(FIRST_YEAR + season, 7, 1) + week * 7 * DAY;
const dayOf = (season: number, week: number) => new Date(weekStart(season, week)).toISOString().slice(0, 10);

function writeTable(path: string, rows: Iterable<Cells>): number {
  const file = openSync(path, 'w');
  let count = 0;
  let lines: string[] = [];
  for (const row of rows) {
    count += 1;
    if (lines.push(writeRecord(row)) < ROWS_A_WRITE) continue;
    writeSync(file, lines.join(''));
    lines = [];
  }
  writeSync(file, lines.join(''));
  closeSync(file);
  return count - 1;
}
