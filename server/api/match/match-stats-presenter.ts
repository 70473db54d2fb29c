import type { MatchStats } from '#contract/http/match.ts';
import { presentPerson } from '#server/api/presenters.ts';
import type { MatchStatsRows, PlayerStatsRow, TeamStatsRow } from '#server/db/matches/match-lineups.ts';

export const presentStats = ({ teamStats, playerStats }: MatchStatsRows): MatchStats => ({
  teamStats: Object.fromEntries(teamStats.map((row) => [row.teamId, presentTeamStats(row)])),
  playerStats: playerStats.map(presentPlayerStats),
});

const presentTeamStats = (row: TeamStatsRow): MatchStats['teamStats'][string] => ({
  possession: row.possession,
  shots: row.shots,
  shots_on_target: row.shotsOnTarget,
  shots_off_target: row.shotsOffTarget,
  shots_blocked: row.shotsBlocked,
  corners: row.corners,
  fouls: row.fouls,
  yellow_cards: row.yellowCards,
  red_cards: row.redCards,
  gk_saves: row.saves,
  goals: row.goals,
  goals_conceded: row.goalsConceded,
  woodwork: row.woodwork,
  avg_rating: row.averageRating,
});

const presentPlayerStats = (row: PlayerStatsRow): MatchStats['playerStats'][number] => ({
  ...presentPerson(row),
  image_url: row.picture,
  team_id: row.teamId,
  team_name: row.teamName,
  team_name_latin: row.teamNameLatin,
  position: row.position,
  minutes_played: row.minutesPlayed,
  rating: row.rating,
  goals: row.goals,
  assists: row.assists,
  shots: row.shots,
  shots_on_target: row.shotsOnTarget,
  shots_off_target: row.shotsOffTarget,
  passes: row.passes,
  key_passes: row.keyPasses,
  pass_accuracy: row.passAccuracy,
  tackles: row.tackles,
  interceptions: row.interceptions,
  clearances: row.clearances,
  blocks: row.blocks,
  fouls_committed: row.fouls,
  yellow_cards: row.yellowCards,
  red_cards: row.redCards,
  gk_saves: row.saves,
  goals_conceded: row.goalsConceded,
  motm: row.manOfTheMatch,
});
