import { sql, type Sql } from '#server/db/sql.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type {
  MemberFields,
  Picture,
  Player,
  PlayerFields,
  PlayerList,
  SimilarPlayers,
  Uses,
} from '#contract/desk/players.ts';
import type { SquadMember } from '#contract/desk/teams.ts';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { surnameOf } from '#domain/player/name.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';
import { plainLatin, slug } from '#domain/formatting/plain-latin.ts';
import { fileLength } from '#server/db/private-files/private-files.ts';
import { literally } from '#server/db/search/search-letters.ts';
import { freeKey } from '#server/db/free-key.ts';
import { ownLatin, teamRef } from '#server/db/teams/office-teams.ts';

/** Organisers also see pictures that are not public. */
const toPicture = (id: number | null): Picture | null => (id === null ? null : { id, address: deskPaths.picture(id) });

interface PlayerColumns extends Omit<PlayerFields, 'picture' | 'nameLatin'> {
  nameLatin: string;
  pictureId: number | null;
}

const playerColumns = sql`p.name, p.name_latin as "nameLatin", p.birthdate::text, p.nationality, p.position,
  p.picture_id as "pictureId", p.hidden`;

/** In the order of the contract: versions depend on it. */
const toFields = ({
  name,
  nameLatin,
  birthdate,
  nationality,
  position,
  pictureId,
  hidden,
}: PlayerColumns): PlayerFields => ({
  name,
  nameLatin: ownLatin(name, nameLatin),
  birthdate,
  nationality,
  position,
  picture: toPicture(pictureId),
  hidden,
});

interface DeclarationColumns {
  given: boolean;
  fileType: NonNullable<Player['declaration']['file']>['type'] | null;
  fileBytes: number | null;
  uploadedAt: Date | null;
}

const declarationColumns = sql`p.parental_declaration as given, d.type as "fileType", ${fileLength(sql`d.bytes`)} as "fileBytes",
  d.uploaded_at as "uploadedAt"`;

const toDeclaration = ({ given, fileType, fileBytes, uploadedAt }: DeclarationColumns): Player['declaration'] => ({
  given,
  file:
    fileType === null || uploadedAt === null
      ? null
      : { type: fileType, bytes: fileBytes ?? 0, uploadedAt: uploadedAt.toISOString() },
});

export interface PlayerRow {
  key: string;
  fields: PlayerFields;
  declaration: Player['declaration'];
}

export async function findPlayerRow(db: Queryable, id: number, { lock = false } = {}): Promise<PlayerRow | null> {
  const row = await db.maybe<PlayerColumns & DeclarationColumns & { key: string }>(sql`
    select p.key, ${playerColumns}, ${declarationColumns} from players p left join declarations d on d.player_id = p.id
    where p.id = ${id} ${lock ? sql`for update of p` : sql``}`);
  return row ? { key: row.key, fields: toFields(row), declaration: toDeclaration(row) } : null;
}

interface MembershipColumns {
  shirtNumber: number | null;
  captain: boolean;
  joinedOn: string;
  leftOn: string | null;
}

const membershipColumns = sql`s.shirt_number as "shirtNumber", s.captain, s.joined_on::text as "joinedOn", s.left_on::text as "leftOn"`;

const toMemberFields = (row: PlayerColumns & MembershipColumns): MemberFields => ({
  ...toFields(row),
  shirtNumber: row.shirtNumber,
  captain: row.captain,
  joinedOn: row.joinedOn,
  leftOn: row.leftOn,
});

export async function findMemberFields(db: Queryable, membershipId: number): Promise<MemberFields | null> {
  const rows = await db.rows<PlayerColumns & MembershipColumns>(sql`
    select ${playerColumns}, ${membershipColumns} from squad_memberships s join players p on p.id = s.player_id
    where s.id = ${membershipId}`);
  return rows[0] ? toMemberFields(rows[0]) : null;
}

export type SquadRow = Omit<SquadMember, 'version' | 'suspension'>;

/** Everybody who was ever in a squad, by number; of several times there each is listed. */
export async function listSquadMembers(db: Queryable, teamId: number): Promise<SquadRow[]> {
  const rows = await db.rows<
    PlayerColumns & MembershipColumns & DeclarationColumns & Pick<SquadRow, 'membershipId' | 'playerId' | 'loanFrom'>
  >(sql`
    select s.id as "membershipId", p.id as "playerId", ${playerColumns}, ${membershipColumns}, ${declarationColumns},
      (select ${teamRef(sql`f`)} from teams f where f.id = s.loan_from_id) as "loanFrom"
    from squad_memberships s join players p on p.id = s.player_id left join declarations d on d.player_id = p.id
    where s.team_id = ${teamId} order by s.shirt_number nulls last, p.name collate "und-x-icu", s.joined_on, s.id`);
  return rows.map((row) => ({
    membershipId: row.membershipId,
    playerId: row.playerId,
    fields: toMemberFields(row),
    loanFrom: row.loanFrom,
    declaration: toDeclaration(row),
  }));
}

const toColumns = ({ picture, nameLatin, ...fields }: PlayerFields) => ({
  ...fields,
  nameLatin: nameLatin ?? plainLatin(fields.name),
  pictureId: picture?.id ?? null,
});

export async function insertPlayer(tx: Queryable, fields: PlayerFields): Promise<number> {
  const key = await freeKey(tx, 'players', slug(fields.name) || 'player');
  return insertRow(tx, 'players', { ...toColumns(fields), key });
}

export const updatePlayer = (tx: Queryable, id: number, fields: PlayerFields) =>
  updateRow(tx, 'players', id, toColumns(fields));

export const setDeclarationGiven = (tx: Queryable, id: number, given: boolean) =>
  updateRow(tx, 'players', id, { parentalDeclaration: given });

/** With what is only his: memberships, transfers and the declaration. */
export async function deletePlayer(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from squad_memberships where player_id = ${id}`);
  await tx.run(sql`delete from transfers where player_id = ${id}`);
  await deleteRow(tx, 'players', id);
}

/** What would be missing without him. */
export async function countPlayerUses(db: Queryable, id: number): Promise<Uses> {
  const rows = await db.rows<{ matches: number; awards: number; bestTeams: number; bans: number }>(sql`
    select (select count(*)::int from (
        select match_id from lineups where player_id = ${id} union select match_id from player_match_stats where player_id = ${id}
        union select match_id from match_ledger where ${id} in (player_id, other_player_id)) m) as matches,
      (select count(*)::int from awards where player_id = ${id}) as awards,
      (select count(*)::int from bans where player_id = ${id}) as bans,
      (select count(*)::int from compositions where ${id} in (goalkeeper_id, first_defender_id, second_defender_id, midfielder_id,
        first_forward_id, second_forward_id)) as "bestTeams"`);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0));
}

export async function listPlayerMemberships(db: Queryable, id: number): Promise<Player['memberships']> {
  const team = (alias: Sql) =>
    sql`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'nameLatin', ${alias}.name_latin)`;
  return db.rows<Player['memberships'][number]>(sql`
    select s.id, ${team(sql`t`)} as team, s.shirt_number as "shirtNumber", s.rank, s.joined_on::text as "joinedOn",
      s.left_on::text as "leftOn", (select ${team(sql`f`)} from teams f where f.id = s.loan_from_id) as "loanFrom",
      (greatest(s.joined_on, (select max(${matchDay}) from lineups l join matches m on m.id = l.match_id
        where l.player_id = s.player_id and l.team_id = s.team_id and ${memberOn(matchDay)})) + 1)::text as "mayLeaveFrom"
    from squad_memberships s join teams t on t.id = s.team_id
    where s.player_id = ${id} order by s.joined_on desc, s.id desc`);
}

type ListedRow = Omit<PlayerList['players'][number], 'picture'> & { pictureId: number | null };

const listedPlayers = (today: string) => sql`
  select p.id, p.name, p.name_latin as "nameLatin", p.birthdate::text, p.picture_id as "pictureId", p.position, p.hidden,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'nameLatin', t.name_latin)
        order by array_position('{MAIN,SECONDARY,THIRD}', s.rank), t.id), '[]')
      from squad_memberships s join teams t on t.id = s.team_id
      where s.player_id = p.id and ${memberOn(today)}) as teams
  from players p`;

const toListed = ({ pictureId, ...row }: ListedRow): PlayerList['players'][number] => ({
  ...row,
  picture: toPicture(pictureId),
});

/**
 * Who may be the person of this name: somebody of the same name in either alphabet, or of the same surname who was born on the
 * same day.
 */
export async function listSimilarPlayers(
  db: Queryable,
  { name, birthdate, except }: { name: string; birthdate: string | null; except: number | null },
  today: string,
): Promise<SimilarPlayers['players']> {
  const surnames = searchKeys(surnameOf(name));
  const rows = await db.rows<ListedRow>(sql`
    select * from (${listedPlayers(today)}) p join search_index i on i.kind = 'player' and i.item_id = p.id
    where p.id is distinct from ${except} and (
      string_to_array(i.keys, E'\\n') && ${searchKeys(name)}::text[]
      or p.birthdate = ${birthdate} and exists (
        select from unnest(string_to_array(i.keys, E'\\n')) k where string_to_array(k, ' ') && ${surnames}::text[]))
    order by p.birthdate is not distinct from ${birthdate} desc, p.id limit 5`);
  return rows.map(({ id, name: called, nameLatin, birthdate: born, pictureId, teams }) => ({
    id,
    name: called,
    nameLatin,
    birthdate: born,
    picture: toPicture(pictureId),
    teams,
  }));
}

export interface PlayerFilter {
  find: string;
  only?: 'free' | 'hidden' | 'twice' | 'banned' | undefined;
}

/** By name; `find` is read in either alphabet. */
export async function listPlayers(
  db: Queryable,
  { find, only }: PlayerFilter,
  { today, limit }: { today: string; limit: number },
): Promise<PlayerList> {
  const conditions: Sql[] = [sql`true`];
  for (const word of searchKey(find).split(' ').filter(Boolean))
    conditions.push(sql`exists (select from search_index i where i.kind = 'player' and i.item_id = p.id
      and E'\\n' || replace(i.keys, ' ', E'\\n') like ${`%\n${literally(word)}%`})`);
  if (only === 'hidden') conditions.push(sql`p.hidden`);
  if (only === 'banned') conditions.push(sql`exists (select from bans b where b.player_id = p.id)`);
  if (only === 'free')
    conditions.push(sql`not exists (select from squad_memberships s where s.player_id = p.id and ${memberOn(today)})`);
  if (only === 'twice')
    conditions.push(
      sql`exists (select from players o where o.id <> p.id and (lower(o.name) = lower(p.name) or lower(o.name_latin) = lower(p.name_latin)))`,
    );
  const where = sql.join(conditions, ' and ');
  const rows = await db.rows<ListedRow & { count: number }>(sql`
    select listed.*, (select count(*)::int from players p where ${where}) as count
    from (${listedPlayers(today)} where ${where}) listed order by listed.name collate "und-x-icu", listed.id limit ${limit}`);
  return { count: rows[0]?.count ?? 0, players: rows.map(({ count: _count, ...row }) => toListed(row)) };
}
