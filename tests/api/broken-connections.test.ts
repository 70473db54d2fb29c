import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '#server/db/sql.ts';
import { expect, onTestFinished, test } from 'vitest';
import { listenForChanges } from '#server/db/changes.ts';
import { openDatabase } from '#server/db/open.ts';
import { leaderElection } from '#server/db/leader-election.ts';
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
    const rows = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sleep(100);
    await tx.run(one);
  });
  await expect(lost).rejects.toThrow();
  expect(lines).toEqual([expect.stringMatching(/^A connection to the database was lost/)]);
  expect(await db.transaction((tx) => tx.rows(one))).toEqual([{ one: 1 }]);
});

test('connections on which no transaction can begin are discarded', async () => {
  const { db, pool } = await open();
  for (let time = 0; time < 12; time++) {
    pool.once('acquire', (client) => void client.end());
    await expect(db.transaction((tx) => tx.run(one))).rejects.toThrow();
  }
  expect(await db.transaction((tx) => tx.rows(one))).toEqual([{ one: 1 }]);
});

test('workers of one machine leave room among the hundred connections of PostgreSQL, and none has too few', async () => {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  for (let workers = 1; workers <= 8; workers++) {
    const database = await openDatabase({ databaseUrl: url, dataDir: '', workers });
    const most = database.pools().map(({ max }) => max);
    await database.close();
    if (workers <= 2) expect(most).toEqual([5, 10, 10]);
    expect(Math.min(...most)).toBeGreaterThanOrEqual(3);
    // Each listens for changes and is a member of the embedded server beside.
    const perWorker = most.reduce((sum, max) => sum + max) + 2;
    expect(workers * perWorker).toBeLessThanOrEqual(90);
  }
});

test('the leader releases the connections that it loses, and keeps no listeners on released ones', async () => {
  const { pool } = await open();
  const [worker, other] = [leaderElection(pool, 77), leaderElection(pool, 77)];
  const holder = `select pid from pg_locks where locktype = 'advisory' and objid = 77`;
  for (let time = 0; time < 12; time++) {
    expect(await worker.isLeader()).toBe(true);
    expect(await other.isLeader()).toBe(false);
    await pool.query(`select pg_terminate_backend(pid) from (${holder}) held`);
    await expect.poll(async () => (await pool.query(holder)).rowCount).toBe(0);
    await sleep(20);
  }
  expect(await worker.isLeader()).toBe(true);
  worker.release();
  await expect.poll(() => other.isLeader()).toBe(true);
  other.release();
  const client = await pool.connect();
  expect(client.listenerCount('error')).toBeLessThan(4);
  client.release();
});

/** A proxy between a client and PostgreSQL that can be switched off. */
async function relayTo({ host, port }: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isMute = false;
  const relay = createServer((client) => {
    sockets.add(client);
    const server = connectTo(`${host}/.s.PGSQL.${port}`);
    client.on('error', () => {}).on('close', () => void (sockets.delete(client), server.destroy()));
    server.on('error', () => {}).on('close', () => client.destroy());
    client.on('data', (sent) => isMute || server.write(sent));
    server.pipe(client);
  });
  const listen = async (at: number) => void (await once(relay.listen(at, '127.0.0.1'), 'listening'));
  const leave = async () => {
    const closed = new Promise((resolve) => relay.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port: own } = relay.address() as AddressInfo;
  onTestFinished(leave);
  return {
    address: { host: '127.0.0.1', port: own },
    sockets,
    leave,
    comeBack: () => listen(own),
    mute: () => void (isMute = true),
    unmute: () => void (isMute = false),
  };
}

test('a listener whose server says nothing any more notices it, and hears again when it is back', async () => {
  const { connection, drop } = await createDatabase();
  const relay = await relayTo(connection);
  const heard: string[] = [];
  const listener = await listenForChanges(
    { ...connection, ...relay.address, onMute: () => heard.push('mute') },
    {
      onChange: () => {},
      onSilence: (milliseconds) => heard.push(milliseconds > 2000 ? 'silence' : 'closed'),
      onGap: () => heard.push('gap'),
    },
  );
  onTestFinished(async () => {
    await listener.close();
    await drop();
  });
  relay.mute();
  await expect.poll(() => heard).toEqual(['mute', 'silence']);
  expect(listener.silentSince?.getTime()).toBeLessThan(Date.now() - 2000);
  relay.unmute();
  await expect.poll(() => heard).toEqual(['mute', 'silence', 'gap']);
  expect(listener.silentSince).toBeNull();
});

test('a listener that loses its server reconnects once', async () => {
  const { connection, drop } = await createDatabase();
  const relay = await relayTo(connection);
  let gaps = 0;
  const listener = await listenForChanges(
    { ...connection, ...relay.address },
    { onChange: () => {}, onGap: () => void (gaps += 1) },
  );
  onTestFinished(async () => {
    await listener.close();
    await drop();
  });
  await relay.leave();
  await expect.poll(() => listener.silentSince).not.toBeNull();
  // Long enough for several tries, each of which ends with an error and an 'end'.
  await sleep(1800);
  await relay.comeBack();
  await expect.poll(() => gaps, { timeout: 3000 }).toBe(1);
  await sleep(1200);
  expect({ gaps, connections: relay.sockets.size, silentSince: listener.silentSince }).toEqual({
    gaps: 1,
    connections: 1,
    silentSince: null,
  });
});
