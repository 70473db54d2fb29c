import { PLAYER_TABLES, type PlayerTable } from '#domain/match/rank-players.ts';
import type { PlayerStats } from '#web/football/match-model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useRecords } from '#web/api/use-records.ts';
import { COLUMNS, type Figure } from './ranked-players.tsx';

/** [PR6] The tables that have something to show, each with its columns. Another backend's are always the same. */
export function useColumns(players: readonly PlayerStats[]): Partial<Record<PlayerTable, readonly Figure[]>> {
  const { assists, cards } = useRecords();
  const isOwn = useIsOwnBackend();
  if (!isOwn || players.length === 0) return COLUMNS;
  const isRecorded: Partial<Record<Figure, boolean>> = { assists, yellowCards: cards, redCards: cards };
  const isShown = (figure: Figure) => (isRecorded[figure] ?? true) && players.some((player) => player[figure] !== null);
  return Object.fromEntries(
    PLAYER_TABLES.map((table) => [table, COLUMNS[table].filter(isShown)] as const)
      // The rating alone makes no table of goalkeeping.
      .filter(([, columns]) => columns.some((figure) => figure !== 'rating')),
  );
}
