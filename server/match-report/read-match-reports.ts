import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { ineligibility } from '#domain/player/eligibility.ts';
import { suspensionAfter, type Card, type Suspension, type TeamMatch } from '#domain/player/suspension.ts';
import { league } from '#league.config';
import { readLedgers } from '#server/db/queries/ledgers.ts';
import {
  listEarlierMatches,
  listReportMatches,
  listReportPlayers,
  type ReportMatchRow,
  type ReportPlayerRow,
  type ReportSelection,
} from '#server/db/queries/match-report.ts';
import type { Queryable } from '#server/db/queryable.ts';

export interface ReportPlayer extends ReportPlayerRow {
  /** Why he may not play. */
  barred: Suspension | { cause: 'too-young' | 'no-declaration' } | null;
}

type Team = NonNullable<ReportMatchRow['home']>;

export interface MatchReport extends ReportMatchRow {
  home: Team;
  away: Team;
  players: { home: ReportPlayer[]; away: ReportPlayer[] };
}

const CARDS: readonly string[] = ['YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD'] satisfies Card[];

/** The reports of a match or of a day; matches whose teams are not known yet have none. */
export async function readMatchReports(db: Queryable, wanted: ReportSelection): Promise<MatchReport[]> {
  const reports: MatchReport[] = [];
  for (const match of await listReportMatches(db, wanted)) {
    const { home, away } = match;
    if (home && away) reports.push({ ...match, home, away, players: await readPlayers(db, match, home.id) });
  }
  return reports;
}

async function readPlayers(db: Queryable, match: ReportMatchRow, homeId: number): Promise<MatchReport['players']> {
  const rows = await listReportPlayers(db, match.id);
  const suspensions = await readSuspensions(
    db,
    match,
    rows.map(({ id }) => id),
  );
  const players = rows.toSorted(byShirt).map((row): ReportPlayer => {
    const cause = ineligibility(row, match.day, league.ages);
    return { ...row, barred: cause ? { cause } : (suspensions.get(row.id) ?? null) };
  });
  return {
    home: players.filter(({ teamId }) => teamId === homeId),
    away: players.filter(({ teamId }) => teamId !== homeId),
  };
}

/** Those without a number last. */
const byShirt = (a: ReportPlayerRow, b: ReportPlayerRow) =>
  (a.shirtNumber ?? 1000) - (b.shirtNumber ?? 1000) || a.name.localeCompare(b.name, 'bg');

async function readSuspensions(db: Queryable, match: ReportMatchRow, playerIds: number[]) {
  const earlier = await listEarlierMatches(db, match, playerIds);
  const ledgers = await readLedgers(db, [...new Set(earlier.map(({ matchId }) => matchId))]);
  const acts = new Map([...ledgers].map(([id, ledger]) => [id, sinceRescheduled(settleLedger(ledger))]));
  const matchesByPlayer = new Map<number, TeamMatch[]>(playerIds.map((id) => [id, []]));
  for (const { playerId, matchId, season, played } of earlier) {
    const shown = (acts.get(matchId) ?? []).filter(({ player, kind }) => player === playerId && CARDS.includes(kind));
    matchesByPlayer.get(playerId)?.push({ season, played, cards: shown.map(({ kind }) => kind as Card) });
  }
  return new Map([...matchesByPlayer].map(([id, matches]) => [id, suspensionAfter(matches)]));
}
