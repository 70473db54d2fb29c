import { statsByTeam } from '#domain/match/live-match.ts';
import type { Sides } from '#domain/match/score.ts';
import type { PlayerStats, TeamStats } from '#web/football/match-model.ts';
import { parsePrivate } from './parse-shared.ts';
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
    shotsBlocked: count(team.shots_blocked),
    corners: count(team.corners),
    fouls: count(team.fouls),
    woodwork: count(team.woodwork),
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
    position: text(player.position),
    minutes: count(player.minutes_played),
    rating: number(player.rating),
    ...parseCounts(player),
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

/** The counts that teams and players share. */
const parseCounts = (source: Fields) => ({
  shots: count(source.shots),
  shotsOnTarget: count(source.shots_on_target),
  shotsOffTarget: count(source.shots_off_target),
  yellowCards: count(source.yellow_cards),
  redCards: count(source.red_cards),
  saves: count(source.gk_saves),
  goals: count(source.goals),
  goalsConceded: count(source.goals_conceded),
});

const count = (value: unknown): number => number(value) ?? 0;
