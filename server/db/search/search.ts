import { SEARCH_KINDS, type SearchKind } from '#domain/formatting/search-rank.ts';
import type { Reader } from '#server/db/queryable.ts';
import { latinPlace, pictureAddress, sofiaDay } from '#server/db/fragments.ts';
import { memberOn } from '#server/db/squads/match-day.ts';
import { publicPlayers } from '#server/db/players/public-players.ts';
import { literally } from './search-letters.ts';
import { sql } from '#server/db/sql.ts';

export interface NamedRow {
  kind: SearchKind;
  id: number;
  name: string;
  /** One spelling a line. */
  keys: string;
}

const namedColumns = sql`s.kind, s.item_id as id, s.name, s.keys`;

/** Players who have no page are not found either. */
const hasPage = (now: Date) =>
  sql`(s.kind <> 'player' or exists (select from ${publicPlayers(now)} p where p.id = s.item_id and not p.private))`;

const kindOrder = sql`array_position(${SEARCH_KINDS}::text[], s.kind)`;

/** Names that contain these letters; those that have them at the start of the name or of a word come first. */
export async function findByLetters(
  reader: Reader,
  key: string,
  { limit, now }: { limit: number; now: Date },
): Promise<NamedRow[]> {
  return reader.rows<NamedRow>(
    sql`select ${namedColumns} from search_index s
     where s.keys like '%' || ${literally(key)} || '%' and ${hasPage(now)}
     order by case
         when E'\\n' || s.keys || E'\\n' like E'%\\n' || ${literally(key)} || E'\\n%' then 0
         when E'\\n' || s.keys like E'%\\n' || ${literally(key)} || '%' then 1
         when s.keys like '% ' || ${literally(key)} || '%' then 2
         else 3
       end, ${kindOrder}, s.name collate "und-x-icu", s.item_id
     limit ${limit}`,
  );
}

/** Names that have, for each word of the query, a word that may be a misspelling of it. */
export async function findMisspelt(
  reader: Reader,
  slipsOfWords: readonly (readonly string[])[],
  { limit, now }: { limit: number; now: Date },
): Promise<NamedRow[]> {
  const conditions = slipsOfWords.map((slips) => sql`s.slips && ${slips}::text[]`);
  return reader.rows<NamedRow>(
    sql`select ${namedColumns} from search_index s
     where ${sql.join(conditions, ' and ')} and ${hasPage(now)}
     order by ${kindOrder}, s.item_id limit ${limit}`,
  );
}

export interface FoundRow {
  kind: SearchKind;
  id: number;
  name: string;
  nameLatin: string;
  /** Of a team. */
  shortName: string | null;
  picture: string | null;
  city: string | null;
  cityLatin: string | null;
  /** The team that a player belongs to. */
  team: { name: string; nameLatin: string } | null;
  /** The latest season of a competition. */
  season: { yearStart: number; yearEnd: number } | null;
}

/** The search results for display, in the given order. */
export async function listFound(
  reader: Reader,
  now: Date,
  found: readonly { kind: SearchKind; id: number }[],
): Promise<FoundRow[]> {
  return reader.rows<FoundRow>(
    sql`select x.kind, x.id, coalesce(c.name, t.name, p.name, r.name) as name,
       coalesce(c.name_latin, t.name_latin, p.name_latin, r.name_latin) as "nameLatin", t.short_name as "shortName",
       coalesce(c.city, t.city) as city, ${latinPlace(sql`coalesce(c.city, t.city)`)} as "cityLatin",
       ${pictureAddress(sql`coalesce(c.logo_id, t.badge_id, p.picture_id, r.picture_id)`)} as picture,
       (select json_build_object('name', mt.name, 'nameLatin', mt.name_latin) from squad_memberships sm join teams mt on mt.id = sm.team_id
        where sm.player_id = p.id and ${memberOn(sofiaDay(now), sql`sm`)}
        order by sm.rank, sm.joined_on desc, sm.id desc limit 1) as team,
       (select json_build_object('yearStart', se.year_start, 'yearEnd', se.year_end)
        from competition_seasons cs join seasons se on se.id = cs.season_id
        where cs.competition_id = c.id order by se.is_current desc, se.year_start desc, se.id desc limit 1) as season
     from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ id }) => id)}::int[]) with ordinality x (kind, id, place)
     left join competitions c on x.kind = 'competition' and c.id = x.id
     left join teams t on x.kind = 'team' and t.id = x.id
     left join ${publicPlayers(now)} p on x.kind = 'player' and p.id = x.id
     left join referees r on x.kind = 'referee' and r.id = x.id
     order by x.place`,
  );
}
