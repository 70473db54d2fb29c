import { createDatabase } from './clusters.ts';
import { startSite } from './site.ts';

/** The demo league, served by the built program from a database of its own. */
export async function startDemoSite(settings: Record<string, string> = {}) {
  filled ??= fillDatabase();
  const database = await createDatabase(await filled);
  const site = startSite({ DATABASE_URL: database.url, ...settings });
  const url = await site.ready;
  return {
    url,
    site,
    stop: async () => {
      await site.kill('SIGTERM');
      await database.drop();
    },
  };
}

/** Loaded once for all files of a worker, which copy it: they then begin as a second start does. */
let filled: Promise<string> | undefined;

async function fillDatabase(): Promise<string> {
  const { connection, url } = await createDatabase();
  const site = startSite({ DATABASE_URL: url });
  await site.ready;
  await site.kill('SIGTERM');
  return connection.database;
}
