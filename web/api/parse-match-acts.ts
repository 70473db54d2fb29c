import { EVENT_TYPES } from '#domain/match/event-type.ts';
import { MATCH_PHASES } from '#domain/match/status.ts';
import type { MatchEvent, Substitution } from '#web/football/match-model.ts';
import type { Goal, Person } from '#web/football/goal-model.ts';
import { parsePrivate } from './parse-shared.ts';
import { fields, number, oneOf, text, type Fields } from './parse.ts';

/** For a backend that sends only the ids of players. */
export type NameOf = (playerId: number) => string | null;

export const parseGoal =
  (nameOf: NameOf) =>
  (value: unknown): Goal | null => {
    const goal = fields(value);
    const team = number(goal.team_id);
    if (team === null) return null;
    const scorer = parsePerson(nameOf, goal.scorer, goal.scorer_id, goal.scorer_name);
    return {
      ...parseMoment(goal),
      team,
      player: scorer?.id ?? null,
      scorer,
      assister: parsePerson(nameOf, goal.assister, goal.assister_id, goal.assister_name),
      ownGoal: goal.is_own_goal === true,
      penalty: goal.is_penalty === true,
    };
  };

export const parseEvent =
  (nameOf: NameOf) =>
  (value: unknown): MatchEvent | null => {
    const event = fields(value);
    const type = oneOf(EVENT_TYPES, event.event_type);
    if (type === null) return null;
    const person = parsePerson(nameOf, event.player, event.player_id, event.player_name);
    return {
      ...parseMoment(event),
      type,
      team: number(event.team_id),
      player: person?.id ?? null,
      person,
      card: oneOf(['YELLOW', 'SECOND_YELLOW', 'RED'], event.card_type),
      penalty: oneOf(['SCORED', 'MISSED', 'SAVED'], event.penalty_result),
    };
  };

export const parseSubstitution =
  (nameOf: NameOf) =>
  (value: unknown): Substitution | null => {
    const change = fields(value);
    const on = parsePerson(nameOf, change.player_in, change.player_in_id, change.playerInName);
    const off = parsePerson(nameOf, change.player_out, change.player_out_id, change.playerOutName);
    const team = number(change.team_id);
    // Without names it is still a substitution, if it can be placed.
    if (!on && !off && team === null) return null;
    return {
      ...parseMoment(change),
      team,
      playerIn: on?.id ?? null,
      playerOut: off?.id ?? null,
      on,
      off,
    };
  };

const parseMoment = (act: Fields) => ({
  id: number(act.id),
  minute: number(act.minute),
  extraTime: number(act.extra_time),
  phase: oneOf(MATCH_PHASES, act.match_phase),
});

/** A person as an object, an id, or separate id and name fields. */
export function parsePerson(
  nameOf: NameOf,
  person: unknown,
  separateId: unknown,
  separateName: unknown,
): Person | null {
  const id = number(fields(person).id) ?? number(person) ?? number(separateId);
  const name = text(fields(person).name) ?? text(separateName) ?? (id === null ? null : nameOf(id));
  return id === null && name === null ? null : { id, name, ...parsePrivate(fields(person)) };
}
