import type { SponsorFields } from '#contract/desk/sponsors.ts';
import { plainLatin, slug } from '#domain/formatting/plain-latin.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Queryable, Reader } from '#server/db/queryable.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';
import { sql } from '#server/db/sql.ts';
import { ownLatin } from '#server/db/teams/office-teams.ts';

export interface StoredSponsor extends SponsorFields {
  id: number;
}

const columns = sql`
  s.id, s.name, s.name_latin as "nameLatin",
  (select json_build_object('id', m.id, 'address', m.address) from media m where m.id = s.logo_id) as logo, s.link,
  s.in_footer as "inFooter", s.on_competitions as "onCompetitions", s.on_teams as "onTeams",
  s.on_match_pictures as "onMatchPictures", s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.position`;

const ownName = (row: StoredSponsor & { nameLatin: string }): StoredSponsor => ({
  ...row,
  nameLatin: ownLatin(row.name, row.nameLatin),
});

/** In the order in which they are shown. */
export async function listSponsors(db: Queryable): Promise<StoredSponsor[]> {
  const rows = await db.rows<StoredSponsor & { nameLatin: string }>(sql`
    select ${columns} from sponsors s order by s.position, s.name collate "und-x-icu", s.id`);
  return rows.map(ownName);
}

export async function lockSponsor(tx: Queryable, id: number): Promise<StoredSponsor | null> {
  const row = await tx.maybe<StoredSponsor & { nameLatin: string }>(sql`
    select ${columns} from sponsors s where s.id = ${id} for update of s`);
  return row && ownName(row);
}

const toColumns = ({ logo, nameLatin, ...fields }: SponsorFields) => ({
  ...fields,
  nameLatin: nameLatin ?? plainLatin(fields.name),
  logoId: logo?.id ?? null,
});

export const insertSponsor = async (tx: Queryable, fields: SponsorFields): Promise<number> =>
  insertRow(tx, 'sponsors', { ...toColumns(fields), key: await freeKey(tx, 'sponsors', slug(fields.name)) });

export const updateSponsor = (tx: Queryable, id: number, fields: SponsorFields): Promise<void> =>
  updateRow(tx, 'sponsors', id, toColumns(fields));

export const deleteSponsorRow = (tx: Queryable, id: number): Promise<void> => deleteRow(tx, 'sponsors', id);

export interface ShownSponsor extends Pick<
  SponsorFields,
  'link' | 'inFooter' | 'onCompetitions' | 'onTeams' | 'onMatchPictures' | 'startsOn' | 'endsOn'
> {
  id: number;
  name: string;
  nameLatin: string;
  logo: { address: string; width: number; height: number } | null;
}

/** [LS8] For the public: who is shown is decided by the day. */
export async function readShownSponsors(reader: Reader): Promise<ShownSponsor[]> {
  return reader.rows<ShownSponsor>(sql`
    select s.id, s.name, s.name_latin as "nameLatin", s.link, s.in_footer as "inFooter", s.on_competitions as "onCompetitions",
      s.on_teams as "onTeams", s.on_match_pictures as "onMatchPictures", s.starts_on::text as "startsOn",
      s.ends_on::text as "endsOn",
      (select json_build_object('address', m.address, 'width', m.width, 'height', m.height)
        from media m where m.id = s.logo_id) as logo
    from sponsors s order by s.position, s.name collate "und-x-icu", s.id`);
}
