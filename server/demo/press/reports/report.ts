import type { Pair } from '#server/league-files/league.ts';

import { say, type Block, type Draft, type Line } from '../article.ts';
import type { Ink } from '../ink.ts';
import type { GoalFact, MatchFacts } from '../match-facts.ts';
import type { Records, Side } from '../records.ts';

/** What a reporter has on his desk when he sits down to write. */
export interface Desk {
  facts: MatchFacts;
  records: Records;
  ink: Ink;
  published: Date;
  /** Who was already called by his full name in this article. */
  named: Set<string>;
  /** Places before the match, where there is a table worth the name. */
  places: { home: number; away: number } | null;
}

export type Copy = Pick<Draft, 'title' | 'summary' | 'tags'> & { blocks: readonly (Block | null)[] };

export interface Report {
  kind: string;
  /** How well the match makes this story; 0 when it does not. */
  fits(desk: Pick<Desk, 'facts' | 'places' | 'records'>): number;
  write(desk: Desk): Copy;
}

/** A decided match from the winner's side. */
export interface Decided {
  w: Side;
  l: Side;
  /** The final score, winner first. */
  score: Line;
  /** After it the winner was never caught again. */
  decider: GoalFact | null;
}

export function decided({ winner, loser, goals }: MatchFacts): Decided | null {
  if (!winner || !loser) return null;
  const own = goals.filter(({ side }) => side === winner.at);
  return {
    w: winner,
    l: loser,
    score: say(`${winner.goals}:${loser.goals}`, `${winner.goals}–${loser.goals}`),
    decider: own[loser.goals] ?? null,
  };
}

/** A decided match, where the story only fits one. */
export function mustBeDecided(facts: MatchFacts): Decided {
  const result = decided(facts);
  if (!result) throw new Error(`${facts.match.key} has no winner`);
  return result;
}

/** The same score from one side's point of view. */
export const seenBy = (side: Side, [home, away]: Pair): Line =>
  side.at === 'home' ? say(`${home}:${away}`, `${home}–${away}`) : say(`${away}:${home}`, `${away}–${home}`);

export const goalsOf = ({ goals }: MatchFacts, side: Side) => goals.filter((goal) => goal.side === side.at);

export const margin = ({ score: [home, away] }: MatchFacts) => Math.abs(home - away);
export const total = ({ score: [home, away] }: MatchFacts) => home + away;

export type Words<Args extends unknown[]> = readonly ((...args: Args) => Line)[];
