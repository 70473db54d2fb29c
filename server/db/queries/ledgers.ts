import { sql } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { Queryable } from '../queryable.ts';

/** All that was recorded of these matches, by match. */
export async function readLedgers(
  db: Queryable,
  matchIds: readonly number[],
): Promise<Map<number, LedgerEntry<number>[]>> {
  const { rows } = await db.execute<LedgerEntry<number> & { matchId: number } & Record<string, unknown>>(sql`
    select match_id as "matchId", revision, kind, phase, minute, extra_time as "extraTime", team_id as team,
      player_id as player, other_player_id as "otherPlayer", own_goal as "ownGoal", penalty, target_revision as target,
      reason, recorded_at as "recordedAt"
    from match_ledger where match_id = any(${sql.param(matchIds)}::int[]) order by match_id, revision`);
  const ledgers = new Map<number, LedgerEntry<number>[]>();
  for (const { matchId, ...entry } of rows) {
    const ledger = ledgers.get(matchId);
    if (ledger) ledger.push(entry);
    else ledgers.set(matchId, [entry]);
  }
  return ledgers;
}
