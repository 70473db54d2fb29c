import { MATCH_PHASES } from '#domain/match/status.ts';
import type { Goal, Person } from '#web/football/goal-model.ts';
import type { Lineups } from '#web/football/match-model.ts';
import { parsePrivate } from './parse-shared.ts';
import { fields, number, oneOf, text, type Fields } from './parse.ts';

/** For a backend that sends only the ids of players. */
export type NameOf = (playerId: number) => string | null;

export const namesIn =
  ({ teams }: Lineups): NameOf =>
  (playerId) =>
    Object.values(teams)
      .flatMap(({ starters, substitutes }) => [...starters, ...substitutes])
      .find(({ id }) => id === playerId)?.name || null;

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

export const parseMoment = (act: Fields) => ({
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
