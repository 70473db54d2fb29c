import { sql } from '#server/db/sql.ts';
import { isGameweekPlayed } from '#server/db/fragments.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** A gameweek and how far its matches are. */
export interface GameweekProgressRow {
  id: number;
  number: number;
  competitionSeasonId: number;
  competitionId: number;
  competition: string;
  /** Whether the public table is of this season; a knockout has none. */
  hasTable: boolean;
  isPlayed: boolean;
  results: number;
  lastKickOff: Date | null;
  hasTeam: boolean;
}

/** Of one competition in its season, or of all competitions of the current season. */
export async function listGameweekProgress(
  db: Queryable,
  competitionSeasonId: number | null,
): Promise<GameweekProgressRow[]> {
  return db.rows<GameweekProgressRow>(sql`
    select g.id, g.number, cs.id as "competitionSeasonId", cs.competition_id as "competitionId", c.name as competition,
      s.is_current and cs.format <> 'KNOCKOUT' as "hasTable", ${isGameweekPlayed(sql`g`)} as "isPlayed",
      coalesce(m.results, 0) as results, m.last as "lastKickOff",
      exists (select from compositions w where w.gameweek_id = g.id) as "hasTeam"
    from gameweeks g
    join competition_seasons cs on cs.id = g.competition_season_id
    join competitions c on c.id = cs.competition_id
    join seasons s on s.id = cs.season_id
    left join lateral (
      select count(*)::int as results, max(start_time) as last from matches
      where gameweek_id = g.id and status in ('FINISHED', 'AWARDED')
    ) m on true
    where ${competitionSeasonId === null ? sql`s.is_current` : sql`cs.id = ${competitionSeasonId}`}
    order by c.rank, c.id, g.number`);
}
