import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import { byMinute } from '#domain/match/score.ts';
import type { Pair, PlayerStatsEntry } from '#server/league-files/league.ts';
import type { ListedGoal, ListedMatch, Notes } from './openfootball-file.ts';
import { slug } from './names.ts';

interface Scorer {
  key: string;
  name: string;
  team: string;
}

/** Finds the player of a goal; teams and players by key. */
export type Scorers = (goal: ListedGoal, team: string) => Scorer;

/**
 * A player is identified by his name within a team. Files are careless with names, so diacritics do not distinguish players
 * (Doan, Dōan), and a lone surname (Mbappé) is the one player of the team whose name ends in it (Kylian Mbappé).
 */
export function findScorers(matches: readonly ListedMatch[], { players: spelling }: Pick<Notes, 'players'>): Scorers {
  const spelled = (name: string) => spelling[name] ?? name;
  const namesByTeam = new Map<string, Map<string, string>>();
  for (const { goal, team } of matches.flatMap(goalsOf)) {
    const names = namesByTeam.get(team) ?? new Map<string, string>();
    const name = spelled(goal.name);
    if (!names.has(slug(name))) names.set(slug(name), name);
    namesByTeam.set(team, names);
  }
  return (goal, team) => {
    const names = namesByTeam.get(team) ?? new Map<string, string>();
    const own = slug(spelled(goal.name));
    const longer = [...names.keys()].filter((name) => name.endsWith(`-${own}`));
    const found = longer.length === 1 && longer[0] !== undefined ? longer[0] : own;
    return { key: `${team}/${found}`, name: names.get(found) ?? goal.name, team };
  };
}

/** Every goal of a match with the scorer's own team, in order. */
export function goalsOf(match: ListedMatch): { goal: ListedGoal; team: string }[] {
  const home = slug(match.team1);
  const away = slug(match.team2);
  const listed = [
    ...(match.goals1 ?? []).map((goal) => ({ goal, team: goal.ownGoal ? away : home })),
    ...(match.goals2 ?? []).map((goal) => ({ goal, team: goal.ownGoal ? home : away })),
  ];
  return listed.toSorted((a, b) => byMinute(a.goal, b.goal));
}

export const goalsUpTo = ({ goals1 = [], goals2 = [] }: ListedMatch, minute: number): Pair => {
  const within = (goals: ListedGoal[]) => goals.filter((goal) => goal.minute <= minute).length;
  return [within(goals1), within(goals2)];
};

export function writeLedger(match: ListedMatch, start: Date, scorerOf: Scorers): LedgerEntry<string>[] {
  return goalsOf(match).map(({ goal, team }, index) => ({
    revision: index + 1,
    kind: 'GOAL',
    phase: phaseOf(goal.minute),
    minute: goal.minute,
    extraTime: goal.extraTime,
    team,
    player: scorerOf(goal, team).key,
    otherPlayer: null,
    ownGoal: goal.ownGoal,
    penalty: goal.penalty,
    target: null,
    reason: null,
    recordedAt: new Date(start.getTime() + (goal.minute + (goal.extraTime ?? 0)) * 60_000).toISOString(),
  }));
}

function phaseOf(minute: number): MatchPhase {
  if (minute <= 45) return 'FIRST_HALF';
  if (minute <= 90) return 'SECOND_HALF';
  return minute <= 105 ? 'EXTRA_TIME' : 'SECOND_EXTRA_TIME';
}

/** Only of the scorers, because the file names nobody else; without ratings, minutes and starters, which it does not have. */
export function sumUpScorers(match: ListedMatch, scorerOf: Scorers): PlayerStatsEntry[] {
  const stats = new Map<string, PlayerStatsEntry>();
  for (const { goal, team } of goalsOf(match)) {
    const { key } = scorerOf(goal, team);
    const entry = stats.get(key) ?? { ...NOTHING_KNOWN, player: key, team };
    if (goal.ownGoal) entry.ownGoals += 1;
    else entry.goals += 1;
    stats.set(key, entry);
  }
  return [...stats.values()];
}

const NOTHING_KNOWN: Omit<PlayerStatsEntry, 'player' | 'team'> = {
  starter: false,
  minutesPlayed: null,
  rating: null,
  manOfTheMatch: false,
  goals: 0,
  ownGoals: 0,
  assists: null,
  shots: null,
  shotsOnTarget: null,
  shotsOffTarget: null,
  shotsBlocked: null,
  woodwork: null,
  passes: null,
  passesCompleted: null,
  keyPasses: null,
  tackles: null,
  interceptions: null,
  clearances: null,
  blocks: null,
  fouls: null,
  yellowCards: null,
  redCards: null,
  saves: null,
  goalsConceded: null,
};
