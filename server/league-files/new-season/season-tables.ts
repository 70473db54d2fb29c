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
  halfMinutes: number;
  /** In the order of their seeds. */
  teams: readonly { name: string; group: string | null }[];
  /** Their matches refer to teams by `teamKey`. */
  gameweeks: readonly PlannedGameweek[];
}

/** The key of a team in the files: the one that an import would give it. */
export const teamKey = (name: string): string => slug(name);

/** Files that are empty at first, so that the organiser sees their columns. */
const EMPTY_FILES = ['players', 'referees', 'squads'] as const satisfies TableName[];

export const seasonKey = ({ yearStart, yearEnd }: Pick<NewSeason, 'yearStart' | 'yearEnd'>): string =>
  yearStart === yearEnd ? `${yearStart}` : `${yearStart}-${yearEnd}`;

/** The rows of a new season, file by file. */
export function seasonTables(season: NewSeason): Map<TableName, Row[]> {
  const { yearStart, yearEnd, startsOn, endsOn, teams, gameweeks } = season;
  const years = seasonKey(season);
  const here = { competition: slug(season.competition), season: years };
  const days = gameweeks.flatMap((gameweek) => [gameweek.startsOn, gameweek.endsOn]);
  const groups = [...new Set(teams.map(({ group }) => group))].filter((group) => group !== null).toSorted();
  return new Map<TableName, Row[]>([
    [
      'seasons',
      [{ key: years, year_start: yearStart, year_end: yearEnd, starts_on: startsOn, ends_on: endsOn, current: true }],
    ],
    ['competitions', [{ key: here.competition, name: season.competition }]],
    ['teams', teamRows(teams.map(({ name }) => name))],
    [
      'competition-seasons',
      [
        {
          ...here,
          format: season.format,
          starts_on: days[0] ?? startsOn,
          ends_on: days.at(-1) ?? endsOn,
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
      teams.map(({ name, group }, i) => ({
        ...here,
        team: teamKey(name),
        group,
        seed: season.format === 'LEAGUE' ? null : i + 1,
      })),
    ],
    ['matches', gameweeks.flatMap((gameweek) => matchRows(here, gameweek))],
    ...EMPTY_FILES.map((name): [TableName, Row[]] => [name, []]),
  ]);
}

/** A short name is written only where two teams would get the same: the league may already have another for the team. */
function teamRows(names: readonly string[]): Row[] {
  const shortest = names.map((name) => shortNames([name]).get(name));
  const short = new Set(shortest).size < names.length ? shortNames(names) : null;
  return names.map((name) => ({ key: teamKey(name), name, short_name: short?.get(name) ?? null }));
}

const matchRows = (
  here: { competition: string; season: string },
  { number, eliminationRound, matches }: PlannedGameweek,
) =>
  matches.map((match): Row => {
    const which = eliminationRound
      ? [eliminationRound.replaceAll('_', '-'), match.bracketSlot]
      : [match.home, match.away];
    return {
      key: [here.competition, here.season, ...which].join('-'),
      ...here,
      gameweek: number,
      group: match.group,
      bracket_slot: match.bracketSlot,
      home: match.home,
      away: match.away,
      start_time: parseInstant(`${match.day} ${match.time}`),
      venue: match.pitch,
    };
  });
