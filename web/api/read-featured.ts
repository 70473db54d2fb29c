import type { TableZone } from '#domain/standings/format.ts';
import type { Adjustment, Leader, StandingRow, Standings, TableGroup } from '#web/football/model.ts';
import { readPlayer, readTeam } from './read-shared.ts';
import { each, fields, list, number, oneOf, text } from './read.ts';

export interface FeaturedLeague extends Standings {
  scorers: Leader[];
  assisters: Leader[];
  rated: Leader[];
}

export function readFeatured(answer: unknown): FeaturedLeague {
  const { competition, standings, topScorers, topAssisters, topRatedPlayers } = fields(answer);
  const { zones, adjustments } = fields(competition);
  return {
    groups: readGroups(standings ?? []),
    zones: each(list(zones ?? []), readZone),
    adjustments: each(list(adjustments ?? []), readAdjustment),
    scorers: each(list(topScorers ?? [], 'top_scorers'), readLeader('goals')),
    assisters: each(list(topAssisters ?? [], 'top_assisters'), readLeader('assists')),
    rated: each(list(topRatedPlayers ?? [], 'top_rated_players'), readLeader('avg_rating')),
  };
}

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

const readRows = (rows: unknown[]) => rows.map((row, index) => readRow(row, index + 1)).filter((row) => row !== null);

function readRow(value: unknown, place: number): StandingRow | null {
  const row = fields(value);
  const team = readTeam(row.team);
  if (!team) return null;
  return {
    position: number(row.position) ?? place,
    previousPosition: number(row.previous_position),
    team,
    played: number(row.matches_played) ?? number(row.matches) ?? 0,
    goalDifference: number(row.goal_difference) ?? 0,
    points: number(row.points) ?? 0,
  };
}

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

const readLeader =
  (measure: string) =>
  (value: unknown): Leader | null => {
    const leader = fields(value);
    const player = readPlayer(leader.player);
    const team = readTeam(leader.team);
    const amount = number(leader[measure]);
    return player && team && amount !== null ? { player, team, value: amount } : null;
  };
