import type { Database } from '../db/open.ts';
import { isEmptyLeague, rememberDemo } from '../db/queries/league.ts';
import { writeLeague } from '../db/write-league/write-league.ts';
import { generateLeague } from './generate-league.ts';

const SEED = 'dobrich';

/** Gives an empty database the demo league, whole or not at all. Tells whether it did. */
export async function loadDemo(
  db: Database,
  now: Date,
  onProgress: (done: number, total: number) => void,
): Promise<boolean> {
  if (!(await isEmptyLeague(db))) return false;
  // Generating takes about as long as writing: each gets half of the bar.
  const league = generateLeague({ seed: SEED, now, onProgress: (done, total) => onProgress(done, total * 2) });
  await db.transaction(async (tx) => {
    await writeLeague(tx, league, (done, total) => onProgress(total + done, total * 2));
    await rememberDemo(tx, { seed: SEED, now });
  });
  return true;
}
