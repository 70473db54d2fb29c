import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { openDatabase } from '#server/db/open.ts';
import { findSubjects, listRequests } from './requests.ts';

// The site with a cache that is too small for any response.
const [databaseUrl = '', instant] = process.argv.slice(2);
/** Nanoseconds by process. Those of a connection that the pool has closed still count. */
const backends = new Map<number, number>();
const database = await openDatabase({ databaseUrl, dataDir: '' });
const app = await buildApp({
  // Requests come from as many addresses as there are requests: some endpoints limit what one of them may ask.
  settings: { publicUrl: 'http://localhost:3000', trustedProxies: ['127.0.0.1'], logLevel: 'silent' },
  reader: database.reader,
  cache: createResponseCache({ maxBytes: 0 }),
  now: () => (instant === undefined ? new Date() : new Date(instant)),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.({ port, requests: listRequests(await findSubjects(database.reader)) });
process.on('message', () => void processorTime().then((milliseconds) => process.send?.({ milliseconds })));
process.once('disconnect', () => process.exit());

/** Of this process and of its connections' PostgreSQL processes; Linux counts those by the nanosecond. */
async function processorTime(): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  for (const { pid } of rows) backends.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]));
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + [...backends.values()].reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}
