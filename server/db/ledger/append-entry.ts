import type { NewEntry } from '#domain/match/desk/desk-match.ts';
import type { LedgerRule } from '#domain/match/ledger-entry.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchLedger } from '#server/db/tables/ledger.ts';
import type { StoredEntry } from './read-desk-match.ts';

export async function appendEntry(
  tx: Queryable,
  matchId: number,
  revision: number,
  sent: { key: string; digest: string | null; sessionId: number | null; rule?: LedgerRule | undefined },
  { team, player, otherPlayer, target, recordedAt, ...entry }: NewEntry,
): Promise<StoredEntry> {
  const rows = await tx
    .insert(matchLedger)
    .values({
      ...entry,
      matchId,
      revision,
      idempotencyKey: sent.key,
      bodyDigest: sent.digest,
      sessionId: sent.sessionId,
      rule: sent.rule ?? null,
      teamId: team,
      playerId: player,
      otherPlayerId: otherPlayer,
      targetRevision: target,
      recordedAt: new Date(recordedAt),
    })
    .returning({ id: matchLedger.id });
  const id = rows[0]?.id ?? 0;
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
