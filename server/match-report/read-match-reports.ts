import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { ineligibility } from '#domain/player/eligibility.ts';
import type { Suspension } from '#domain/player/suspension.ts';
import {
  listReportMatches,
  listReportPlayers,
  type ReportMatchRow,
  type ReportPlayerRow,
  type ReportSelection,
} from '#server/db/matches/match-report.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { readSuspensions } from '#server/discipline/read-suspensions.ts';

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

/** The reports of a match, a day or a gameweek; matches whose teams are not known yet have none. */
export async function readMatchReports(db: Queryable, wanted: ReportSelection): Promise<MatchReport[]> {
  const { ages } = await readLeagueSettings(db);
  const reports: MatchReport[] = [];
  for (const match of await listReportMatches(db, wanted)) {
    const { home, away } = match;
    if (home && away) reports.push({ ...match, home, away, players: await readPlayers(db, match, home.id, ages) });
  }
  return reports;
}

async function readPlayers(
  db: Queryable,
  match: ReportMatchRow,
  homeId: number,
  ages: LeagueSettings['ages'],
): Promise<MatchReport['players']> {
  const rows = await listReportPlayers(db, match.id);
  const suspensions = await readSuspensions(
    db,
    match,
    rows.map(({ id }) => id),
  );
  const players = rows.toSorted(byShirt).map((row): ReportPlayer => {
    const cause = ineligibility(row, match.day, ages);
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
