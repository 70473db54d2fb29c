import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { demoLeague } from '#tests/support/demo-league.ts';
import { startSite, temporaryDataDir } from '#tests/support/site.ts';

const COUNTED = ['seasons', 'competitions', 'teams', 'players', 'referees', 'matches', 'news', 'awards'] as const;
type Counts = Record<(typeof COUNTED)[number], number>;

/** How many rows there are, and the marks that a demo league leaves. */
async function readLeague(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const counts = await client.query<Counts>(
      `select ${COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
    );
    const origins = await client.query<{ value: string }>(`select value from settings where name = 'demo'`);
    return { counts: counts.rows[0], origins: origins.rows.map(({ value }) => value) };
  } finally {
    await client.end();
  }
}

function expectWholeLeague({ counts, origins }: Awaited<ReturnType<typeof readLeague>>) {
  expect(origins).toHaveLength(1);
  const league = demoLeague();
  expect(counts).toEqual(Object.fromEntries(COUNTED.map((name) => [name, league[name].length])));
  expect(counts).toMatchObject({ teams: 16 });
  expect(counts?.players).toBeGreaterThanOrEqual(16 * 14);
  expect(counts?.matches).toBeGreaterThan(200);
}

test('kill -9 at any moment of the first start, then start again: a whole league', async () => {
  const data = await temporaryDataDir();
  onTestFinished(() => data.remove());
  // From the first breath through initdb, migrations and the writing of the league.
  for (const moment of scaled([150, 400, 800, 1300, 2000, 3000, 4500], [150, 1000, 2500])) {
    const victim = startSite({ DATA_DIR: data.path });
    await Promise.race([sleep(moment), victim.ready]);
    await victim.kill('SIGKILL');
  }
  const site = startSite({ DATA_DIR: data.path });
  const url = await site.ready;
  expect(await (await fetch(`${url}/`)).text()).toContain('Орловец');
  const embedded = await joinEmbeddedPostgres({ dataDir: data.path });
  const league = await readLeague(embedded.connection);
  await embedded.leave();
  await site.kill('SIGTERM');
  expectWholeLeague(league);
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
  expectWholeLeague(await readLeague(database.connection));
});

test('DEMO=off leaves an empty database empty, and the home page can be read', async () => {
  const database = await createDatabase();
  const site = startSite({ DATABASE_URL: database.url, DEMO: 'off' });
  onTestFinished(async () => {
    await site.kill('SIGTERM');
    await database.drop();
  });
  const url = await site.ready;
  const pages = await Promise.all([`${url}/`, `${url}/?lang=en`].map((address) => fetch(address)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  const [bulgarian = '', english = ''] = await Promise.all(pages.map((page) => page.text()));
  expect(bulgarian).toMatch(/<h2>Нова лига<\/h2>.*Програмата се подготвя\./s);
  expect(english).toMatch(/<h2>New league<\/h2>.*The fixtures are being prepared\./s);
  expect(bulgarian + english).not.toMatch(/Няма налични данни|No data available/);
  expect(bulgarian + english).not.toMatch(/\/(team|player|match-details|competition|news)\/\d/);
  const { counts, origins } = await readLeague(database.connection);
  expect(origins).toEqual([]);
  expect(Object.values(counts ?? {})).toEqual(COUNTED.map(() => 0));
});
