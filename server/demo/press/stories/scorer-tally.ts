import type { Records } from '../records.ts';

export interface Tally {
  player: string;
  team: string;
  goals: number;
}

/** Goals by player in a competition season, as it stood at an instant; the best first. */
export function tallyScorers({ league }: Records, competition: string, season: string, at: Date): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const match of league.matches) {
    if (match.competition !== competition || match.season !== season || match.status !== 'FINISHED') continue;
    if (!match.startTime || Date.parse(match.startTime) + 70 * 60_000 > at.getTime()) continue;
    for (const { player, team, goals } of match.playerStats) {
      const tally = tallies.get(player) ?? { player, team, goals: 0 };
      tally.team = team;
      tally.goals += goals;
      tallies.set(player, tally);
    }
  }
  return [...tallies.values()]
    .filter(({ goals }) => goals > 0)
    .toSorted((a, b) => b.goals - a.goals || (a.player < b.player ? -1 : 1));
}
