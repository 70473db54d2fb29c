import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { GallerySubject } from '#domain/photos/photos.ts';
import {
  competitionObject,
  scoreObject,
  teamObject,
  type CompetitionRefRow,
  type TeamRow,
} from '#server/db/fragments.ts';
import type { Reader } from '#server/db/queryable.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import { galleriesWithSubjects, galleryDay, gallerySubject } from './gallery-fragments.ts';

interface StoredFile {
  address: string;
  width: number;
  height: number;
}

export interface PublicPhotoRow {
  id: number;
  captionBg: string | null;
  captionEn: string | null;
  /** Those that were not made are null. */
  large: StoredFile;
  largeAvif: string | null;
  medium: StoredFile | null;
  mediumAvif: string | null;
  small: StoredFile | null;
  smallAvif: string | null;
}

export interface PublicGalleryRow {
  id: number;
  of: GallerySubject;
  titleBg: string | null;
  titleEn: string | null;
  matchId: number | null;
  home: TeamRow | null;
  away: TeamRow | null;
  status: MatchStatus | null;
  score: Score | null;
  number: number | null;
  eliminationRound: EliminationRound | null;
  competition: CompetitionRefRow | null;
  day: string | null;
  photographer: string | null;
  count: number;
}

const file = (media: Sql) =>
  sql`case when ${media}.id is not null then
    json_build_object('address', ${media}.address, 'width', ${media}.width, 'height', ${media}.height) end`;

const photoColumns = sql`
  p.id, p.caption_bg as "captionBg", p.caption_en as "captionEn",
  ${file(sql`l`)} as large, la.address as "largeAvif", ${file(sql`m`)} as medium, ma.address as "mediumAvif",
  ${file(sql`s`)} as small, sa.address as "smallAvif"`;

const photosWithFiles = sql`photos p
  join media l on l.id = p.picture_id left join media la on la.id = p.large_avif_id
  left join media m on m.id = p.medium_id left join media ma on ma.id = p.medium_avif_id
  left join media s on s.id = p.small_id left join media sa on sa.id = p.small_avif_id`;

/** In their order. */
export const listPublicPhotos = (reader: Reader, galleryId: number, limit: number | null): Promise<PublicPhotoRow[]> =>
  reader.rows<PublicPhotoRow>(sql`
    select ${photoColumns} from ${photosWithFiles} where p.gallery_id = ${galleryId}
    order by p.position, p.id limit ${limit}`);

/** Matches are over when their score is shown: nobody reads a running one here. */
const galleryColumns = sql`
  g.id, ${gallerySubject} as of, g.title_bg as "titleBg", g.title_en as "titleEn", g.match_id as "matchId",
  case when h.id is not null then ${teamObject(sql`h`)} end as home,
  case when a.id is not null then ${teamObject(sql`a`)} end as away, m.status,
  case when m.status in ('FINISHED', 'AWARDED') then ${scoreObject(
    sql`coalesce(m.official_home, m.home_score)`,
    sql`coalesce(m.official_away, m.away_score)`,
  )} end as score,
  w.number, w.elimination_round as "eliminationRound",
  case when c.id is not null then ${competitionObject(sql`c`)} end as competition,
  ${galleryDay}::text as day, g.photographer,
  (select count(*)::int from photos p where p.gallery_id = g.id) as count`;

/** [GA1] */
const isPublic = sql`exists (select from photos p where p.gallery_id = g.id)`;

const latestFirst = sql`order by ${galleryDay} desc nulls last, g.id desc`;

/** All galleries by day. Each looks for the date of its own match: a join would read the matches of all seasons. */
const datedGalleries = sql`
  select g.id, ${galleryDay} as day from galleries g
  left join lateral (select start_time from matches where id = g.match_id offset 0) m on true
  left join gameweeks w on w.id = g.gameweek_id`;

/** Not by `exists`, which counts the photos of all galleries before the first one is known. */
const hasPhoto = sql`(select true from photos p where p.gallery_id = dated.id limit 1)`;

/** The latest first, each with its first photo. What they are of is read for one page alone. */
export const listPublicGalleries = (
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<(PublicGalleryRow & { cover: PublicPhotoRow })[]> =>
  reader.rows(sql`
    select listed.*, (
      select row_to_json(first) from (
        select ${photoColumns} from ${photosWithFiles} where p.gallery_id = listed.id
        order by p.position, p.id limit 1) first) as cover
    from (
      select ${galleryColumns} from ${galleriesWithSubjects} where g.id = any(array(
        select id from (${datedGalleries} ${latestFirst} offset 0) dated
        where ${hasPhoto} order by day desc nulls last, id desc limit ${limit} offset ${offset}))
      ${latestFirst}) listed`);

export const findPublicGallery = (reader: Reader, id: number): Promise<PublicGalleryRow | null> =>
  reader.maybe<PublicGalleryRow>(
    sql`select ${galleryColumns} from ${galleriesWithSubjects} where g.id = ${id} and ${isPublic}`,
  );

/** That of the match itself comes before that of its gameweek. */
export const findGalleryOfMatch = (reader: Reader, matchId: number): Promise<PublicGalleryRow | null> =>
  reader.maybe<PublicGalleryRow>(sql`
    select ${galleryColumns} from ${galleriesWithSubjects}
    where ${isPublic} and (g.match_id = ${matchId}
      or g.gameweek_id = (select gameweek_id from matches where id = ${matchId}))
    order by g.match_id is null limit 1`);

export const hasPhotos = (reader: Reader): Promise<boolean> => reader.exists(sql`select from photos limit 1`);

export const hasSeveralPhotos = (reader: Reader): Promise<boolean> =>
  reader.exists(sql`select from photos limit 1 offset 1`);

/** The matches whose pages show photos of the gallery. */
export async function listMatchesShowing(
  tx: Reader,
  { matchId, gameweekId }: { matchId: number | null; gameweekId: number | null },
): Promise<number[]> {
  if (matchId !== null) return [matchId];
  if (gameweekId === null) return [];
  const rows = await tx.rows<{ id: number }>(sql`select id from matches where gameweek_id = ${gameweekId}`);
  return rows.map(({ id }) => id);
}
