import { statsByTeam } from '#domain/match/live-match.ts';
import type { Sides } from '#domain/match/score.ts';
import type { PlayerStats, TeamStats } from '#web/football/match-model.ts';
import { parsePrivate } from './parse-shared.ts';
import { parsePosition } from './parse-position.ts';
import { byTeamId, fields, list, number, parseEach, text, type Fields } from './parse.ts';

/** By team id, or as team1 and team2. */
export function parseTeamStats(value: unknown, sides: Sides<number> | null): Record<number, TeamStats> {
  const { team1, team2 } = fields(value);
  if (team1 === undefined || team2 === undefined || sides === null) return byTeamId(value, parseTeamStatistics);
  return Object.fromEntries(
    statsByTeam({ team1: parseTeamStatistics(team1), team2: parseTeamStatistics(team2) }, sides),
  );
}

/** Then the ids of the teams are needed to assign them. */
export const isByHomeAndAway = (value: unknown): boolean => fields(value).team1 !== undefined;

function parseTeamStatistics(value: unknown): TeamStats {
  const team = fields(value);
  return {
    possession: number(team.possession),
    ...parseCounts(team),
    shotsBlocked: number(team.shots_blocked),
    corners: number(team.corners),
    fouls: number(team.fouls),
    goalsConceded: number(team.goals_conceded) ?? 0,
    woodwork: number(team.woodwork),
    rating: number(team.avg_rating),
  };
}

export const parsePlayerStats = (value: unknown): PlayerStats[] =>
  parseEach(list(value, 'playerStats'), parsePlayerStatistics);

function parsePlayerStatistics(value: unknown): PlayerStats | null {
  const player = fields(value);
  const id = number(player.id) ?? number(player.player_id);
  if (id === null) return null;
  return {
    id,
    name: text(player.name) ?? '',
    picture: text(player.image_url) ?? text(player.picture),
    ...parsePrivate(player),
    team: number(player.team_id),
    teamName: text(player.team_name),
    position: parsePosition(player.position),
    minutes: number(player.minutes_played),
    rating: number(player.rating),
    ...parseCounts(player),
    assists: number(player.assists),
    passes: number(player.passes),
    keyPasses: number(player.key_passes),
    passAccuracy: number(player.pass_accuracy),
    tackles: number(player.tackles),
    interceptions: number(player.interceptions),
    clearances: number(player.clearances),
    blocks: number(player.blocks),
    fouls: number(player.fouls_committed),
    goalsConceded: number(player.goals_conceded),
    manOfTheMatch: player.motm === true,
  };
}

/** The counts that teams and players share. */
const parseCounts = (source: Fields) => ({
  shots: number(source.shots),
  shotsOnTarget: number(source.shots_on_target),
  shotsOffTarget: number(source.shots_off_target),
  yellowCards: number(source.yellow_cards),
  redCards: number(source.red_cards),
  saves: number(source.gk_saves),
  goals: number(source.goals) ?? 0,
});
