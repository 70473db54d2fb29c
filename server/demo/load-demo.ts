import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/open.ts';
import { isEmptyLeague, rememberDemo } from '../db/queries/league.ts';
import { writeLeague } from '../db/write-league/write-league.ts';
import type { MatchEntry } from '../league-files/league.ts';
import { generateInSteps } from './generate-league.ts';

const SEED = 'dobrich';

/** Gives an empty database the demo league, whole or not at all. Tells whether it did. */
export async function loadDemo(
  db: Database,
  now: Date,
  onProgress: (done: number, total: number) => void,
): Promise<boolean> {
  if (!(await isEmptyLeague(db))) return false;
  // Generating takes about as long as writing: each gets half of the bar.
  const steps = generateInSteps({ seed: SEED, now });
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    // A signal to stop is heard between two steps.
    await nextTurn();
    onProgress(step.value.done, step.value.total * 2);
  }
  const league = step.value;
  await db.transaction(async (tx) => {
    await writeLeague(tx, { ...league, matches: league.matches.map(beforeKickOff) }, (done, total) =>
      onProgress(total + done, total * 2),
    );
    await rememberDemo(tx, { seed: SEED, now });
  });
  return true;
}

/** What is being played now begins anew: the simulator plays it from kick-off to here, and on. */
function beforeKickOff(match: MatchEntry): MatchEntry {
  if (match.status !== 'LIVE') return match;
  return {
    ...match,
    status: 'UPCOMING',
    phase: 'NOT_STARTED',
    score: null,
    halfTime: null,
    fullTime: null,
    clockSeconds: 0,
    clockRunningSince: null,
    lineups: [],
    ledger: [],
    playerStats: [],
    teamStats: [],
  };
}
