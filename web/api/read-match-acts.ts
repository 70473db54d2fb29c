import type { EventType } from '#domain/match/fold-ledger.ts';
import { MATCH_PHASES } from '#domain/match/status.ts';
import type { Goal, MatchEvent, Person, Substitution } from '#web/football/match-model.ts';
import { fields, number, oneOf, text, type Fields } from './read.ts';

/** For a backend that names the players of an act by their ids alone. */
export type NameOf = (playerId: number) => string | null;

const EVENT_TYPES: readonly EventType[] = [
  'GOAL',
  'YELLOW_CARD',
  'RED_CARD',
  'PENALTY_GOAL',
  'PENALTY_MISSED',
  'PENALTY_SCORED',
  'PENALTY_SAVED',
];

export const readGoal =
  (nameOf: NameOf) =>
  (value: unknown): Goal | null => {
    const goal = fields(value);
    const team = number(goal.team_id);
    if (team === null) return null;
    const scorer = readPerson(nameOf, goal.scorer, goal.scorer_id, goal.scorer_name);
    return {
      ...readMoment(goal),
      team,
      player: scorer?.id ?? null,
      scorer,
      assister: readPerson(nameOf, goal.assister, goal.assister_id, goal.assister_name),
      ownGoal: goal.is_own_goal === true,
      penalty: goal.is_penalty === true,
    };
  };

export const readEvent =
  (nameOf: NameOf) =>
  (value: unknown): MatchEvent | null => {
    const event = fields(value);
    const type = oneOf(EVENT_TYPES, event.event_type);
    if (type === null) return null;
    const person = readPerson(nameOf, event.player, event.player_id, event.player_name);
    return {
      ...readMoment(event),
      type,
      team: number(event.team_id),
      player: person?.id ?? null,
      person,
      card: oneOf(['YELLOW', 'SECOND_YELLOW', 'RED'], event.card_type),
      penalty: oneOf(['SCORED', 'MISSED', 'SAVED'], event.penalty_result),
    };
  };

export const readSubstitution =
  (nameOf: NameOf) =>
  (value: unknown): Substitution | null => {
    const change = fields(value);
    const on = readPerson(nameOf, change.player_in, change.player_in_id, change.playerInName);
    const off = readPerson(nameOf, change.player_out, change.player_out_id, change.playerOutName);
    if (!on && !off) return null;
    return {
      ...readMoment(change),
      team: number(change.team_id),
      playerIn: on?.id ?? null,
      playerOut: off?.id ?? null,
      on,
      off,
    };
  };

const readMoment = (act: Fields) => ({
  id: number(act.id),
  minute: number(act.minute),
  extraTime: number(act.extra_time),
  phase: oneOf(MATCH_PHASES, act.match_phase),
});

/** A person as an object, as an id, or as an id and a name beside each other. */
function readPerson(nameOf: NameOf, person: unknown, besideId: unknown, besideName: unknown): Person | null {
  const id = number(fields(person).id) ?? number(person) ?? number(besideId);
  const name = text(fields(person).name) ?? text(besideName) ?? (id === null ? null : nameOf(id));
  return id === null && name === null ? null : { id, name };
}
