import { sql } from '#server/db/sql.ts';
import { timeZone } from '#server/db/fragments.ts';

/** A row of the league that may be wrong. */
export interface Suspect {
  id: number;
  key: string;
  name: string;
}

/** A match `m`, as an organiser recognises it. */
export const matchSuspect = sql`m.id, m.key, coalesce(h.name, '?') || ' – ' || coalesce(a.name, '?')
  || coalesce(to_char(m.start_time at time zone ${timeZone}, ', DD.MM.YYYY HH24:MI'), '') as name`;
export const matchesWithTeams = sql`matches m
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id`;

/** Competition season `cs` of competition `c` in season `se`, by name, which may have its season already. */
export const competitionSeasonName = sql`c.name || case when position(se.key in c.name) > 0 then '' else ' ' || se.key end`;
export const competitionSeasonsNamed = sql`competition_seasons cs
  join competitions c on c.id = cs.competition_id join seasons se on se.id = cs.season_id`;
