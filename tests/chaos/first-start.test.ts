import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { startSite, temporaryDataDir } from '#tests/support/site.ts';

const COUNTS = `select
  (select count(*)::int from teams) as teams, (select count(*)::int from players) as players,
  (select count(*)::int from matches) as matches, (select count(*)::int from news) as news,
  (select count(*)::int from settings where name = 'demo') as demo`;

async function countRows(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, number>>(COUNTS)).rows[0];
  } finally {
    await client.end();
  }
}

test('kill -9 at any moment of the first start, then start again: a whole league', async () => {
  const data = await temporaryDataDir();
  onTestFinished(() => data.remove());
  // From the first breath through initdb, migrations and the writing of the league.
  for (const moment of [150, 400, 800, 1300, 2000, 3000, 4500]) {
    const victim = startSite({ DATA_DIR: data.path });
    await Promise.race([sleep(moment), victim.ready]);
    await victim.kill('SIGKILL');
  }
  const site = startSite({ DATA_DIR: data.path });
  const url = await site.ready;
  expect(await (await fetch(`${url}/`)).text()).toContain('Орловец');
  const embedded = await joinEmbeddedPostgres({ dataDir: data.path });
  const counts = await countRows(embedded.connection);
  await embedded.leave();
  await site.kill('SIGTERM');
  expect(counts).toMatchObject({ teams: 16, news: 40, demo: 1 });
});

test('two programs start at once on one empty database: one league, both serve it', async () => {
  const database = await createDatabase();
  const sites = [1, 2].map(() => startSite({ DATABASE_URL: database.url }));
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.kill('SIGKILL')));
    await database.drop();
  });
  const pages = await Promise.all(
    sites.map(async ({ ready }) => (await fetch(`${await ready}/api/teams`)).json() as Promise<unknown[]>),
  );
  expect(pages[0]).toEqual(pages[1]);
  expect(await countRows(database.connection)).toMatchObject({ teams: 16, demo: 1 });
});
