import type { Reader } from '#server/db/reader.ts';
import { competitionObject, sofiaDay, teamObject, type CompetitionRefRow, type TeamRow } from '#server/db/fragments.ts';
import { memberOnDay } from '#server/db/squads/match-day.ts';
import { latestAdult, playerColumns, publicPlayers, type PlayerRow } from './public-players.ts';

export interface FollowedPlayerRow extends PlayerRow {
  team: TeamRow | null;
}

/** Those who have a page, with the team that they belong to today. */
export async function listFollowedPlayers(reader: Reader, ids: number[], now: Date): Promise<FollowedPlayerRow[]> {
  const today = sofiaDay('$3');
  const { rows } = await reader.query<FollowedPlayerRow>(
    `select ${playerColumns('p')},
       (select ${teamObject('t')} from squad_memberships s join teams t on t.id = s.team_id
        where s.player_id = p.id and ${memberOnDay(today)}
        order by s.rank = 'MAIN' desc, s.joined_on desc, t.id limit 1) as team
     from ${publicPlayers('$2')} p where p.id = any($1::int[]) and not p.private`,
    [ids, latestAdult(now), now],
  );
  return rows;
}

export async function listFollowedCompetitions(reader: Reader, ids: number[]): Promise<CompetitionRefRow[]> {
  const { rows } = await reader.query<{ competition: CompetitionRefRow }>(
    `select ${competitionObject('c')} as competition from competitions c where c.id = any($1::int[])`,
    [ids],
  );
  return rows.map(({ competition }) => competition);
}
