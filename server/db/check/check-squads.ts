import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { competitionSeasonName, competitionSeasonsNamed, type Suspect } from './check-fragments.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';

/** Teams of competitions that are not over, with the day to check: today, or the first day if that is later. */
const playing = (today: string) => sql`
  select distinct on (ct.team_id) ct.team_id, greatest(cs.starts_on, ${today}::date) as day
  from competition_teams ct join competition_seasons cs on cs.id = ct.competition_season_id
  where cs.ends_on >= ${today}::date and ct.withdrawn_on is null
  order by ct.team_id, cs.starts_on`;

interface Squad extends Suspect {
  size: number;
  withoutPicture: number;
  badge: boolean;
}

export async function listSquads(db: Queryable, today: string): Promise<Squad[]> {
  return db.rows<Squad>(sql`
    select t.id, t.key, t.name, t.badge_id is not null as badge, count(p.id)::int as size,
      count(p.id) filter (where p.picture_id is null)::int as "withoutPicture"
    from (${playing(today)}) playing join teams t on t.id = playing.team_id
    left join squad_memberships s on s.team_id = t.id and ${memberOn(sql`playing.day`)}
    left join players p on p.id = s.player_id
    group by t.id order by t.name, t.id`);
}

interface Member extends Suspect {
  team: string;
  birthdate: string | null;
  parentalDeclaration: boolean;
  day: string;
}

/** Players of these squads with what decides whether they may play. */
export async function listMembers(db: Queryable, today: string): Promise<Member[]> {
  return db.rows<Member>(sql`
    select distinct on (p.id) p.id, p.key, p.name, t.name as team, p.birthdate::text,
      p.parental_declaration as "parentalDeclaration", playing.day::text as day
    from (${playing(today)}) playing join squad_memberships s on s.team_id = playing.team_id and ${memberOn(sql`playing.day`)}
    join players p on p.id = s.player_id join teams t on t.id = s.team_id
    order by p.id, playing.day`);
}

const together = (from: Sql) =>
  sql`greatest(one.joined_on, other.joined_on, ${from}) <= least(one.left_on, other.left_on, 'infinity')`;

interface Divided extends Suspect {
  teams: string;
  competition: string;
}

const inLineup = (membership: Sql) => sql`exists (select from lineups l join matches m on m.id = l.match_id
  where m.competition_season_id = cs.id and l.player_id = p.id and l.team_id = ${membership}.team_id
    and ${matchDay} between greatest(one.joined_on, other.joined_on) and least(one.left_on, other.left_on, 'infinity'))`;

/**
 * Players of two teams at a time in one competition. A second team is allowed for competitions in which his own does not
 * play; it is a mistake once he has played for both in the same one.
 */
export async function listPlayersOfTwoTeams(db: Queryable): Promise<Divided[]> {
  return db.rows<Divided>(sql`
    select distinct p.id, p.key, p.name, a.name || ', ' || b.name as teams, ${competitionSeasonName} as competition
    from squad_memberships one join squad_memberships other on other.player_id = one.player_id and other.team_id > one.team_id
    join competition_teams ca on ca.team_id = one.team_id
    join competition_teams cb on cb.team_id = other.team_id and cb.competition_season_id = ca.competition_season_id
    join (${competitionSeasonsNamed}) on cs.id = ca.competition_season_id
    join players p on p.id = one.player_id join teams a on a.id = one.team_id join teams b on b.id = other.team_id
    where greatest(one.joined_on, other.joined_on, cs.starts_on)
      <= least(one.left_on, other.left_on, ca.withdrawn_on, cb.withdrawn_on, cs.ends_on)
      and (one.rank = other.rank or (${inLineup(sql`one`)} and ${inLineup(sql`other`)}))
    order by p.name, p.id, competition`);
}

interface Doubled extends Suspect {
  team: string;
}

/** Players with two rows in one squad at a time. */
export async function listDuplicateMembers(db: Queryable): Promise<Doubled[]> {
  return db.rows<Doubled>(sql`
    select distinct p.id, p.key, p.name, t.name as team
    from squad_memberships one
    join squad_memberships other on other.player_id = one.player_id and other.team_id = one.team_id and other.id > one.id
    join players p on p.id = one.player_id join teams t on t.id = one.team_id
    where ${together(sql`one.joined_on`)} order by p.name, p.id, team`);
}

interface SharedNumber extends Suspect {
  number: number;
  players: string;
}

/** Shirt numbers that several players of a team have now or later. */
export async function listSharedNumbers(db: Queryable, today: string): Promise<SharedNumber[]> {
  return db.rows<SharedNumber>(sql`
    select distinct t.id, t.key, t.name, one.shirt_number as number, p.name || ', ' || q.name as players
    from squad_memberships one join squad_memberships other
      on other.team_id = one.team_id and other.shirt_number = one.shirt_number and other.player_id > one.player_id
    join teams t on t.id = one.team_id join players p on p.id = one.player_id join players q on q.id = other.player_id
    where ${together(sql`one.joined_on`)} and least(one.left_on, other.left_on, 'infinity') >= ${today}::date
    order by t.name, t.id, number`);
}
