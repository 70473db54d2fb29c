import type { Lineups, MatchStats } from '#contract/http/match.ts';

/** Players and statistics of a generated match, in the API's format. */
export const person = (id: number) => ({ id, name: `Играч ${id}`, name_latin: `Igrach ${id}` });

export const lineupPlayer = (id: number): Lineups[string]['starters'][number] => ({
  ...person(id),
  jersey_number: id,
  position: 'MID',
  picture: `/media/${id}.svg`,
  captain: id === 1,
  matchplayerstats: null,
});

export const teamStats = (shots: number): MatchStats['teamStats'][string] => ({
  possession: 50,
  shots,
  shots_on_target: 0,
  shots_off_target: shots,
  shots_blocked: 0,
  corners: 0,
  fouls: 0,
  yellow_cards: 0,
  red_cards: 0,
  gk_saves: 0,
  goals: 0,
  goals_conceded: 0,
  woodwork: 0,
  avg_rating: null,
});

export const playerStats = (id: number, team: number, shots: number): MatchStats['playerStats'][number] => ({
  ...person(id),
  image_url: null,
  team_id: team,
  team_name: 'Орловец',
  team_name_latin: 'Orlovets',
  position: 'MID',
  minutes_played: 10,
  rating: shots > 1 ? 6.5 : null,
  goals: 0,
  assists: 0,
  shots,
  shots_on_target: 0,
  shots_off_target: shots,
  passes: 0,
  key_passes: 0,
  pass_accuracy: null,
  tackles: 0,
  interceptions: 0,
  clearances: 0,
  blocks: 0,
  fouls_committed: 0,
  yellow_cards: 0,
  red_cards: 0,
  gk_saves: 0,
  goals_conceded: 0,
  motm: false,
});
