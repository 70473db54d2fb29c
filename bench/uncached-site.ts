import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { createAnswerCache } from '#server/cache/answer-cache.ts';
import { openDatabase } from '#server/db/open.ts';
import { findSubjects, listAsks, type Ask } from './asks.ts';

export interface UncachedSite {
  asks: Ask[];
  /** Until the whole answer was there; every one is made anew. */
  time(ask: Ask): Promise<{ ms: number; bytes: number }>;
  close(): Promise<void>;
}

/** The site without its memory: an answer cache that has no room for anything. */
export async function openUncachedSite(url: string, now: () => Date): Promise<UncachedSite> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const app: FastifyInstance = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    cache: createAnswerCache({ maxBytes: 0 }),
    now,
  });
  return {
    asks: listAsks(await findSubjects(database.reader)),
    time: async (ask) => {
      const began = performance.now();
      const { statusCode, rawPayload } = await app.inject({ url: ask.url });
      const ms = performance.now() - began;
      if (statusCode !== 200)
        throw new Error(`${ask.url} answered ${statusCode}: ${rawPayload.toString().slice(0, 200)}`);
      return { ms, bytes: rawPayload.length };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
