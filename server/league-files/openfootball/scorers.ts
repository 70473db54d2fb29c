import type { MatchPhase } from '#domain/match/status.ts';
import { byMinute } from '#domain/match/score.ts';
import type { Row } from '#server/db/league-tables/league-table.ts';
import type { ListedGoal, ListedMatch, Notes, Pair } from './openfootball-file.ts';
import { slug } from '#domain/formatting/plain-latin.ts';

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

/** The goals of a match as rows of events. */
export const eventRows = (match: ListedMatch, key: string, start: Date, scorerOf: Scorers): Row[] =>
  goalsOf(match).map(({ goal, team }, index) => ({
    match: key,
    revision: index + 1,
    key: `import:${index + 1}`,
    kind: 'GOAL',
    phase: phaseOf(goal.minute),
    minute: goal.minute,
    extra_time: goal.extraTime,
    team,
    player: scorerOf(goal, team).key,
    own_goal: goal.ownGoal,
    penalty: goal.penalty,
    recorded_at: new Date(start.getTime() + (goal.minute + (goal.extraTime ?? 0)) * 60_000).toISOString(),
  }));

function phaseOf(minute: number): MatchPhase {
  if (minute <= 45) return 'FIRST_HALF';
  if (minute <= 90) return 'SECOND_HALF';
  return minute <= 105 ? 'EXTRA_TIME' : 'SECOND_EXTRA_TIME';
}

/** Only of the scorers, because the file names nobody else; without ratings, minutes and starters, which it does not have. */
export function statisticsRows(match: ListedMatch, key: string, scorerOf: Scorers): Row[] {
  const counts = new Map<string, { team: string; goals: number; own_goals: number }>();
  for (const { goal, team } of goalsOf(match)) {
    const { key: player } = scorerOf(goal, team);
    const count = counts.get(player) ?? { team, goals: 0, own_goals: 0 };
    count[goal.ownGoal ? 'own_goals' : 'goals'] += 1;
    counts.set(player, count);
  }
  return [...counts].map(([player, count]) => ({ match: key, player, starter: false, ...count }));
}
