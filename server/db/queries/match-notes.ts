import { sql } from 'drizzle-orm';
import type { EntryDetails } from '#domain/match/desk/act.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** What the desk's view of a match leaves out. */
export interface MatchNotes {
  venue: string | null;
  competition: string;
  /** By revision. */
  details: Record<string, EntryDetails>;
}

export async function readMatchNotes(db: Queryable, matchId: number): Promise<MatchNotes> {
  const { rows } = await db.execute<MatchNotes & Record<string, unknown>>(sql`
    select m.venue, c.name as competition,
      (select coalesce(jsonb_object_agg(e.revision, e.details), '{}') from match_ledger e
        where e.match_id = m.id and e.details is not null) as details
    from matches m join competition_seasons cs on cs.id = m.competition_season_id
    join competitions c on c.id = cs.competition_id where m.id = ${matchId}`);
  return rows[0] ?? { venue: null, competition: '', details: {} };
}
