import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import {
  disciplineAfter,
  type Card,
  type Discipline,
  type Suspension,
  type TeamMatch,
} from '#domain/player/suspension.ts';
import { readLedgers } from '#server/db/queries/ledgers.ts';
import { listEarlierMatches } from '#server/db/queries/match-report.ts';
import type { Reader } from '#server/db/reader.ts';

const CARDS: readonly string[] = ['YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD'] satisfies Card[];

/** Who must miss a match, by player; null for those who may play. */
export async function readSuspensions(
  reader: Reader,
  match: { id: number; competitionId: number },
  playerIds: readonly number[],
): Promise<Map<number, Suspension | null>> {
  const disciplines = await readDisciplines(reader, match, playerIds);
  return new Map([...disciplines].map(([id, { suspension }]) => [id, suspension]));
}

/** The cards that players have before a match; without one (number 0) before now. */
export async function readDisciplines(
  reader: Reader,
  match: { id: number; competitionId: number },
  playerIds: readonly number[],
): Promise<Map<number, Discipline>> {
  const earlier = await listEarlierMatches(reader, match, playerIds);
  const ledgers = await readLedgers(reader, [...new Set(earlier.map(({ matchId }) => matchId))]);
  const acts = new Map([...ledgers].map(([id, ledger]) => [id, sinceRescheduled(settleLedger(ledger))]));
  const matchesByPlayer = new Map<number, TeamMatch[]>(playerIds.map((id) => [id, []]));
  for (const { playerId, matchId, season, yellowsPerSuspension, played } of earlier) {
    const shown = (acts.get(matchId) ?? []).filter(({ player, kind }) => player === playerId && CARDS.includes(kind));
    matchesByPlayer
      .get(playerId)
      ?.push({ season, yellowsPerSuspension, played, cards: shown.map(({ kind }) => kind as Card) });
  }
  return new Map([...matchesByPlayer].map(([id, matches]) => [id, disciplineAfter(matches)]));
}
