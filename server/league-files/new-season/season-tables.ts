import { writeOrigin } from '#domain/bracket/group-places.ts';
import type { PlannedGameweek } from '#domain/fixtures/plan-season.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import { parseInstant } from '#server/league-files/folder/calendar-cells.ts';
import type { Row } from '#server/db/league-tables/league-table.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';
import { shortNames, slug } from '#server/league-files/openfootball/names.ts';

export interface NewSeason {
  competition: string;
  yearStart: number;
  yearEnd: number;
  startsOn: string;
  endsOn: string;
  format: CompetitionFormat;
  extraTime: boolean;
  halfMinutes: number;
  /** In the order of their seeds; with a key if the league has the team. */
  teams: readonly { id: string; name: string; typed: string; key: string | null; group: string | null }[];
  /** Their matches refer to teams by id. */
  gameweeks: readonly PlannedGameweek[];
}

/** The key of a team in the files: the one that an import would give it. */
export const teamKey = (name: string): string => slug(name);

/** The first place in menus. */
const HOME_RANK = 1;

/** Files that are empty at first, so that the organiser sees their columns. */
const EMPTY_FILES = ['players', 'referees', 'squads'] as const satisfies TableName[];

export const seasonKey = ({ yearStart, yearEnd }: Pick<NewSeason, 'yearStart' | 'yearEnd'>): string =>
  yearStart === yearEnd ? `${yearStart}` : `${yearStart}-${yearEnd}`;

/** The rows of a new season, file by file. */
export function seasonTables(season: NewSeason, homeLeague: string): Map<TableName, Row[]> {
  const { yearStart, yearEnd, startsOn, endsOn, teams, gameweeks } = season;
  const years = seasonKey(season);
  // By name, as people read them: an import finds the rows that the league has under other keys.
  const here = { competition: season.competition, season: years };
  const written = writtenNames(teams);
  const days = gameweeks.flatMap((gameweek) => [gameweek.startsOn, gameweek.endsOn]);
  const groups = [...new Set(teams.map(({ group }) => group))].filter((group) => group !== null).toSorted();
  return new Map<TableName, Row[]>([
    [
      'seasons',
      [{ key: years, year_start: yearStart, year_end: yearEnd, starts_on: startsOn, ends_on: endsOn, current: true }],
    ],
    ['competitions', [{ name: season.competition, rank: season.competition === homeLeague ? HOME_RANK : null }]],
    ['teams', teamRows(teams)],
    [
      'competition-seasons',
      [
        {
          ...here,
          format: season.format,
          starts_on: days[0] ?? startsOn,
          ends_on: days.at(-1) ?? endsOn,
          extra_time: season.format === 'LEAGUE' || season.format === 'GROUP_STAGE' ? null : season.extraTime,
          half_minutes: season.halfMinutes,
        },
      ],
    ],
    ...(groups.length > 0 ? [['groups', groups.map((name) => ({ ...here, name }))] as [TableName, Row[]]] : []),
    [
      'gameweeks',
      gameweeks.map((gameweek) => ({
        ...here,
        number: gameweek.number,
        starts_on: gameweek.startsOn,
        ends_on: gameweek.endsOn,
        elimination_round: gameweek.eliminationRound,
      })),
    ],
    [
      'competition-teams',
      teams.map(({ id, group }, i) => ({
        ...here,
        team: written(id),
        group,
        seed: season.format === 'LEAGUE' ? null : i + 1,
      })),
    ],
    ['matches', gameweeks.flatMap((gameweek) => matchRows(here, gameweek, written))],
    ...EMPTY_FILES.map((name): [TableName, Row[]] => [name, []]),
  ]);
}

/** A short name is written only where two teams would get the same: the league may already have another for the team. */
function teamRows(teams: NewSeason['teams']): Row[] {
  const names = teams.map(({ name }) => name);
  const shortest = names.map((name) => shortNames([name]).get(name));
  const short = new Set(shortest).size < names.length ? shortNames(names) : null;
  return teams.map(({ key, name }) => ({
    key,
    name,
    short_name: key === null ? (short?.get(name) ?? null) : null,
  }));
}

/** The name of a team, or its key where another has the same name. */
function writtenNames(teams: NewSeason['teams']): (id: string) => string {
  const names = teams.map(({ name }) => name);
  const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const written = new Map(teams.map(({ id, name, key }) => [id, key === null || isAlone(name) ? name : key]));
  return (id) => written.get(id) ?? id;
}

interface KeyedMatch {
  home: string | null;
  away: string | null;
  bracketSlot: number | null;
  leg?: 1 | 2 | null;
}

/** The key of a match by its teams, or by its place in the bracket. */
export const matchKey = (
  { competition, season }: { competition: string; season: string },
  eliminationRound: PlannedGameweek['eliminationRound'],
  { home, away, bracketSlot, leg = null }: KeyedMatch,
): string => {
  const which = eliminationRound
    ? [eliminationRound.replaceAll('_', '-'), bracketSlot, ...(leg === 2 ? ['return'] : [])]
    : [home, away];
  return [competition, season, ...which].join('-');
};

const matchRows = (
  here: { competition: string; season: string },
  { number, eliminationRound, matches }: PlannedGameweek,
  written: (id: string) => string,
) =>
  matches.map((match): Row => {
    return {
      key: matchKey({ ...here, competition: slug(here.competition) }, eliminationRound, match),
      ...here,
      gameweek: number,
      group: match.group,
      bracket_slot: match.bracketSlot,
      home: match.home && written(match.home),
      away: match.away && written(match.away),
      home_origin: match.places[0] && writeOrigin(match.places[0]),
      away_origin: match.places[1] && writeOrigin(match.places[1]),
      start_time: parseInstant(`${match.day} ${match.time}`),
      venue: match.pitch,
    };
  });
