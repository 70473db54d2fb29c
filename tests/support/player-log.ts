import type { League, MatchEntry, PlayerStatsEntry } from './league.ts';

/* The matches of a player, counted by plain loops over a league in memory, without the code under test. */

export interface Appearance {
  match: MatchEntry;
  stats: PlayerStatsEntry;
}

export const kickOff = ({ startTime }: MatchEntry): number => Date.parse(startTime ?? '');

/** By player the finished matches in which he played, newest first. */
export function logPlayers({ matches }: League): Map<string, Appearance[]> {
  const played = matches
    .filter(({ status }) => status === 'FINISHED')
    .toSorted((a, b) => kickOff(b) - kickOff(a))
    .flatMap((match) => match.playerStats.map((stats) => ({ match, stats })));
  return groupBy(played, ({ stats }) => stats.player);
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export const sum = (log: readonly Appearance[], figure: (stats: PlayerStatsEntry) => number) =>
  log.reduce((total, { stats }) => total + figure(stats), 0);

export function average(log: readonly Appearance[]): number | null {
  const ratings = log.flatMap(({ stats }) => (stats.rating === null ? [] : Math.round(stats.rating * 10)));
  if (ratings.length === 0) return null;
  return Math.round((ratings.reduce((a, b) => a + b, 0) * 10) / ratings.length) / 100;
}

export const opponentOf = ({ match, stats }: Appearance) => (match.home === stats.team ? match.away : match.home) ?? '';

export const totalsOf = (log: readonly Appearance[]) => ({
  matches: log.length,
  goals: sum(log, ({ goals }) => goals),
  assists: sum(log, ({ assists }) => assists ?? 0),
  minutes_played: sum(log, ({ minutesPlayed }) => minutesPlayed ?? 0),
  avg_rating: average(log),
  yellow_cards: sum(log, ({ yellowCards }) => yellowCards ?? 0),
  red_cards: sum(log, ({ redCards }) => redCards ?? 0),
});

export function figuresOf(log: readonly Appearance[]) {
  const passes = sum(log, (stats) => stats.passes ?? 0);
  const arrived = sum(log, (stats) => stats.passesCompleted ?? 0);
  return {
    ...totalsOf(log),
    starts: log.filter(({ stats }) => stats.starter).length,
    highest_rating: Math.max(...log.map(({ stats }) => stats.rating ?? 0)),
    shots: sum(log, ({ shots }) => shots ?? 0),
    shots_on_target: sum(log, ({ shotsOnTarget }) => shotsOnTarget ?? 0),
    motm_awards: log.filter(({ stats }) => stats.manOfTheMatch).length,
    saves: sum(log, ({ saves }) => saves ?? 0),
    clean_sheets: log.filter(keptClean).length,
    pass_accuracy: passes === 0 ? null : Math.round((arrived * 1000) / passes) / 10,
  };
}

const keptClean = ({ match, stats }: Appearance) =>
  match.lineups.some(({ player, position }) => player === stats.player && position === 'GK') &&
  (stats.minutesPlayed ?? 0) > 0 &&
  match.score?.[match.home === stats.team ? 1 : 0] === 0;
