import { asText, type Row } from '#server/db/league-tables/league-table.ts';
import { withSchemaLock } from '#server/db/migrate.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { readKnownLeague, type KnownLeague } from '#server/db/league-tables/known-league.ts';
import { OperatorError } from '#server/errors.ts';
import { tableNamed } from '#server/league-files/folder/league-tables.ts';
import { NameIndex } from '#server/league-files/folder/name-index.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';
import { writeRows } from '#server/league-files/write-rows.ts';
import type { SeasonRows } from './to-rows.ts';

const keyOf = (row: Row) => asText(row['key']);

/**
 * Adds a competition season to those in the database, in one transaction. Returns the keys of the teams that the database had
 * under these names.
 */
export async function addRows(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  rows: SeasonRows,
): Promise<Map<string, string>> {
  return withSchemaLock(pool, async () => {
    await migrateDatabase({ pool, db });
    return db.transaction(async (tx) => {
      const known = await readKnownLeague(tx);
      const teams = recogniseTeams(known, rows.teams);
      const renamed = renameKeys(rows, { teams, seasons: recogniseSeasons(known, rows.seasons) });
      refuseExisting(known, renamed);
      await writeRows(tx, withoutKnown(known, renamed));
      const recognised = rows.teams.filter((team) => teams.has(keyOf(team)));
      return new Map(recognised.map((team) => [asText(team['name']), teams.get(keyOf(team)) ?? '']));
    });
  });
}

/** The key in the database of each team that is there, by name or by key. */
function recogniseTeams({ teams }: KnownLeague, rows: readonly Row[]): Map<string, string> {
  const index = new NameIndex();
  for (const { key, name, nameLatin, formerNames } of teams)
    index.add(key, { name, name_latin: nameLatin, former_names: formerNames });
  const keys = new Set(teams.map(({ key }) => key));
  return new Map(
    rows.flatMap((row) => {
      const [key, name] = [keyOf(row), asText(row['name'])];
      const [found, ...others] = index.find(name);
      if (others.length > 0)
        throw new OperatorError(
          `${name} may be any of ${[found, ...others].join(', ')}, which have the same name. Nothing was changed.`,
        );
      return found !== undefined ? [[key, found]] : keys.has(key) ? [[key, key]] : [];
    }),
  );
}

/** The key in the database of a season of the same years. */
const recogniseSeasons = ({ seasons }: KnownLeague, rows: readonly Row[]): Map<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const same = seasons.find((one) => one.yearStart === row['year_start'] && one.yearEnd === row['year_end']);
      return same ? [[keyOf(row), same.key]] : [];
    }),
  );

/** Of a table: the keys in the database by those in the file. */
type Keys = Partial<Record<TableName, ReadonlyMap<string, string>>>;

function renameKeys(rows: SeasonRows, keys: Keys): SeasonRows {
  const rename = (name: TableName, row: Row): Row => {
    const renamed = tableNamed(name).columns.flatMap((column): [string, string][] => {
      const table = column.name === 'key' ? name : column.refers;
      const key = table && keys[table]?.get(asText(row[column.name]));
      return key ? [[column.name, key]] : [];
    });
    return { ...row, ...Object.fromEntries(renamed) };
  };
  return Object.fromEntries(
    Object.entries(rows).map(([name, each]) => [name, each.map((row) => rename(name as TableName, row))]),
  ) as SeasonRows;
}

function refuseExisting(known: KnownLeague, rows: SeasonRows) {
  const duplicate = rows['competition-seasons'].find((row) =>
    known.competitionSeasons.some((one) => one.competition === row['competition'] && one.season === row['season']),
  );
  if (!duplicate) return;
  const name = asText(rows.competitions[0]?.['name']);
  throw new OperatorError(`${name} ${asText(duplicate['season'])} is in the database already. Nothing was changed.`);
}

/** Without the season, competition, teams and players that the database has. */
function withoutKnown(known: KnownLeague, rows: SeasonRows): SeasonRows {
  const added = (all: readonly Row[], existing: readonly string[]) => {
    const keys = new Set(existing);
    return all.filter((row) => !keys.has(keyOf(row)));
  };
  const keysOf = (all: readonly { key: string }[]) => all.map(({ key }) => key);
  const current = !known.seasons.some(({ isCurrent }) => isCurrent);
  return {
    ...rows,
    seasons: added(rows.seasons, keysOf(known.seasons)).map((season) => ({ ...season, current })),
    competitions: added(rows.competitions, known.competitions),
    teams: added(rows.teams, keysOf(known.teams)),
    players: added(rows.players, known.players),
  };
}
