import { listPlayersOfOneName, listTeamsOfOneName } from '#server/db/check/check-names.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { finding, type Finding } from './faults.ts';

export async function checkNames(db: Queryable): Promise<Finding[]> {
  const teams = await listTeamsOfOneName(db);
  const players = await listPlayersOfOneName(db);
  return [
    ...teams.map((team) => finding('team-name-twice', team, team.detail, { others: team.others })),
    ...players.map((player) => finding('player-name-twice', player, player.detail, { others: player.others })),
  ];
}
