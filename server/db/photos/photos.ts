import type { GalleryFields, GalleryList, GallerySubjects, PhotoCaptions } from '#contract/desk/photos.ts';
import type { GallerySubject } from '#domain/photos/photos.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import type { photos } from '#server/db/tables/photo.ts';
import { galleriesWithSubjects, galleryDay, galleryName, gallerySubject, pictureFile } from './gallery-fragments.ts';

type GalleryRow = GalleryList['galleries'][number];

/** The latest first; those without a day come before them. */
export const listGalleries = (db: Queryable): Promise<GalleryRow[]> =>
  db.rows<GalleryRow>(sql`
    select g.id, ${galleryName}, ${gallerySubject} as of, ${galleryDay}::text as day, g.photographer,
      (select count(*)::int from photos p where p.gallery_id = g.id) as count,
      (select ${pictureFile(sql`coalesce(p.small_id, p.picture_id)`)} from photos p where p.gallery_id = g.id
        order by p.position, p.id limit 1) as cover
    from ${galleriesWithSubjects} order by ${galleryDay} desc nulls first, g.id desc`);

export interface StoredGallery {
  id: number;
  key: string;
  name: string;
  nameLatin: string;
  number: number | null;
  day: string | null;
  of: GallerySubject;
  matchId: number | null;
  gameweekId: number | null;
  titleBg: string | null;
  titleEn: string | null;
  heldOn: string | null;
  photographer: string | null;
  addedById: number | null;
}

export async function findGallery(
  tx: Queryable,
  id: number,
  { lock }: { lock: boolean },
): Promise<StoredGallery | null> {
  if (lock) await tx.run(sql`select from galleries where id = ${id} for update`);
  return tx.maybe<StoredGallery>(sql`
    select g.id, g.key, ${galleryName}, ${galleryDay}::text as day, ${gallerySubject} as of, g.match_id as "matchId",
      g.gameweek_id as "gameweekId", g.title_bg as "titleBg", g.title_en as "titleEn", g.held_on::text as "heldOn",
      g.photographer, g.added_by_id as "addedById"
    from ${galleriesWithSubjects} where g.id = ${id}`);
}

interface PictureFile {
  address: string;
  width: number;
  height: number;
}

export interface StoredPhoto extends PhotoCaptions {
  id: number;
  galleryId: number;
  pictureId: number;
  position: number;
  addedById: number | null;
  small: PictureFile;
  large: PictureFile;
}

const photoColumns = sql`
  p.id, p.gallery_id as "galleryId", p.picture_id as "pictureId", p.position, p.added_by_id as "addedById",
  coalesce(p.caption_bg, '') as "captionBg", coalesce(p.caption_en, '') as "captionEn",
  ${pictureFile(sql`coalesce(p.small_id, p.picture_id)`)} as small, ${pictureFile(sql`p.picture_id`)} as large`;

export const listPhotos = (db: Queryable, galleryId: number): Promise<StoredPhoto[]> =>
  db.rows<StoredPhoto>(sql`
    select ${photoColumns} from photos p where p.gallery_id = ${galleryId} order by p.position, p.id`);

/** Locked, for whoever changes it. */
export const findPhoto = (tx: Queryable, id: number): Promise<StoredPhoto | null> =>
  tx.maybe<StoredPhoto>(sql`select ${photoColumns} from photos p where p.id = ${id} for update of p`);

const columnsOf = (fields: GalleryFields) => ({
  matchId: fields.of === 'match' ? fields.matchId : null,
  gameweekId: fields.of === 'gameweek' ? fields.gameweekId : null,
  titleBg: fields.of === 'event' ? fields.titleBg : null,
  titleEn: fields.of === 'event' ? fields.titleEn || null : null,
  heldOn: fields.of === 'event' ? fields.heldOn : null,
  photographer: fields.photographer,
});

export const insertGallery = async (
  tx: Queryable,
  { key, addedById, fields }: { key: string; addedById: number | null; fields: GalleryFields },
): Promise<number> =>
  insertRow(tx, 'galleries', { ...columnsOf(fields), addedById, key: await freeKey(tx, 'galleries', key) });

export const updateGallery = (tx: Queryable, id: number, fields: GalleryFields): Promise<void> =>
  updateRow(tx, 'galleries', id, columnsOf(fields));

/** With its photos. */
export async function deleteGalleryRows(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from photos where gallery_id = ${id}`);
  await deleteRow(tx, 'galleries', id);
}

/** What an import would call a gallery: the key of its match, of its gameweek by its competition, season and number. */
export async function findSubjectKey(
  tx: Queryable,
  { of, id }: { of: 'match' | 'gameweek'; id: number },
): Promise<string | null> {
  const query =
    of === 'match'
      ? sql`select key from matches where id = ${id}`
      : sql`select concat_ws('-', c.key, s.key, w.number) as key from gameweeks w
          join competition_seasons cs on cs.id = w.competition_season_id
          join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id where w.id = ${id}`;
  return (await tx.maybe<{ key: string }>(query))?.key ?? null;
}

/** Whether another gallery is of the same match or gameweek. */
export async function isTaken(
  tx: Queryable,
  { of, id }: { of: 'match' | 'gameweek'; id: number },
  except: number | null,
) {
  const column = sql.identifier(of === 'match' ? 'match_id' : 'gameweek_id');
  const { taken } = await tx.one<{ taken: boolean }>(sql`
    select exists (select from galleries where ${column} = ${id} and id is distinct from ${except}::int) as taken`);
  return taken;
}

/** The columns of a photo, as they are stored and as the journal keeps them. */
export type PhotoRow = Omit<typeof photos.$inferInsert, 'id'>;

export const insertPhoto = (tx: Queryable, row: PhotoRow): Promise<number> => insertRow(tx, 'photos', row);

/** Removes a photo, and returns all that is needed to bring it back. */
export const deletePhotoRow = (tx: Queryable, id: number): Promise<{ photo: object }> =>
  tx.one(sql`delete from photos p where p.id = ${id} returning to_jsonb(p) as photo`);

/** Under its old id. */
export async function restorePhotoRow(tx: Queryable, photo: object): Promise<void> {
  await tx.run(sql`
    insert into photos overriding system value select * from jsonb_populate_record(null::photos, ${JSON.stringify(photo)}::jsonb)`);
}

export const updateCaptions = (tx: Queryable, id: number, { captionBg, captionEn }: PhotoCaptions): Promise<void> =>
  updateRow(tx, 'photos', id, { captionBg: captionBg || null, captionEn: captionEn || null });

/** They stand in this order from now on. */
export async function updatePositions(tx: Queryable, order: readonly number[]): Promise<void> {
  await tx.run(sql`
    update photos p set position = o.position
    from unnest(${order}::int[]) with ordinality o (id, position) where p.id = o.id and p.position <> o.position`);
}

const SUBJECTS = 80;

/** [GA1] What has no gallery yet, nearest to today. */
export async function listGallerySubjects(db: Queryable, now: Date, teamId: number | null): Promise<GallerySubjects> {
  const between = (name: Sql) => sql`concat(coalesce(h.${name}, '?'), ' – ', coalesce(a.${name}, '?'))`;
  const [teams, matches, gameweeks] = await Promise.all([
    db.rows<GallerySubjects['teams'][number]>(sql`
      select id, name, name_latin as "nameLatin" from teams order by name collate "und-x-icu", id`),
    db.rows<{ id: number; name: string; nameLatin: string; startTime: Date }>(sql`
      select m.id, ${between(sql`name`)} as name, ${between(sql`name_latin`)} as "nameLatin", m.start_time as "startTime"
      from matches m left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
      where m.start_time is not null and not exists (select from galleries g where g.match_id = m.id)
        and (${teamId}::int is null or ${teamId}::int in (m.home_team_id, m.away_team_id))
      order by abs(extract(epoch from m.start_time - ${now}::timestamptz)), m.id limit ${SUBJECTS}`),
    db.rows<GallerySubjects['gameweeks'][number]>(sql`
      select w.id, c.name, c.name_latin as "nameLatin", w.number, w.starts_on::text as "startsOn"
      from gameweeks w join competition_seasons cs on cs.id = w.competition_season_id
      join competitions c on c.id = cs.competition_id
      where not exists (select from galleries g where g.gameweek_id = w.id)
      order by abs(w.starts_on - ${now}::date), c.rank, w.id limit ${SUBJECTS}`),
  ]);
  return {
    teams,
    matches: matches.map(({ startTime, ...match }) => ({ ...match, startTime: startTime.toISOString() })),
    gameweeks,
  };
}
