import { sql } from '#server/db/sql.ts';
import type { CompetitionFormat, TableZone, TieBreaker } from '#domain/standings/format.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { competitionSeasonName, competitionSeasonsNamed, type Suspect } from './check-fragments.ts';

/** The competition has the page, not its season. */
const named = sql`c.id, c.key || ' ' || se.key as key, ${competitionSeasonName} as name`;

export interface CompetitionSuspect extends Suspect {
  format: CompetitionFormat;
  startsOn: string;
  endsOn: string;
  seasonStartsOn: string;
  seasonEndsOn: string;
  logo: boolean;
  tieBreakers: TieBreaker[];
  zones: TableZone[];
  teams: number;
  teamsWithoutGroup: number;
  /** The number of teams in its largest table. */
  largestTable: number;
}

export async function listCompetitionSeasons(db: Queryable): Promise<CompetitionSuspect[]> {
  return db.rows<CompetitionSuspect>(sql`
    select ${named}, cs.format, cs.starts_on::text as "startsOn", cs.ends_on::text as "endsOn",
      se.starts_on::text as "seasonStartsOn", se.ends_on::text as "seasonEndsOn", c.logo_id is not null as logo,
      cs.tie_breakers as "tieBreakers", cs.zones, coalesce(sum(t.teams), 0)::int as teams,
      coalesce(sum(t.teams) filter (where t.group_id is null), 0)::int as "teamsWithoutGroup",
      coalesce(max(t.teams), 0)::int as "largestTable"
    from ${competitionSeasonsNamed}
    left join (select competition_season_id, group_id, count(*) as teams from competition_teams group by 1, 2) t
      on t.competition_season_id = cs.id
    group by cs.id, c.id, se.id order by se.starts_on, c.rank, c.id`);
}

interface GameweekSuspect extends Suspect {
  number: number;
  matches: number;
  startsOn: string;
  endsOn: string;
  isOutside: boolean;
}

/** Gameweeks without matches, or outside the days of their competition. */
export async function listMisplacedGameweeks(db: Queryable): Promise<GameweekSuspect[]> {
  return db.rows<GameweekSuspect>(sql`
    select * from (
      select ${named}, g.number, g.starts_on::text as "startsOn", g.ends_on::text as "endsOn",
        (select count(*)::int from matches m where m.gameweek_id = g.id) as matches,
        g.starts_on < cs.starts_on or g.ends_on > cs.ends_on as "isOutside"
      from gameweeks g join (${competitionSeasonsNamed}) on cs.id = g.competition_season_id
    ) listed where matches = 0 or "isOutside" order by name, number`);
}

interface SeasonSuspect extends Suspect {
  isCurrent: boolean;
  endsOn: string;
}

export async function listSeasons(db: Queryable): Promise<SeasonSuspect[]> {
  return db.rows<SeasonSuspect>(sql`
    select id, key, key as name, is_current as "isCurrent", ends_on::text as "endsOn" from seasons order by starts_on, id`);
}
