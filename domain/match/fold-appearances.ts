import { foldLedger, inMatchOrder, resultOf, sinceRescheduled } from './fold-ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { creditGoal, sideOf, type Side, type Sides } from './score.ts';
import { settleLedger } from './settle-ledger.ts';

export interface LineupPlayer<Id> {
  player: Id;
  side: Side;
  starter: boolean;
  keeper: boolean;
}

/** A player's numbers from the ledger. [AP2] */
export interface Appearance<Id> {
  player: Id;
  side: Side;
  starter: boolean;
  /** [AP4] Null without a line-up of his team. */
  minutes: number | null;
  goals: number;
  ownGoals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  /** [AP3] By a goalkeeper while he was on the pitch; null without a line-up. */
  goalsConceded: number | null;
}

/** [AP1] [AP4] [AP6] Everybody who took part, by line-up and ledger. */
export function foldAppearances<Id>(
  entries: readonly LedgerEntry<Id>[],
  sides: Sides<Id>,
  lineup: readonly LineupPlayer<Id>[],
  playedMinutes: number,
): Appearance<Id>[] {
  const acts = sinceRescheduled(settleLedger(entries));
  if (foldLedger(entries, sides).score === null) return [];
  const result = acts.some(({ kind }) => kind === 'PHASE') ? null : resultOf(acts);
  const appearances = new Map<Id, Appearance<Id>>();
  const onSince = new Map<Id, number>();
  const listed = new Set(lineup.filter(({ starter }) => starter).map(({ side }) => side));
  const keepers = new Set(lineup.filter(({ keeper }) => keeper).map(({ player }) => player));

  const of = (player: Id, side: Side, starter = false): Appearance<Id> => {
    const known = appearances.get(player);
    if (known) return known;
    const onPitch =
      listed.has(side) && !result ? { minutes: 0, goalsConceded: 0 } : { minutes: null, goalsConceded: null };
    const fresh = { player, side, starter, ...NOTHING, ...onPitch };
    appearances.set(player, fresh);
    return fresh;
  };
  const enter = (player: Id, side: Side, minute: number, starter = false) => {
    of(player, side, starter);
    if (!onSince.has(player)) onSince.set(player, minute);
  };
  const leave = (player: Id, side: Side, minute: number) => {
    const since = onSince.get(player);
    onSince.delete(player);
    const appearance = of(player, side);
    if (since !== undefined && appearance.minutes !== null) appearance.minutes += Math.max(0, minute - since);
  };

  for (const { player, side, starter } of lineup) if (starter) enter(player, side, 0, true);
  for (const { kind, team, player, otherPlayer, minute, ownGoal, phase } of acts.toSorted(inMatchOrder)) {
    const side = sideOf(team, sides);
    const at = Math.min(minute ?? playedMinutes, playedMinutes);
    if (side === null || team === null) continue;
    switch (kind) {
      case 'GOAL': {
        if (player !== null) of(player, side)[ownGoal ? 'ownGoals' : 'goals'] += 1;
        if (otherPlayer !== null) of(otherPlayer, side).assists += 1;
        const scored = creditGoal({ team, ownGoal, phase }, sides);
        for (const [one] of onSince) {
          const appearance = appearances.get(one);
          if (appearance && scored && !result && keepers.has(one) && appearance.side !== scored)
            appearance.goalsConceded = (appearance.goalsConceded ?? 0) + 1;
        }
        break;
      }
      case 'YELLOW_CARD':
        if (player !== null) of(player, side).yellowCards += 1;
        break;
      case 'SECOND_YELLOW':
      case 'RED_CARD':
        if (player === null) break;
        of(player, side).redCards += 1;
        if (kind === 'SECOND_YELLOW') of(player, side).yellowCards += 1;
        leave(player, side, at);
        break;
      case 'SUBSTITUTION':
        if (otherPlayer !== null) {
          of(otherPlayer, side);
          leave(otherPlayer, side, at);
        }
        if (player !== null) enter(player, side, at);
        break;
      case 'PENALTY_MISSED':
      case 'PENALTY_SAVED':
      case 'SHOOTOUT_SCORED':
      case 'SHOOTOUT_MISSED':
      case 'MAN_OF_THE_MATCH':
        if (player !== null) of(player, side);
        break;
      default:
    }
  }
  for (const player of onSince.keys()) {
    const appearance = appearances.get(player);
    if (appearance) leave(player, appearance.side, playedMinutes);
  }
  const hasAssists = acts.some(({ kind, otherPlayer }) => kind === 'GOAL' && otherPlayer !== null);
  for (const known of result?.players ?? []) {
    const appearance = of(known.player, known.side);
    appearance.starter ||= known.starter;
    appearance.minutes = known.minutes;
    appearance.goalsConceded = known.goalsConceded;
    if (!hasAssists) appearance.assists = known.assists;
  }
  return [...appearances.values()];
}

const NOTHING = { goals: 0, ownGoals: 0, assists: 0, yellowCards: 0, redCards: 0 };
