import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { rolesOf } from '#server/db/people/roles.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql, type Sql } from '#server/db/sql.ts';

const idsOf = async (db: Queryable, query: Sql): Promise<number[]> =>
  (await db.rows<{ id: number }>(query)).map(({ id }) => id);

/** Those who answer for one of these teams, each once. */
export const listManagersOf = (db: Queryable, teamIds: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select distinct p.id from person_teams pt join people p on p.id = pt.person_id
      where pt.team_id = any(${teamIds}::int[]) and p.ended_at is null order by p.id`,
  );

export const listAllManagers = (db: Queryable): Promise<number[]> =>
  idsOf(
    db,
    sql`select distinct p.id from person_teams pt join people p on p.id = pt.person_id where p.ended_at is null order by p.id`,
  );

/** Of its teams that have not left it. */
export const listManagersIn = (db: Queryable, competition: CompetitionSeasonId): Promise<number[]> =>
  idsOf(
    db,
    sql`select distinct p.id from competition_teams ct join person_teams pt on pt.team_id = ct.team_id
      join people p on p.id = pt.person_id
      where ct.competition_season_id = ${competition} and ct.withdrawn_on is null and p.ended_at is null order by p.id`,
  );

/** Those who decide about everything. */
export const listOrganisers = (db: Queryable): Promise<number[]> =>
  idsOf(db, sql`select p.id from people p where 'organiser' = any(${rolesOf}) and p.ended_at is null order by p.id`);

/** Those who score matches, of whichever competitions. */
export const listVolunteers = (db: Queryable): Promise<number[]> =>
  idsOf(db, sql`select p.id from people p where 'scorer' = any(${rolesOf}) and p.ended_at is null order by p.id`);

interface NamedRow {
  id: number;
  name: string;
  nameLatin: string | null;
  managers: number;
}

const managersOf = (teams: Sql) => sql`
  (select count(distinct p.id)::int from person_teams pt join people p on p.id = pt.person_id
    where p.ended_at is null and pt.team_id in (${teams}))`;

export const listTeamAudiences = (db: Queryable): Promise<NamedRow[]> =>
  db.rows(sql`
    select t.id, t.name, t.name_latin as "nameLatin", ${managersOf(sql`t.id`)} as managers
    from teams t order by t.name collate "und-x-icu", t.id`);

/** Those that are not over. */
export const listCompetitionAudiences = (db: Queryable, today: string) =>
  db.rows<NamedRow & { id: CompetitionSeasonId; teamsWithout: number }>(sql`
    select cs.id, c.name, c.name_latin as "nameLatin",
      ${managersOf(sql`
        select ct.team_id from competition_teams ct where ct.competition_season_id = cs.id and ct.withdrawn_on is null`)} as managers,
      (select count(*)::int from competition_teams ct
        where ct.competition_season_id = cs.id and ct.withdrawn_on is null and not exists (
          select from person_teams pt join people p on p.id = pt.person_id
          where pt.team_id = ct.team_id and p.ended_at is null)) as "teamsWithout"
    from competition_seasons cs join competitions c on c.id = cs.competition_id
    where cs.ends_on >= ${today} order by c.rank, c.name collate "und-x-icu", cs.id`);
