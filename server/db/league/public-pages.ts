import type { Reader } from '#server/db/queryable.ts';
import { publicPlayers } from '#server/db/players/public-players.ts';
import { sql } from '#server/db/sql.ts';

export type PublicKind = 'competition' | 'team' | 'player' | 'match' | 'article' | 'referee' | 'pitch' | 'gallery';

export interface PublicPageRow {
  kind: PublicKind;
  id: number;
  /** When it was last written, where that is known. */
  changedAt: Date | null;
}

/** What has a page by now. An imported match is dated by its kick-off, which may be in the future. */
const publicPages = (now: Date) => sql`
  select 1 as place, 'competition' as kind, c.id, null::timestamptz as "changedAt"
    from competitions c where exists (select from competition_seasons cs where cs.competition_id = c.id)
  union all select 2, 'team', id, null from teams
  union all select 3, 'player', p.id, null from ${publicPlayers(now)} p where not p.private
  union all select 4, 'match', id, case when changed_at <= ${now} then changed_at end from matches
  union all select 5, 'article', id, updated_at from news where published_at <= ${now}
  union all select 6, 'referee', id, null from referees
  union all select 7, 'pitch', p.id, null from pitches p where exists (select from matches m where m.venue = p.name)
  union all select 8, 'gallery', g.id, null from galleries g where exists (select from photos p where p.gallery_id = g.id)`;

/** In a stable order, because it is read in parts. */
export async function listPublicPages(
  reader: Reader,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<PublicPageRow[]> {
  return reader.rows<PublicPageRow>(
    sql`select kind, id, "changedAt" from (${publicPages(now)}) listed order by place, id limit ${limit} offset ${offset}`,
  );
}

export async function countPublicPages(reader: Reader, now: Date): Promise<number> {
  const { count } = await reader.one<{ count: number }>(
    sql`select count(*)::int as count from (${publicPages(now)}) listed`,
  );
  return count;
}
