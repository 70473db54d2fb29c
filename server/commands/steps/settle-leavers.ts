import { randomUUID } from 'node:crypto';
import { decideRemaining } from '#domain/standings/matches-of-leavers.ts';
import { listEntries } from '#server/db/competitions/competition-teams.ts';
import { listMatchesOf } from '#server/db/matches/matches-of-leavers.ts';
import type { LeavingRule } from '#domain/standings/settle-results.ts';
import { lockRemainingMatches } from '#server/db/ledger/lock-matches.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { recordActIn } from '#server/ledger/record-act.ts';
import type { RefreshTable } from '#server/ledger/refresh-tables.ts';
import type { Actor } from '#server/commands/run-command.ts';

/** How many matches were decided, and how many are to be played again. */
export interface Settled {
  awarded: number;
  cancelled: number;
  restored: number;
}

/** The caller refreshes the table once, after all of them. */
const refreshLater: RefreshTable = async () => [];

/**
 * [ST18] [ST23] After a team left, came back, or what becomes of its results was decided. Lock the competition first, and call
 * `applyTableChange` afterwards.
 */
export async function settleLeavers(
  tx: Queryable,
  { id: competitionId, ...rule }: LeavingRule & { id: number },
  { who, at }: Actor,
): Promise<Settled> {
  await lockRemainingMatches(tx, competitionId);
  const entries = await listEntries(tx, competitionId);
  const left = entries.filter(({ withdrawnOn }) => withdrawnOn !== null);
  const withdrawn = new Map(left.map(({ team, resultsAnnulled }) => [team.id, resultsAnnulled]));
  const matches = await listMatchesOf(tx, competitionId);
  const settled: Settled = { awarded: 0, cancelled: 0, restored: 0 };
  const record = (matchId: number, act: Parameters<typeof recordActIn>[1]['act']) =>
    recordActIn(tx, { matchId, key: randomUUID(), who, act, rule: 'TEAM_LEFT' }, at, refreshLater);
  for (const [match, verdict] of decideRemaining(matches, withdrawn, rule)) {
    const { id, revision, status, official } = match;
    const isAsDecided =
      revision !== null &&
      (verdict?.act === 'award'
        ? status === 'AWARDED' && official?.home === verdict.score.home && official.away === verdict.score.away
        : verdict?.act === 'cancel' && status === 'CANCELLED');
    if (isAsDecided) continue;
    if (revision !== null) {
      await record(id, { act: 'withdraw', revision });
      if (!verdict) settled.restored += 1;
    }
    if (verdict?.act === 'cancel') {
      await record(id, { act: 'cancel' });
      settled.cancelled += 1;
    }
    if (verdict?.act === 'award') {
      const gone = left.find(({ team }) => team.id === (verdict.score.home === 0 ? match.home : match.away))?.team;
      await record(id, {
        act: 'award',
        ...verdict.score,
        reasonBg: `${gone?.name ?? ''} напусна състезанието`,
        reasonEn: `${gone?.nameLatin ?? ''} left the competition`,
      });
      settled.awarded += 1;
    }
  }
  return settled;
}
