import type { ResultLetter } from '#domain/match/score.ts';
import { FORM_LENGTH, type CompetitionFormat, type TableZone } from '#domain/standings/format.ts';
import { USUAL_LEAVING } from '#domain/standings/settle-results.ts';
import { byMainCriteria } from '#domain/standings/main-criteria.ts';
import type { Adjustment, StandingRow, Standings, TableGroup } from '#web/football/model.ts';
import { parseNamedTeam, parseTeam } from './parse-shared.ts';
import { parseEach, fields, list, number, oneOf, text } from './parse.ts';

export const parseStandings = (standings: unknown, zones: unknown, adjustments: unknown): Standings => ({
  groups: parseGroups(standings ?? []),
  zones: parseEach(list(zones ?? []), parseZone),
  adjustments: parseEach(list(adjustments ?? []), parseAdjustment),
});

/** Rows in one list count as groups in a competition with groups only. */
export const rowsOf = (standings: unknown, format: CompetitionFormat | null): unknown =>
  Array.isArray(standings) && format !== 'GROUP_STAGE' && format !== 'GROUP_PLUS_KNOCKOUT'
    ? standings.map((row) => ({ ...fields(row), group_name: null }))
    : standings;

/** One list, with or without groups in its rows, or lists keyed by group. */
function parseGroups(standings: unknown): TableGroup[] {
  if (!Array.isArray(standings))
    return Object.entries(fields(standings)).map(([name, rows]) => ({ name, rows: parseRows(list(rows)) }));
  const nameOf = (row: unknown) => text(fields(row).group_name);
  return [...new Set(standings.map(nameOf))].map((name) => ({
    name,
    rows: parseRows(standings.filter((row) => nameOf(row) === name)),
  }));
}

/** By position; without positions by points and goal difference. */
function parseRows(values: unknown[]): StandingRow[] {
  const rows = parseEach(values, parseRow);
  const hasPositions = rows.every(({ position }) => position > 0);
  const ordered = rows.toSorted(hasPositions ? (a, b) => a.position - b.position : byMainCriteria);
  return hasPositions ? ordered : ordered.map((row, index) => ({ ...row, position: index + 1 }));
}

function parseRow(value: unknown): StandingRow | null {
  const row = fields(value);
  if (row.team === undefined) return null;
  const count = (name: string) => number(row[name]) ?? 0;
  return {
    position: count('position'),
    previousPosition: number(row.previous_position),
    team: parseNamedTeam(row.team) ?? { id: number(fields(row.team).id), name: '', shortName: '', badge: null },
    played: number(row.matches_played) ?? count('matches'),
    wins: count('wins'),
    draws: count('draws'),
    losses: count('losses'),
    goalsScored: count('goals_scored'),
    goalsConceded: count('goals_conceded'),
    goalDifference: number(row.goal_difference) ?? count('goals_scored') - count('goals_conceded'),
    points: count('points'),
    form: parseEach(Array.isArray(row.form) ? row.form : [], parseResult).slice(-FORM_LENGTH),
    withdrawn: parseWithdrawn(row.withdrawn),
  };
}

function parseWithdrawn(value: unknown): StandingRow['withdrawn'] {
  const { on, annulled, goals_awarded: goals } = fields(value);
  const day = text(on);
  return day === null
    ? null
    : { on: day, annulled: annulled === true, goalsAwarded: number(goals) ?? USUAL_LEAVING.leavingGoals };
}

const parseResult = (value: unknown): ResultLetter | null => oneOf(['W', 'D', 'L'], value);

function parseZone(value: unknown): TableZone | null {
  const { from, to, kind, label_bg, label_en } = fields(value);
  const first = number(from);
  const last = number(to);
  const zoneKind = oneOf(['title', 'playoff', 'drop'], kind);
  if (first === null || last === null || zoneKind === null) return null;
  return { from: first, to: last, kind: zoneKind, labelBg: text(label_bg) ?? '', labelEn: text(label_en) ?? '' };
}

function parseAdjustment(value: unknown): Adjustment | null {
  const { team, points, reason_bg, reason_en } = fields(value);
  const adjustedTeam = parseTeam(team);
  const change = number(points);
  if (!adjustedTeam || change === null) return null;
  return { team: adjustedTeam, points: change, reason: { bg: text(reason_bg) ?? '', en: text(reason_en) ?? '' } };
}
