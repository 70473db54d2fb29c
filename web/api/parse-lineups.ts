import type { LineupPlayer, Lineups, TeamLineup } from '#web/football/match-model.ts';
import { parsePrivate } from './parse-shared.ts';
import { parsePosition } from './parse-position.ts';
import { byTeamId, fields, list, number, parseEach, text } from './parse.ts';

/** By team id, directly or under `lineups`. */
export function parseLineups(response: unknown): Lineups {
  return { teams: byTeamId(fields(response).lineups ?? response, parseTeamLineup), revision: null };
}

function parseTeamLineup(value: unknown): TeamLineup {
  const { starters, substitutes } = fields(value);
  return {
    starters: parseEach(list(starters ?? []), parseLineupPlayer),
    substitutes: parseEach(list(substitutes ?? []), parseLineupPlayer),
  };
}

function parseLineupPlayer(value: unknown): LineupPlayer | null {
  const player = fields(value);
  const id = number(player.id);
  if (id === null) return null;
  const stats = fields(player.matchplayerstats);
  const ownGoals = number(stats.own_goals) ?? 0;
  return {
    id,
    name: text(player.name) ?? '',
    number: number(player.jersey_number) ?? number(player.number),
    position: parsePosition(player.position),
    picture: text(player.picture),
    ...parsePrivate(player),
    captain: player.captain === true,
    rating: number(stats.rating),
    // In line-ups the API counts own goals as goals.
    goals: Math.max(0, (number(stats.goals) ?? 0) - ownGoals),
    ownGoals,
    manOfTheMatch: stats.motm === true,
  };
}
