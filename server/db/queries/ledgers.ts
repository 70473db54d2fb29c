import { sql } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { entryColumns } from './fragments.ts';

/** The ledgers of these matches. */
export async function readLedgers(
  db: Queryable,
  matchIds: readonly number[],
): Promise<Map<number, LedgerEntry<number>[]>> {
  const { rows } = await db.execute<LedgerEntry<number> & { matchId: number } & Record<string, unknown>>(sql`
    select e.match_id as "matchId", ${sql.raw(entryColumns())} from match_ledger e
    where e.match_id = any(${sql.param(matchIds)}::int[]) order by e.match_id, e.revision`);
  const ledgers = new Map<number, LedgerEntry<number>[]>();
  for (const { matchId, ...entry } of rows) {
    const ledger = ledgers.get(matchId);
    if (ledger) ledger.push(entry);
    else ledgers.set(matchId, [entry]);
  }
  return ledgers;
}
