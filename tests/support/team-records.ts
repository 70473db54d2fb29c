import { sql } from '#server/db/sql.ts';
import { expect } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { fillTeamRecords } from '#server/standings/refresh-read-models.ts';

const TABLES = ['team_season_records', 'team_records'] as const;

async function recordsIn(tx: Queryable): Promise<unknown[]> {
  const tables = [];
  for (const table of TABLES) tables.push(await tx.rows(sql`select * from ${sql.identifier(table)} order by 1, 2`));
  return tables;
}

class Undo extends Error {}

/** The records that are kept are those that a league without any would get. */
export async function expectRecordsToBeRight({ db }: Pick<OpenDatabase, 'db'>) {
  const kept = await recordsIn(db);
  const made = db.transaction(async (tx) => {
    for (const table of TABLES) await tx.run(sql`delete from ${sql.identifier(table)}`);
    await fillTeamRecords(tx);
    expect(kept).toEqual(await recordsIn(tx));
    throw new Undo();
  });
  await expect(made).rejects.toBeInstanceOf(Undo);
}
