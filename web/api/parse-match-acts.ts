import { EVENT_TYPES } from '#domain/match/event-type.ts';
import type { MatchEvent, Substitution } from '#web/football/match-model.ts';
import { parseMoment, parsePerson, type NameOf } from './parse-goal.ts';
import { fields, number, oneOf } from './parse.ts';

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
