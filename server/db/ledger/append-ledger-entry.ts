import type { NewLedgerEntry } from '#domain/match/rules/match-to-act-on.ts';
import type { LedgerRule } from '#domain/match/ledger-entry.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow } from '#server/db/rows.ts';
import { sql } from '#server/db/sql.ts';
import type { StoredEntry } from './read-stored-match.ts';

export async function appendLedgerEntry(
  tx: Queryable,
  matchId: number,
  revision: number,
  sent: { key: string; digest: string | null; sessionId: number | null; rule?: LedgerRule | undefined },
  { team, player, otherPlayer, target, recordedAt, ...entry }: NewLedgerEntry,
): Promise<StoredEntry> {
  const id = await insertRow(tx, 'match_ledger', {
    ...entry,
    details: sql.json(entry.details),
    matchId,
    revision,
    idempotencyKey: sent.key,
    bodyDigest: sent.digest,
    sessionId: sent.sessionId,
    rule: sent.rule,
    teamId: team,
    playerId: player,
    otherPlayerId: otherPlayer,
    targetRevision: target,
    recordedAt,
  });
  return {
    ...entry,
    id,
    revision,
    team,
    player,
    otherPlayer,
    target,
    recordedAt,
    key: sent.key,
    bodyDigest: sent.digest,
  };
}
