import { decideMatch } from '#domain/match/winner.ts';
import { announceChanges } from '../../db/changes.ts';
import type { Database } from '../../db/open.ts';
import { advanceTeam, findTie, type FixtureRow } from '../../db/queries/simulated.ts';
import type { RecordedAct } from '../../live/record-act.ts';

/** The winner of a knockout match goes where the next round waits for him. */
export async function advanceWinner(db: Database, fixture: FixtureRow, { status, score, penalties }: RecordedAct) {
  const verdict = decideMatch({ status, score, penalties, extraTime: null, official: null });
  if (!verdict || !fixture.knockout) return;
  await db.transaction(async (tx) => {
    const tie = await findTie(tx, fixture.id);
    if (!tie) return;
    await advanceTeam(tx, tie, fixture[verdict.winner]);
    await announceChanges(tx, ['everything']);
  });
}
