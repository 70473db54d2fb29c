import type { TopAssister, TopScorer } from '#contract/http/competition.ts';
import type { LeaderRow } from '#server/db/players/leaders.ts';
import { presentPlayer, presentTeam } from '#server/api/presenters.ts';

export const presentLeader = ({ player, team }: LeaderRow) => ({
  player: presentPlayer(player),
  team: presentTeam(team),
});

export const presentScorer = (row: LeaderRow): TopScorer => ({ ...presentLeader(row), goals: row.value });

export const presentAssister = (row: LeaderRow): TopAssister => ({ ...presentLeader(row), assists: row.value });
