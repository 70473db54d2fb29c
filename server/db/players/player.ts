import type { Position } from '#domain/lineup/position.ts';
import type { TeamRank } from '#domain/team/rank.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { sofiaDay, teamObject } from '#server/db/fragments.ts';
import { playerColumns, publicPlayers, type PlayerRow } from './public-players.ts';
import { hasConsented } from '#server/db/registrations/consents.ts';
import { sql } from '#server/db/sql.ts';

const withPage = (playerId: number, now: Date) =>
  sql`from ${publicPlayers(now)} p where p.id = ${playerId} and not p.private`;

/** False for a hidden or private player and for one that does not exist. */
export async function hasPlayerPage(reader: Reader, playerId: number, now: Date): Promise<boolean> {
  return reader.exists(sql`select ${withPage(playerId, now)}`);
}

/** The record that this one became one with. */
export async function findMergedPlayer(reader: Reader, playerId: number): Promise<number | null> {
  const rows = await reader.rows<{ playerId: number }>(
    sql`select player_id as "playerId" from merged_players where id = ${playerId}`,
  );
  return rows[0]?.playerId ?? null;
}

export interface PlayerPersonRow extends PlayerRow {
  birthdate: string | null;
  hasConsented: boolean;
  nationality: string;
  position: Position | null;
}

export async function findPlayer(reader: Reader, playerId: number, now: Date): Promise<PlayerPersonRow | null> {
  return reader.maybe<PlayerPersonRow>(
    sql`select ${playerColumns(sql`p`)}, p.birthdate, ${hasConsented(sql`p`)} as "hasConsented", p.nationality, p.position ${withPage(playerId, now)}`,
  );
}

export interface PlayerTeamRow {
  team: TeamRow;
  number: number | null;
  isCurrent: boolean;
  /** His main team, as opposed to those for which he may also play. */
  isMain: boolean;
}

/**
 * Every team that he belonged to or played for, once; the current ones first, then the latest. The last day of a membership
 * still counts.
 */
export async function listPlayerTeams(reader: Reader, playerId: number, now: Date): Promise<PlayerTeamRow[]> {
  const today = sofiaDay(now);
  return reader.rows<PlayerTeamRow>(
    sql`with spells as (
       select team_id, shirt_number, true as member, left_on is null or left_on >= ${today} as current, rank = 'MAIN' as main,
         least(left_on, ${today}) as seen_on, joined_on
       from squad_memberships where player_id = ${playerId} and joined_on <= ${today}
       union all
       select team_id, null, false, false, false, ${sofiaDay(sql`last_played_at`)}, null
       from player_season_stats where player_id = ${playerId}
     ),
     latest as (
       select distinct on (team_id) * from spells
       order by team_id, current desc, member desc, main desc, seen_on desc nulls last, joined_on desc nulls last
     )
     select ${teamObject(sql`t`)} as team, l.shirt_number as number, l.current as "isCurrent", l.current and l.main as "isMain"
     from latest l join teams t on t.id = l.team_id
     order by l.current desc, "isMain" desc, l.seen_on desc nulls last, l.joined_on desc nulls last, t.id`,
  );
}

export interface PlayerTransferRow {
  id: number;
  fromTeam: TeamRow | null;
  toTeam: TeamRow | null;
  movedOn: string;
  rank: TeamRank;
}

export async function listPlayerTransfers(reader: Reader, playerId: number): Promise<PlayerTransferRow[]> {
  return reader.rows<PlayerTransferRow>(
    sql`select m.id, m.moved_on as "movedOn", m.rank,
       case when f.id is not null then ${teamObject(sql`f`)} end as "fromTeam",
       case when t.id is not null then ${teamObject(sql`t`)} end as "toTeam"
     from transfers m left join teams f on f.id = m.from_team_id left join teams t on t.id = m.to_team_id
     where m.player_id = ${playerId}
     order by m.moved_on desc, m.id desc`,
  );
}
