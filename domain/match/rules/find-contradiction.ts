import { foldLedger, inMatchOrder, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerSides } from '#domain/match/fold-ledger.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import { byPhase } from '#domain/match/phase.ts';
import { sideOf } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { refuse, type Refusal } from './refusal.ts';

/**
 * The first impossible entry in the order of the match: a second yellow without a first, a goal by a player who was sent off or
 * in a half that was not played, a substitution of a player who was not on the pitch. Null when there is none.
 */
export function findContradiction<Id>(
  entries: readonly LedgerEntry<Id>[],
  sides: LedgerSides<Id>,
): (Refusal & { revision: number }) | null {
  const played = sinceRescheduled(settleLedger(entries)).toSorted(inMatchOrder);
  const begun = played.filter(({ kind }) => kind === 'PHASE');
  const isFollowed = !played.some(({ kind }) => kind === 'RESULT');
  const bookedSometime = new Set(
    played.filter((entry) => entry.kind === 'YELLOW_CARD' && isUndated(entry)).map(({ player }) => player),
  );
  const booked = new Set<Id>();
  const sentOff = new Set<Id>();
  const onPitch = foldLedger<Id>([], sides).onPitch;
  for (const entry of played) {
    const problem = check(entry);
    if (problem) return { ...problem, revision: entry.revision };
    apply(entry);
  }
  return null;

  function check(entry: LedgerEntry<Id>): Refusal | null {
    const { kind, player, otherPlayer, team, phase } = entry;
    const side = sideOf(team, sides);
    // Without a line-up it is not known who is on the pitch.
    const known = side !== null && sides.starters?.[side].length ? onPitch[side] : null;
    const isGone = [player, otherPlayer].some((one) => one !== null && sentOff.has(one));
    switch (kind) {
      case 'YELLOW_CARD':
        if (player !== null && booked.has(player))
          return refuse('booked', 'The player has a yellow card already: record a second yellow');
        break;
      case 'SECOND_YELLOW':
        if (player === null || !(booked.has(player) || bookedSometime.has(player)))
          return refuse('not_booked', 'The player has no yellow card yet');
        break;
      case 'SUBSTITUTION':
        if (known && otherPlayer !== null && !known.includes(otherPlayer))
          return refuse('not_on', 'The player who should come off is not on the pitch');
        if (known && player !== null && known.includes(player))
          return refuse('already_on', 'The player who should come on is on the pitch already');
        break;
      case 'GOAL':
      case 'RED_CARD':
      case 'PENALTY_MISSED':
      case 'PENALTY_SAVED':
      case 'SHOOTOUT_SCORED':
      case 'SHOOTOUT_MISSED':
        break;
      default:
        return null;
    }
    // [RS6] What has no minute may have happened before anything else.
    if (isUndated(entry)) return null;
    if (isFollowed && !begun.some((one) => byPhase(one.phase, phase) === 0))
      return refuse('too_early', 'That part of the match has not begun');
    return isGone ? refuse('sent_off', 'The player was sent off before that') : null;
  }

  function apply({ kind, player, otherPlayer, team }: LedgerEntry<Id>) {
    const side = sideOf(team, sides);
    if (player === null || side === null) return;
    if (kind === 'YELLOW_CARD') booked.add(player);
    if (kind === 'RED_CARD' || kind === 'SECOND_YELLOW') {
      sentOff.add(player);
      onPitch[side] = onPitch[side].filter((id) => id !== player);
    }
    if (kind === 'SUBSTITUTION') onPitch[side] = [...onPitch[side].filter((id) => id !== otherPlayer), player];
  }
}

const isUndated = ({ minute, phase }: LedgerEntry<unknown>) => minute === null && phase === 'FULL_TIME';
