import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Of two squads. */
export interface SharedPlayer {
  name: string;
  team: string;
  otherTeam: string;
}

/**
 * [SQ6] Somebody who is in the squads of two of these teams on a day of a competition from `startsOn` to `endsOn`. Lock the squads
 * first. A team that left takes part until then. Only squads of the involved team count if there is one: what others brought, stays.
 */
export async function findSharedPlayer(
  tx: Queryable,
  teams: readonly { id: number; withdrawnOn: string | null }[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  involving: number | null = null,
): Promise<SharedPlayer | null> {
  return tx.maybe<SharedPlayer>(sql`
    with entered as (
      select team, least(coalesce(left_on, ${endsOn}::date), ${endsOn}::date) as until
      from unnest(${teams.map(({ id }) => id)}::int[], ${teams.map(({ withdrawnOn }) => withdrawnOn)}::date[])
        as t (team, left_on)
    ), registered as (
      select s.player_id, s.team_id, greatest(s.joined_on, ${startsOn}::date) as since, least(coalesce(s.left_on, e.until), e.until) as until
      from squad_memberships s join entered e on e.team = s.team_id)
    select p.name, t.name as team, o.name as "otherTeam"
    from registered a join registered b on b.player_id = a.player_id and b.team_id > a.team_id
      and greatest(a.since, b.since) <= least(a.until, b.until)
      and (${involving}::int is null or ${involving} in (a.team_id, b.team_id))
    join players p on p.id = a.player_id join teams t on t.id = a.team_id join teams o on o.id = b.team_id
    order by p.name collate "und-x-icu", p.id limit 1`);
}
