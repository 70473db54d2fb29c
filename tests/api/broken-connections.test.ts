import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { createDatabase } from '#tests/support/clusters.ts';

async function open() {
  const { url, drop } = await createDatabase();
  const lines: string[] = [];
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, (line) => lines.push(line));
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { ...database, lines };
}
const one = sql`select 1 as one`;

test('a connection that is lost between two queries of a transaction fails that transaction and nothing else', async () => {
  const { db, pool, lines } = await open();
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(one);
  });
  await expect(lost).rejects.toThrow();
  expect(lines).toEqual([expect.stringMatching(/^A connection to the database was lost/)]);
  expect((await db.transaction((tx) => tx.execute(one))).rows).toEqual([{ one: 1 }]);
});

test('connections on which no transaction can begin are not kept', async () => {
  const { db, pool } = await open();
  for (let time = 0; time < 12; time++) {
    pool.once('acquire', (client) => void client.end());
    await expect(db.transaction((tx) => tx.execute(one))).rejects.toThrow();
  }
  expect((await db.transaction((tx) => tx.execute(one))).rows).toEqual([{ one: 1 }]);
});
