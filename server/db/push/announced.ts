import { sql } from '#server/db/sql.ts';
import type { AnnouncedMatch } from '#domain/notifications/announce.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Until the transaction ends, no other node announces this match. Undefined if there is no such match, null if it is new. */
export async function lockAnnounced(tx: Queryable, matchId: number): Promise<AnnouncedMatch | null | undefined> {
  await tx.run(sql`
    insert into announced_matches (match_id) select id from matches where id = ${matchId} on conflict do nothing`);
  const rows = await tx.rows<{ state: AnnouncedMatch | null }>(
    sql`select state from announced_matches where match_id = ${matchId} for update`,
  );
  return rows[0] && rows[0].state;
}

export async function storeAnnounced(tx: Queryable, matchId: number, state: AnnouncedMatch): Promise<void> {
  await tx.run(sql`update announced_matches set state = ${sql.json(state)} where match_id = ${matchId}`);
}

/** Matches that may have changed while nobody listened. */
export async function listChangedMatches(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select m.id from matches m
    where m.status = 'LIVE' or (m.changed_at >= ${since} and exists (select from announced_matches a where a.match_id = m.id))`);
  return rows.map(({ id }) => id);
}

interface PublishedArticle {
  id: number;
  titleBg: string;
  titleEn: string;
  teams: number[];
}

/** Articles that appeared since then and that no node has announced; now they count as announced. */
export async function claimNews(tx: Queryable, since: Date, now: Date): Promise<PublishedArticle[]> {
  return tx.rows<PublishedArticle>(sql`
    with added as (
      insert into announced_news (article_id)
      select id from news where published_at > ${since} and published_at <= ${now} on conflict do nothing returning article_id)
    select n.id, n.title_bg as "titleBg", n.title_en as "titleEn",
      array_remove(array[n.team_id, n.second_team_id], null) as teams
    from news n join added on added.article_id = n.id`);
}
