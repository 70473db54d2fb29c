import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/db/transactions.ts';
import { isEmptyLeague, markAsDemo } from '#server/db/league/league.ts';
import { importInto } from '#server/league-files/folder/import-folder.ts';
import { sampleDocuments } from '#server/league/document-file.ts';
import { unchangingLeague, type CurrentLeague } from '#server/league/current-league.ts';
import { writeLeagueDocuments } from '#server/league/league-documents.ts';
import { parseSettings } from '#server/league/league-settings.ts';
import { packageRoot } from '#server/root.ts';
import { addDemoClubs } from './add-demo-clubs.ts';
import { moveDates } from './move-dates.ts';
import { openApplications } from './open-applications.ts';

export const DEMO_FOLDER = join(packageRoot, 'demo/league');

/** The settings and documents of the demo league, without a database. */
export const demoSettings = (): CurrentLeague =>
  unchangingLeague(parseSettings(readFileSync(join(DEMO_FOLDER, 'league.json'), 'utf8')), sampleDocuments());

/** Imports the demo league into an empty database, as of `now`. Returns whether the database was empty. */
export async function loadDemo(
  db: Database,
  now: Date,
  onProgress: (done: number, total: number) => void,
): Promise<boolean> {
  if (!(await isEmptyLeague(db))) return false;
  await db.transaction(async (tx) => {
    const options = { prune: false, onProgress, mapCell: moveDates(now), now };
    const result = await importInto(tx, DEMO_FOLDER, options);
    if ('problems' in result) throw new Error(`demo/league has mistakes: ${JSON.stringify(result.problems)}`);
    await writeLeagueDocuments(tx, sampleDocuments());
    await openApplications(tx, now);
    await markAsDemo(tx, now);
    await addDemoClubs(tx, now);
  });
  return true;
}
