import type { Leader, Standings } from '#web/football/model.ts';
import { readPlayer, readTeam } from './read-shared.ts';
import { readStandings } from './read-standings.ts';
import { each, fields, list, number } from './read.ts';

export interface FeaturedLeague extends Standings {
  scorers: Leader[];
  assisters: Leader[];
  rated: Leader[];
}

export function readFeatured(answer: unknown): FeaturedLeague {
  const { competition, standings, topScorers, topAssisters, topRatedPlayers } = fields(answer);
  const { zones, adjustments } = fields(competition);
  return {
    ...readStandings(standings, zones, adjustments),
    scorers: each(list(topScorers ?? [], 'top_scorers'), readLeader('goals')),
    assisters: each(list(topAssisters ?? [], 'top_assisters'), readLeader('assists')),
    rated: each(list(topRatedPlayers ?? [], 'top_rated_players'), readLeader('avg_rating')),
  };
}

const readLeader =
  (measure: string) =>
  (value: unknown): Leader | null => {
    const leader = fields(value);
    const player = readPlayer(leader.player);
    const team = readTeam(leader.team);
    const amount = number(leader[measure]);
    return player && team && amount !== null ? { player, team, value: amount } : null;
  };
