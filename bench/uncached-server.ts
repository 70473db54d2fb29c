import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app.ts';
import { createAnswerCache } from '#server/cache/answer-cache.ts';
import { openDatabase } from '#server/db/open.ts';
import { findSubjects, listAsks } from './asks.ts';

// The site without its memory: an answer cache that has no room for anything.
const [databaseUrl = '', instant] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: '' });
const app = await buildApp({
  settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
  reader: database.reader,
  cache: createAnswerCache({ maxBytes: 0 }),
  now: () => (instant === undefined ? new Date() : new Date(instant)),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.({ port, asks: listAsks(await findSubjects(database.reader)) });
process.once('disconnect', () => process.exit());
