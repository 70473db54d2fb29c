import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { Reader } from '#server/db/queryable.ts';
import { entryColumns } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** The ledgers of these matches. */
export const readLedgers = (reader: Reader, matchIds: readonly number[]) => readEntries(reader, matchIds, sql`true`);

/** What the ledgers of these matches say about cards. */
export const readCardLedgers = (reader: Reader, matchIds: readonly number[]) =>
  readEntries(
    reader,
    matchIds,
    sql`e.kind in ('YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD', 'RESCHEDULE', 'CORRECTION', 'WITHDRAWAL')`,
  );

async function readEntries(
  reader: Reader,
  matchIds: readonly number[],
  wanted: Sql,
): Promise<Map<number, LedgerEntry<number>[]>> {
  const rows = await reader.rows<LedgerEntry<number> & { matchId: number }>(
    sql`select e.match_id as "matchId", ${entryColumns()} from match_ledger e
     where e.match_id = any(${matchIds}::int[]) and ${wanted} order by e.match_id, e.revision`,
  );
  const ledgers = new Map<number, LedgerEntry<number>[]>();
  for (const { matchId, ...entry } of rows) {
    const ledger = ledgers.get(matchId);
    if (ledger) ledger.push(entry);
    else ledgers.set(matchId, [entry]);
  }
  return ledgers;
}

/** The ledgers of all matches of a season that were played to the end. */
export async function listSeasonLedgers(reader: Reader, competitionSeasonId: number): Promise<LedgerEntry<number>[][]> {
  const rows = await reader.rows<{ ledger: LedgerEntry<number>[] }>(
    sql`select (select json_agg(listed) from (
       select ${entryColumns()} from match_ledger e
       where e.match_id = m.id and e.kind in ('GOAL', 'RESCHEDULE', 'CORRECTION', 'WITHDRAWAL') order by e.revision
     ) listed) as ledger
     from matches m where m.competition_season_id = ${competitionSeasonId} and m.status = 'FINISHED'`,
  );
  return rows.map(({ ledger }) => ledger ?? []);
}
