import { statsByTeam } from '#domain/match/live-match.ts';
import type { Sides } from '#domain/match/score.ts';
import type { LineupPlayer, Lineups, PlayerStats, TeamLineup, TeamStats } from '#web/football/match-model.ts';
import { each, fields, list, number, text, type Fields } from './read.ts';

/** By team id, as they are or under `lineups`. */
export function readLineups(answer: unknown): Lineups {
  return { teams: byTeamId(fields(answer).lineups ?? answer, readTeamLineup), revision: null };
}

function readTeamLineup(value: unknown): TeamLineup {
  const { starters, substitutes } = fields(value);
  return {
    starters: each(list(starters ?? []), readLineupPlayer),
    substitutes: each(list(substitutes ?? []), readLineupPlayer),
  };
}

function readLineupPlayer(value: unknown): LineupPlayer | null {
  const player = fields(value);
  const id = number(player.id);
  if (id === null) return null;
  const stats = fields(player.matchplayerstats);
  const ownGoals = number(stats.own_goals) ?? 0;
  return {
    id,
    name: text(player.name) ?? '',
    number: number(player.jersey_number) ?? number(player.number),
    position: text(player.position),
    picture: text(player.picture),
    captain: player.captain === true,
    rating: number(stats.rating),
    // In a lineup goals count own goals too.
    goals: Math.max(0, (number(stats.goals) ?? 0) - ownGoals),
    ownGoals,
    manOfTheMatch: stats.motm === true,
  };
}

/** The numbers of both teams, by team id or as first and second team. */
export function readTeamStats(value: unknown, sides: Sides<number> | null): Record<number, TeamStats> {
  const { team1, team2 } = fields(value);
  if (team1 === undefined || team2 === undefined || sides === null) return byTeamId(value, readTeam);
  return Object.fromEntries(statsByTeam({ team1: readTeam(team1), team2: readTeam(team2) }, sides));
}

/** Whether only the teams of the match can tell whose numbers these are. */
export const namesSidesOnly = (value: unknown): boolean => fields(value).team1 !== undefined;

function readTeam(value: unknown): TeamStats {
  const team = fields(value);
  return {
    possession: number(team.possession),
    ...readDeeds(team),
    shotsBlocked: count(team.shots_blocked),
    corners: count(team.corners),
    fouls: count(team.fouls),
    woodwork: count(team.woodwork),
    rating: number(team.avg_rating),
  };
}

export const readPlayerStats = (value: unknown): PlayerStats[] => each(list(value, 'playerStats'), readOnePlayer);

function readOnePlayer(value: unknown): PlayerStats | null {
  const player = fields(value);
  const id = number(player.id) ?? number(player.player_id);
  if (id === null) return null;
  return {
    id,
    name: text(player.name) ?? '',
    picture: text(player.image_url) ?? text(player.picture),
    team: number(player.team_id),
    teamName: text(player.team_name),
    position: text(player.position),
    minutes: count(player.minutes_played),
    rating: number(player.rating),
    ...readDeeds(player),
    assists: count(player.assists),
    passes: count(player.passes),
    keyPasses: count(player.key_passes),
    passAccuracy: number(player.pass_accuracy),
    tackles: count(player.tackles),
    interceptions: count(player.interceptions),
    clearances: count(player.clearances),
    blocks: count(player.blocks),
    fouls: count(player.fouls_committed),
    manOfTheMatch: player.motm === true,
  };
}

/** What a team and a player have in common. */
const readDeeds = (of: Fields) => ({
  shots: count(of.shots),
  shotsOnTarget: count(of.shots_on_target),
  shotsOffTarget: count(of.shots_off_target),
  yellowCards: count(of.yellow_cards),
  redCards: count(of.red_cards),
  saves: count(of.gk_saves),
  goals: count(of.goals),
  goalsConceded: count(of.goals_conceded),
});

const count = (value: unknown): number => number(value) ?? 0;

/** Entries under the ids of teams; whatever else stands beside them is not meant. */
function byTeamId<T>(value: unknown, read: (of: unknown) => T): Record<number, T> {
  return Object.fromEntries(
    Object.entries(fields(value))
      .filter(([key]) => /^\d+$/.test(key))
      .map(([key, of]) => [key, read(of)]),
  );
}
