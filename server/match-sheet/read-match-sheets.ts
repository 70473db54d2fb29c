import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { ineligibility } from '#domain/player/eligibility.ts';
import { suspensionAfter, type Card, type Suspension, type TeamMatch } from '#domain/player/suspension.ts';
import { league } from '#league.config';
import { readLedgers } from '../db/queries/ledgers.ts';
import {
  listEarlierMatches,
  listPrintedMatches,
  listPrintedPlayers,
  type PrintedMatchRow,
  type PrintedPlayerRow,
  type SheetWanted,
} from '../db/queries/printed-sheet.ts';
import type { Queryable } from '../db/queryable.ts';

export interface SheetPlayer extends PrintedPlayerRow {
  /** Why he may not play. */
  barred: Suspension | { cause: 'too-young' | 'no-declaration' } | null;
}

type Team = NonNullable<PrintedMatchRow['home']>;

export interface MatchSheet extends PrintedMatchRow {
  home: Team;
  away: Team;
  players: { home: SheetPlayer[]; away: SheetPlayer[] };
}

const CARDS: readonly string[] = ['YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD'] satisfies Card[];

/** The sheets of a match or of a day; matches whose teams are not known yet have none. */
export async function readMatchSheets(db: Queryable, wanted: SheetWanted): Promise<MatchSheet[]> {
  const sheets: MatchSheet[] = [];
  for (const match of await listPrintedMatches(db, wanted)) {
    const { home, away } = match;
    if (home && away) sheets.push({ ...match, home, away, players: await readPlayers(db, match, home.id) });
  }
  return sheets;
}

async function readPlayers(db: Queryable, match: PrintedMatchRow, homeId: number): Promise<MatchSheet['players']> {
  const rows = await listPrintedPlayers(db, match.id);
  const suspensions = await readSuspensions(
    db,
    match,
    rows.map(({ id }) => id),
  );
  const players = rows.toSorted(byShirt).map((row): SheetPlayer => {
    const cause = ineligibility(row, match.day, league.ages);
    return { ...row, barred: cause ? { cause } : (suspensions.get(row.id) ?? null) };
  });
  return {
    home: players.filter(({ teamId }) => teamId === homeId),
    away: players.filter(({ teamId }) => teamId !== homeId),
  };
}

/** Those without a number last. */
const byShirt = (a: PrintedPlayerRow, b: PrintedPlayerRow) =>
  (a.shirtNumber ?? 1000) - (b.shirtNumber ?? 1000) || a.name.localeCompare(b.name, 'bg');

async function readSuspensions(db: Queryable, match: PrintedMatchRow, playerIds: number[]) {
  const earlier = await listEarlierMatches(db, match, playerIds);
  const ledgers = await readLedgers(db, [...new Set(earlier.map(({ matchId }) => matchId))]);
  const acts = new Map([...ledgers].map(([id, ledger]) => [id, sinceRescheduled(settleLedger(ledger))]));
  const courses = new Map<number, TeamMatch[]>(playerIds.map((id) => [id, []]));
  for (const { playerId, matchId, season, played } of earlier) {
    const shown = (acts.get(matchId) ?? []).filter(({ player, kind }) => player === playerId && CARDS.includes(kind));
    courses.get(playerId)?.push({ season, played, cards: shown.map(({ kind }) => kind as Card) });
  }
  return new Map([...courses].map(([id, course]) => [id, suspensionAfter(course)]));
}
