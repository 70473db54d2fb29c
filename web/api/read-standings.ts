import type { ResultLetter } from '#domain/match/score.ts';
import { FORM_LENGTH, type TableZone } from '#domain/standings/format.ts';
import { byMainCriteria } from '#domain/standings/main-criteria.ts';
import type { Adjustment, StandingRow, Standings, TableGroup } from '#web/football/model.ts';
import { readNamedTeam, readTeam } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

export const readStandings = (standings: unknown, zones: unknown, adjustments: unknown): Standings => ({
  groups: readGroups(standings ?? []),
  zones: each(list(zones ?? []), readZone),
  adjustments: each(list(adjustments ?? []), readAdjustment),
});

/** One list, its rows perhaps marked with groups, or lists by the name of their group. */
function readGroups(standings: unknown): TableGroup[] {
  if (!Array.isArray(standings))
    return Object.entries(fields(standings)).map(([name, rows]) => ({ name, rows: readRows(list(rows)) }));
  const nameOf = (row: unknown) => text(fields(row).group_name);
  return [...new Set(standings.map(nameOf))].map((name) => ({
    name,
    rows: readRows(standings.filter((row) => nameOf(row) === name)),
  }));
}

/** In the order of their places; where there are none, by what counts first in any table. */
function readRows(values: unknown[]): StandingRow[] {
  const rows = each(values, readRow);
  const isPlaced = rows.every(({ position }) => position > 0);
  const ordered = rows.toSorted(isPlaced ? (a, b) => a.position - b.position : byMainCriteria);
  return isPlaced ? ordered : ordered.map((row, index) => ({ ...row, position: index + 1 }));
}

function readRow(value: unknown): StandingRow | null {
  const row = fields(value);
  if (row.team === undefined) return null;
  const count = (name: string) => number(row[name]) ?? 0;
  return {
    position: count('position'),
    previousPosition: number(row.previous_position),
    team: readNamedTeam(row.team) ?? { id: number(fields(row.team).id), name: '', shortName: '', badge: null },
    played: number(row.matches_played) ?? count('matches'),
    wins: count('wins'),
    draws: count('draws'),
    losses: count('losses'),
    goalsScored: count('goals_scored'),
    goalsConceded: count('goals_conceded'),
    goalDifference: number(row.goal_difference) ?? count('goals_scored') - count('goals_conceded'),
    points: count('points'),
    form: each(Array.isArray(row.form) ? row.form : [], readResult).slice(-FORM_LENGTH),
  };
}

const readResult = (value: unknown): ResultLetter | null => oneOf(['W', 'D', 'L'], value);

function readZone(value: unknown): TableZone | null {
  const { from, to, kind, label_bg, label_en } = fields(value);
  const first = number(from);
  const last = number(to);
  const known = oneOf(['title', 'playoff', 'drop'], kind);
  if (first === null || last === null || known === null) return null;
  return { from: first, to: last, kind: known, labelBg: text(label_bg) ?? '', labelEn: text(label_en) ?? '' };
}

function readAdjustment(value: unknown): Adjustment | null {
  const { team, points, reason_bg, reason_en } = fields(value);
  const of = readTeam(team);
  const change = number(points);
  if (!of || change === null) return null;
  return { team: of, points: change, reason: { bg: text(reason_bg) ?? '', en: text(reason_en) ?? '' } };
}
