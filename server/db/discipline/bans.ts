import { sql } from '#server/db/sql.ts';
import type { BanFields, BanList } from '#contract/desk/bans.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';

export interface StoredBan extends BanFields {
  id: number;
  playerId: number;
  player: string;
}

const columns = sql`
  b.id, b.player_id as "playerId", p.name as player, b.competition_id as "competitionId", b.starts_on::text as "startsOn",
  b.ends_on::text as "endsOn", b.matches, b.decision, b.reason_bg as "reasonBg", b.reason_en as "reasonEn",
  b.lifted_on::text as "liftedOn"`;

/** The latest first. */
export async function listBansOf(db: Queryable, playerId: number): Promise<StoredBan[]> {
  return db.rows<StoredBan>(sql`
    select ${columns} from bans b join players p on p.id = b.player_id
    where b.player_id = ${playerId} order by b.starts_on desc, b.id desc`);
}

export async function lockBan(tx: Queryable, id: number): Promise<StoredBan | null> {
  return tx.maybe<StoredBan>(sql`
    select ${columns} from bans b join players p on p.id = b.player_id where b.id = ${id} for update of b`);
}

export async function insertBan(tx: Queryable, ban: BanFields & { key: string; playerId: number }): Promise<number> {
  return insertRow(tx, 'bans', ban);
}

export async function updateBan(tx: Queryable, id: number, fields: BanFields): Promise<void> {
  await updateRow(tx, 'bans', id, fields);
}

export async function deleteBanRow(tx: Queryable, id: number): Promise<void> {
  await deleteRow(tx, 'bans', id);
}

/** In which a ban can hold, as in menus. */
export async function listBanCompetitions(db: Queryable): Promise<BanList['competitions']> {
  return db.rows<BanList['competitions'][number]>(sql`
    select id, name, name_latin as "nameLatin" from competitions order by rank, name collate "und-x-icu", id`);
}
