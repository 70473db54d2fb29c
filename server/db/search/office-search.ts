import { sql } from '#server/db/sql.ts';
import type { SearchKind } from '#domain/formatting/search-rank.ts';
import { memberOn } from '#server/db/squads/match-day.ts';
import { literally } from './search-letters.ts';
import type { Queryable } from '#server/db/queryable.ts';

interface Named {
  kind: Exclude<SearchKind, 'referee'>;
  id: number;
  name: string;
  nameLatin: string;
  /** One spelling a line. */
  keys: string;
}

/** Everything that may be meant, also players and teams that the public does not see; ranked by the caller. */
export async function findNamed(
  db: Queryable,
  key: string,
  slipsOfWords: readonly (readonly string[])[],
  limit: number,
): Promise<Named[]> {
  const pattern = `%${literally(key)}%`;
  const words = key.split(' ').map((word) => `%${literally(word)}%`);
  const inAnyOrder = sql.join(
    words.map((word) => sql`s.keys like ${word}`),
    ' and ',
  );
  const slips = slipsOfWords.map((keys) => sql`s.slips && ${keys}::text[]`);
  const misspelt = slips.length > 0 ? sql`or (${sql.join(slips, ' and ')})` : sql``;
  return db.rows<Named>(sql`
    select s.kind, s.item_id as id, s.name, s.name_latin as "nameLatin", s.keys from search_index s
    where s.kind <> 'referee' and ((${inAnyOrder}) ${misspelt})
    order by (s.keys like ${pattern}) desc, s.item_id limit ${limit}`);
}

export interface FoundDetail {
  kind: string;
  id: number;
  detail: string | null;
  detailLatin: string | null;
  teamId: number | null;
  isHidden: boolean;
}

/** What stands beside the names of teams, players and competitions. */
export async function readDetails(
  db: Queryable,
  found: readonly { kind: string; id: number }[],
  today: string,
): Promise<FoundDetail[]> {
  const [kinds, ids] = [found.map(({ kind }) => kind), found.map(({ id }) => id)];
  return db.rows<FoundDetail>(sql`
    select x.kind, x.id, coalesce(last.name, t.city, c.city) as detail,
      coalesce(last.name_latin, t.city, c.city) as "detailLatin", last.id as "teamId", coalesce(p.hidden, false) as "isHidden"
    from unnest(${kinds}::text[], ${ids}::int[]) x (kind, id)
    left join teams t on x.kind = 'team' and t.id = x.id
    left join competitions c on x.kind = 'competition' and c.id = x.id
    left join players p on x.kind = 'player' and p.id = x.id
    left join lateral (
      select mt.id, mt.name, mt.name_latin from squad_memberships s join teams mt on mt.id = s.team_id
      where s.player_id = p.id
      order by ${memberOn(today)} desc, s.joined_on desc, s.id desc
      limit 1) last on true`);
}

interface FoundMatch {
  id: number;
  name: string;
  nameLatin: string;
  detail: string;
  detailLatin: string;
  startTime: Date | null;
}

/** The matches nearest to now: between two of these teams, or of the only one. */
export async function findMatchesOf(
  db: Queryable,
  sides: readonly (readonly number[])[],
  now: Date,
  limit: number,
): Promise<FoundMatch[]> {
  const plays = sides.map((ids) => sql`(m.home_team_id = any(${ids}::int[]) or m.away_team_id = any(${ids}::int[]))`);
  return db.rows<FoundMatch>(sql`
    select m.id, concat(coalesce(h.name, '?'), ' – ', coalesce(a.name, '?')) as name,
      concat(coalesce(h.name_latin, '?'), ' – ', coalesce(a.name_latin, '?')) as "nameLatin",
      c.name as detail, c.name_latin as "detailLatin", m.start_time as "startTime"
    from matches m join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
    left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
    where ${sql.join(plays, ' and ')}
    order by abs(extract(epoch from m.start_time - ${now}::timestamptz)) nulls last, m.id limit ${limit}`);
}

interface Titled {
  id: number;
  name: string;
  nameLatin: string;
  isDraft: boolean;
}

/** The newest articles, drafts first. */
export async function listTitles(db: Queryable, now: Date, limit: number): Promise<Titled[]> {
  return db.rows<Titled>(sql`
    select id, coalesce(nullif(title_bg, ''), title_en) as name, coalesce(nullif(title_en, ''), title_bg) as "nameLatin",
      coalesce(published_at > ${now}::timestamptz, true) as "isDraft"
    from news order by published_at desc nulls first, id desc limit ${limit}`);
}

/** Who may use the desk. */
export async function listNamesOfPeople(db: Queryable): Promise<{ id: number; name: string }[]> {
  return db.rows<{ id: number; name: string }>(
    sql`select id, name from people where ended_at is null and name <> '' order by id`,
  );
}
