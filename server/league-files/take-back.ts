import type { RowChange } from '#server/db/league-tables/change-log.ts';
import { identityOf, type Row } from '#server/db/league-tables/league-table.ts';
import { readIds, readTable } from '#server/db/league-tables/read-table.ts';
import { deleteRows } from '#server/db/league-tables/delete-rows.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { LEAGUE_TABLES } from './folder/league-tables.ts';
import type { TableFile } from './folder/table-file.ts';
import { mergeLeague } from './merge-league.ts';

/** Tables whose rows can be removed and set back one by one. */
const TABLES: readonly string[] = ['teams', 'players', 'referees', 'places', 'pitches', 'squads', 'transfers'];

/** [IM19] Whether an import can be taken back: what it removed is not kept. */
export const mayTakeBack = (rows: readonly RowChange[]): boolean =>
  rows.length > 0 && rows.every(({ table, after }) => TABLES.includes(table) && after !== null);

/** The row is no longer as the import left it. */
export class ChangedSince extends Error {}

/** The ids of what an import added to the tables of teams and players. */
export async function addedIds(
  tx: Queryable,
  rows: readonly RowChange[],
  name: 'teams' | 'players',
): Promise<number[]> {
  const table = LEAGUE_TABLES.find((one) => one.name === name);
  const added = rows.filter((row) => row.table === name && row.before === null);
  if (!table || added.length === 0) return [];
  const ids = await readIds(tx, LEAGUE_TABLES, table);
  return added.flatMap(({ after }) => ids.get(keyOf(table, after ?? {})) ?? []);
}

/** [IM19] Removes what an import added and sets back what it changed, if all of it is as the import left it. */
export async function takeBackRows(tx: Queryable, rows: readonly RowChange[]): Promise<void> {
  for (const table of LEAGUE_TABLES.toReversed()) {
    const own = rows.filter((row) => row.table === table.name);
    if (own.length === 0) continue;
    await requireUnchanged(tx, table, own);
    const ids = await readIds(tx, LEAGUE_TABLES, table);
    // A row that got another identity is removed and written again.
    const gone = own.filter(({ before, after }) => !before || keyOf(table, before) !== keyOf(table, after ?? {}));
    await deleteRows(
      tx,
      table.table,
      gone.flatMap(({ after }) => ids.get(keyOf(table, after ?? {})) ?? []),
    );
  }
  const before = new Map(
    LEAGUE_TABLES.map((table) => [
      table,
      rows.flatMap((row) => (row.table === table.name && row.before ? [row.before] : [])),
    ]),
  );
  await mergeLeague(
    tx,
    LEAGUE_TABLES,
    async (table) => {
      const own = before.get(table) ?? [];
      if (own.length === 0) return null;
      return { size: own.length, rows: own, present: new Set(table.columns.map(({ name }) => name)) };
    },
    { size: rows.length, prune: false, onProgress: () => {} },
  );
}

async function requireUnchanged(tx: Queryable, table: TableFile, rows: readonly RowChange[]): Promise<void> {
  const columns = Object.keys(rows[0]?.after ?? {});
  const current = new Map<string, Row>();
  for await (const read of readTable(tx, LEAGUE_TABLES, table, columns))
    for (const row of read) current.set(keyOf(table, row), row);
  const textOf = (row: Row | null | undefined) => JSON.stringify(columns.map((name) => row?.[name] ?? null));
  const isSame = ({ after }: RowChange) => textOf(after) === textOf(current.get(keyOf(table, after ?? {})));
  if (!rows.every(isSame)) throw new ChangedSince();
}

const keyOf = (table: TableFile, row: Row): string => identityOf(table.identity.map((name) => row[name] ?? null));
