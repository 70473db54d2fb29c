import { byAlphabet } from '#domain/formatting/alphabet.ts';

/** What a player did in one match. */
export interface PlayerMatchCounts {
  id: number;
  name: string;
  position: string | null;
  minutes: number | null;
  rating: number | null;
  goals: number;
  assists: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  passes: number | null;
  keyPasses: number | null;
  passAccuracy: number | null;
  tackles: number | null;
  interceptions: number | null;
  clearances: number | null;
  blocks: number | null;
  fouls: number | null;
  yellowCards: number | null;
  redCards: number | null;
  saves: number | null;
  goalsConceded: number | null;
}

/** Of two players the one with more of it stands first. */
type Measure = (player: PlayerMatchCounts) => number | null;

const attacking: Measure[] = [(p) => p.goals, (p) => p.assists, (p) => p.shotsOnTarget, (p) => p.shots];
const passing: Measure[] = [(p) => p.passAccuracy, (p) => p.keyPasses, (p) => p.passes];
const defending: Measure[] = [(p) => p.tackles, (p) => p.interceptions, (p) => p.clearances, (p) => p.blocks];
const goalkeeping: Measure[] = [(p) => p.saves, (p) => -(p.goalsConceded ?? 0)];
const general: Measure[] = [(p) => p.rating, (p) => p.minutes];

export const PLAYER_TABLES = ['top-stats', 'shooting', 'duels', 'goalkeeping', 'detailed-stats'] as const;
export type PlayerTable = (typeof PLAYER_TABLES)[number];

/** What a table shows decides first; the order of its kind goes on. */
const MEASURES: Record<PlayerTable, Measure[]> = {
  'top-stats': [...attacking, ...general],
  shooting: [(p) => p.shotsOnTarget, (p) => p.shots, ...attacking],
  duels: [(p) => p.fouls, (p) => p.yellowCards, (p) => p.redCards, ...defending],
  goalkeeping: [...goalkeeping, ...general],
  'detailed-stats': [...general, ...passing],
};

export function rankPlayers<P extends PlayerMatchCounts>(players: readonly P[], table: PlayerTable): P[] {
  const ranked = table === 'goalkeeping' ? goalkeepersOf(players) : players;
  return ranked.toSorted((a, b) => compare(a, b, MEASURES[table]));
}

function compare(a: PlayerMatchCounts, b: PlayerMatchCounts, measures: Measure[]): number {
  for (const measure of measures) {
    const lead = (measure(b) ?? 0) - (measure(a) ?? 0);
    if (lead !== 0) return lead;
  }
  return byAlphabet(a.name, b.name) || a.id - b.id;
}

/** [PR3] Players with saves or conceded goals; if there are none, the goalkeepers. */
function goalkeepersOf<P extends PlayerMatchCounts>(players: readonly P[]): P[] {
  const busy = players.filter(({ saves, goalsConceded }) => (saves ?? 0) + (goalsConceded ?? 0) > 0);
  return busy.length > 0 ? busy : players.filter(({ position }) => position === 'GK');
}
