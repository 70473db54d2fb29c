import type { Reader } from '#server/db/queryable.ts';
import { competitionObject, sofiaDay, teamObject, type CompetitionRefRow, type TeamRow } from '#server/db/fragments.ts';
import { memberOn } from '#server/db/squads/match-day.ts';
import { playerColumns, publicPlayers, type PlayerRow } from './public-players.ts';
import { sql } from '#server/db/sql.ts';

export interface FollowedPlayerRow extends PlayerRow {
  team: TeamRow | null;
}

/** Those who have a page, with the team that they belong to today. */
export async function listFollowedPlayers(reader: Reader, ids: number[], now: Date): Promise<FollowedPlayerRow[]> {
  return reader.rows<FollowedPlayerRow>(
    sql`select ${playerColumns(sql`p`)},
       (select ${teamObject(sql`t`)} from squad_memberships s join teams t on t.id = s.team_id
        where s.player_id = p.id and ${memberOn(sofiaDay(now))}
        order by s.rank = 'MAIN' desc, s.joined_on desc, t.id limit 1) as team
     from ${publicPlayers(now)} p where p.id = any(${ids}::int[]) and not p.private`,
  );
}

export async function listFollowedCompetitions(reader: Reader, ids: number[]): Promise<CompetitionRefRow[]> {
  const rows = await reader.rows<{ competition: CompetitionRefRow }>(
    sql`select ${competitionObject(sql`c`)} as competition from competitions c where c.id = any(${ids}::int[])`,
  );
  return rows.map(({ competition }) => competition);
}
