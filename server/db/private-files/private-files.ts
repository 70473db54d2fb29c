import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import {
  canUnseal,
  isSealedOtherwise,
  KEY_ID_BYTES,
  listKeyIds,
  openFile,
  SEAL_BYTES,
  SEAL_MARK,
  sealFile,
} from './private-keys.ts';

/** [PV5] Every column with private files, and what the id of its row is called. A new one is added here. */
const PRIVATE_FILES = [
  { table: 'declarations', column: 'bytes', id: 'player_id' },
  { table: 'registrations', column: 'photo', id: 'id' },
  { table: 'registrations', column: 'declaration', id: 'id' },
] as const;

type PrivateFile = (typeof PRIVATE_FILES)[number];

/** What a sealed file says of where it is stored. */
export const placeOf = ({ table, column }: Pick<PrivateFile, 'table' | 'column'>, id: number): string =>
  `${table}.${column}:${id}`;

/** How long the file itself is, sealed or not. */
export const fileLength = (column: Sql) =>
  sql`(length(${column}) - case when ${isSealedIn(column)} then ${sql.raw(String(SEAL_BYTES))} else 0 end)`;

const isSealedIn = (column: Sql) =>
  sql`substring(${column} from 1 for ${sql.raw(String(SEAL_MARK.length))}) = ${sql.raw(`'\\x${SEAL_MARK.toString('hex')}'::bytea`)}`;

/** Where the id of the key stands in a sealed file. */
const KEY_FROM = sql.raw(String(SEAL_MARK.length + 1));
const KEY_BYTES = sql.raw(String(KEY_ID_BYTES));

const AT_ONCE = 20;

/** Stores every private file again: sealed by the first key, or as it was uploaded. Files with a key that is not here stay. Returns how many were changed. */
export async function storePrivateFiles(db: Database, as: 'sealed' | 'plain'): Promise<number> {
  let changed = 0;
  for (const file of PRIVATE_FILES) {
    let after = 0;
    for (;;) {
      const batch = await db.transaction((tx) => storeBatch(tx, file, { as, after }));
      changed += batch.changed;
      if (batch.last === null) break;
      after = batch.last;
    }
  }
  return changed;
}

async function storeBatch(tx: Queryable, file: PrivateFile, { as, after }: { as: 'sealed' | 'plain'; after: number }) {
  const table = sql.identifier(file.table);
  const column = sql.identifier(file.column);
  const id = sql.identifier(file.id);
  const rows = await tx.rows<{ id: number; bytes: Buffer }>(sql`
    select ${id} as id, ${column} as bytes from ${table} where ${id} > ${after} and ${column} is not null
    order by ${id} limit ${AT_ONCE} for update`);
  const wrong = rows.filter(({ bytes }) => (as === 'sealed' ? isSealedOtherwise(bytes) : canUnseal(bytes)));
  for (const row of wrong) {
    const place = placeOf(file, row.id);
    const plain = openFile(row.bytes, place);
    const stored = as === 'sealed' ? sealFile(plain, place) : plain;
    await tx.run(sql`update ${table} set ${column} = ${stored} where ${id} = ${row.id}`);
  }
  return { last: rows.at(-1)?.id ?? null, changed: wrong.length };
}

/** How many private files are sealed with a key that this process does not have. */
export async function countLockedFiles(db: Queryable): Promise<number> {
  const sealed = PRIVATE_FILES.map(({ table, column }) => {
    const bytes = sql.identifier(column);
    return sql`select encode(substring(${bytes} from ${KEY_FROM} for ${KEY_BYTES}), 'hex') as key from ${sql.identifier(table)} where ${isSealedIn(bytes)}`;
  });
  return (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from (${sql.join(sealed, ' union all ')}) f where key <> all(${listKeyIds()}::text[])`)
  ).count;
}
