import type { Reader } from '#server/db/reader.ts';
import { latestAdult, publicPlayers } from '#server/db/players/public-players.ts';

export type PublicKind = 'competition' | 'team' | 'player' | 'match' | 'article' | 'referee';

export interface PublicPageRow {
  kind: PublicKind;
  id: number;
  /** When it was last written, where that is known. */
  changedAt: Date | null;
}

/** What has a page by instant $1; $2 is the latest birthdate of an adult. An imported match is dated by its kick-off, which may be in the future. */
const publicPages = `
  select 1 as place, 'competition' as kind, c.id, null::timestamptz as "changedAt"
    from competitions c where exists (select from competition_seasons cs where cs.competition_id = c.id)
  union all select 2, 'team', id, null from teams
  union all select 3, 'player', p.id, null from ${publicPlayers('$2')} p where not p.private
  union all select 4, 'match', id, case when changed_at <= $1 then changed_at end from matches
  union all select 5, 'article', id, updated_at from news where published_at <= $1
  union all select 6, 'referee', id, null from referees`;

/** In a stable order, because it is read in parts. */
export async function listPublicPages(
  reader: Reader,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<PublicPageRow[]> {
  const { rows } = await reader.query<PublicPageRow>(
    `select kind, id, "changedAt" from (${publicPages}) listed order by place, id limit $3 offset $4`,
    [now, latestAdult(now), limit, offset],
  );
  return rows;
}

export async function countPublicPages(reader: Reader, now: Date): Promise<number> {
  const { rows } = await reader.query<{ count: number }>(`select count(*)::int as count from (${publicPages}) listed`, [
    now,
    latestAdult(now),
  ]);
  return rows[0]?.count ?? 0;
}
