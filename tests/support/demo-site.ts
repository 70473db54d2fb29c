import { createDatabase } from './clusters.ts';
import { startSite } from './site.ts';

/** The demo league, served by the built program from a database of its own. */
export async function startDemoSite(settings: Record<string, string> = {}) {
  const database = await createDatabase();
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
