import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { buildGroupStandings, type GroupStandingsInput } from '#domain/standings/build-standings.ts';
import { byMainCriteria } from '#domain/standings/main-criteria.ts';
import { EMPTY_TABLE, recordOf, type Haul, type OwnMatch, type TeamRecord } from './team-record.ts';

/** [RE2] A match that was played and whose score stands. */
export interface PlayedMatch {
  id: number;
  at: number | null;
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
}

interface PlayedSeason {
  /** null for a pure knockout. */
  table: GroupStandingsInput<number> | null;
  /** Oldest first, knockout matches included. */
  played: readonly PlayedMatch[];
  /** [ST11] Teams whose results do not count. */
  struckOut: ReadonlySet<number>;
  hauls: readonly (Haul & { team: number })[];
}

export interface SeasonRecord {
  team: number;
  /** Where the season has one table. */
  place: number | null;
  record: TeamRecord;
}

/** [RE1] to [RE5] What each team did that has a result. */
export function seasonRecords({ table, played, struckOut, hauls }: PlayedSeason): SeasonRecord[] {
  const tables = table ? buildGroupStandings(table) : [];
  const rows = new Map(tables.flatMap((group) => group.rows.map((row) => [row.team, row])));
  const counted = played.filter(({ home, away }) => !struckOut.has(home) && !struckOut.has(away));
  const matchesOf = new Map<number, OwnMatch[]>();
  for (const { id, at, home, away, homeGoals, awayGoals } of counted) {
    addTo(matchesOf, home, { id, at, scored: homeGoals, conceded: awayGoals });
    addTo(matchesOf, away, { id, at, scored: awayGoals, conceded: homeGoals });
  }
  const counts = new Set(counted.map(({ id }) => id));
  const withResult = [...rows.values()].filter(({ matches }) => matches > 0).map(({ team }) => team);
  return [...new Set([...withResult, ...matchesOf.keys()])].map((team) => {
    const row = rows.get(team);
    const own = hauls.filter((haul) => haul.team === team && counts.has(haul.match));
    return {
      team,
      place: tables.length === 1 ? (row?.position ?? null) : null,
      record: recordOf(row ? figuresOf(row) : EMPTY_TABLE, matchesOf.get(team) ?? [], own.map(withoutTeam)),
    };
  });
}

function addTo(matchesOf: Map<number, OwnMatch[]>, team: number, match: OwnMatch) {
  const matches = matchesOf.get(team);
  if (matches) matches.push(match);
  else matchesOf.set(team, [match]);
}

const figuresOf = ({ matches, wins, draws, losses, goalsScored, goalsConceded, points }: TeamRecord['table']) => ({
  matches,
  wins,
  draws,
  losses,
  goalsScored,
  goalsConceded,
  points,
});

const withoutTeam = ({ match, at, player, goals }: Haul): Haul => ({ match, at, player, goals });

/** [RE1] In the order of the all-time table; without teams that never were in a table. */
export function allTimeTable<T extends { name: string; table: TeamRecord['table'] }>(teams: readonly T[]): T[] {
  const criteria = ({ table }: T) => ({ ...table, goalDifference: table.goalsScored - table.goalsConceded });
  return teams
    .filter(({ table }) => table.matches > 0)
    .toSorted((a, b) => byMainCriteria(criteria(a), criteria(b)) || byAlphabet(a.name, b.name));
}
