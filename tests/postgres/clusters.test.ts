import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, startExternalCluster, startTestCluster } from '#tests/support/clusters.ts';

async function ask(config: pg.ClientConfig, sql: string): Promise<unknown> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

test('projects of one run share a cluster, and each test file has a database of its own in it', async () => {
  const one = await startTestCluster();
  onTestFinished(() => one.stop());
  const other = await startTestCluster();
  expect(other.address).toEqual(one.address);
  await other.stop();

  const mine = await createDatabase(undefined, one.address);
  const yours = await createDatabase(undefined, one.address);
  await ask(mine.connection, 'create table goals as select 1 as minute');
  expect(await ask({ connectionString: mine.url }, 'select minute from goals')).toEqual({ minute: 1 });
  await expect(ask(yours.connection, 'select minute from goals')).rejects.toThrow(/does not exist/);
  await mine.drop();
  await expect(ask(mine.connection, 'select 1')).rejects.toThrow(/does not exist/);

  await one.stop();
  expect(existsSync(dirname(dirname(one.address.host)))).toBe(false);
});

test('a killed run of ours is cleared away; one of another user is left alone', async () => {
  const user = process.getuid?.() ?? 0;
  // No process has this number.
  const [ours, theirs] = [user, user + 1].map((owner) => join(tmpdir(), `delta-league-tests-${owner}-${2 ** 30}`));
  for (const folder of [ours, theirs]) {
    mkdirSync(folder ?? '');
    onTestFinished(() => rmSync(folder ?? '', { recursive: true, force: true }));
  }
  const cluster = await startTestCluster();
  await cluster.stop();
  expect([ours, theirs].map((folder) => existsSync(folder ?? ''))).toEqual([false, true]);
});

test('an external cluster is reached over TCP, with its password only', async () => {
  const external = await startExternalCluster();
  onTestFinished(() => external.stop());
  const tcp = 'select inet_server_addr()::text as address';
  expect(await ask({ connectionString: external.url }, tcp)).toEqual({ address: '127.0.0.1/32' });
  const url = new URL(external.url);
  url.password = 'guess';
  await expect(ask({ connectionString: url.href }, tcp)).rejects.toThrow(/password authentication failed/);
});
