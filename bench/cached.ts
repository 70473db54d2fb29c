import { openDatabase } from '#server/db/open.ts';
import { startSite } from '#tests/support/site.ts';
import { printTable } from './figures.ts';
import { besideBare, DESCRIBED_BOUNDS, isFast, type BesideBare } from './load.ts';
import { findSubjects } from './requests.ts';

export type CachedFigure = { endpoint: string; ok: boolean } & BesideBare;

/** Cached responses of the API of the built program. */
export async function measureCached(databaseUrl: string): Promise<CachedFigure[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const subjects = await findSubjects(database.reader);
  await database.close();
  const site = startSite({ DATABASE_URL: databaseUrl, DEMO: 'off' });
  try {
    const address = (await site.ready).replace('localhost', '127.0.0.1');
    const paths = [
      `/api/competitions/${subjects.competition}/featured`,
      `/api/readonly-match/${subjects.match}/details`,
    ];
    const figures: CachedFigure[] = [];
    for (const path of paths) {
      for (const encoding of ['identity', 'br']) {
        const figure = await besideBare({ url: address + path, pid: site.pid }, encoding);
        figures.push({ endpoint: path.replaceAll(/\d+/g, ':id'), ...figure, ok: isFast(figure) });
      }
    }
    printTable(`Cached, beside bare node:http, ${DESCRIBED_BOUNDS}`, figures);
    return figures;
  } finally {
    await site.kill('SIGTERM');
  }
}
