import { sql, type Sql } from '#server/db/sql.ts';
import type { Uses } from '#contract/desk/players.ts';
import type { TeamFields, TeamList, TeamMatches, TeamTransfers } from '#contract/desk/teams.ts';
import { plainLatin, slug } from '#domain/formatting/plain-latin.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { pictureAddress, scoreObject } from '#server/db/fragments.ts';
import { memberOn } from '#server/db/squads/match-day.ts';
import { deleteRow } from '#server/db/rows.ts';
import { freeKey } from '#server/db/free-key.ts';

/** Team `t` as the desk shows it. */
export const teamRef = (team: Sql) => sql`json_build_object('id', ${team}.id, 'name', ${team}.name,
  'nameLatin', ${team}.name_latin, 'shortName', ${team}.short_name, 'crest', ${pictureAddress(sql`${team}.badge_id`)})`;

interface TeamRefRow {
  id: number;
  name: string;
  nameLatin: string;
  shortName: string;
  crest: string | null;
}

export const listTeamRefs = async (db: Queryable, ids: readonly number[]): Promise<TeamRefRow[]> =>
  ids.length === 0
    ? []
    : (
        await db.rows<{ team: TeamRefRow }>(sql`
        select ${teamRef(sql`t`)} as team from teams t where t.id = any(${ids}::int[]) order by t.name collate "und-x-icu", t.id`)
      ).map(({ team }) => team);

const currentCompetitions = (team: Sql) => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'nameLatin', c.name_latin) order by c.rank, c.id), '[]')
  from competition_teams ct join competition_seasons cs on cs.id = ct.competition_season_id
  join seasons se on se.id = cs.season_id join competitions c on c.id = cs.competition_id
  where ct.team_id = ${team} and se.is_current and ct.withdrawn_on is null)`;

export interface ListedTeamRow extends Omit<TeamList['teams'][number], 'lacks'> {
  hasContact: boolean;
  minorsWithoutDeclaration: number;
  withoutBirthdate: number;
}

/** `adult` is the latest birthdate of somebody who is of age. */
export async function listOfficeTeams(db: Queryable, today: string, adult: string): Promise<ListedTeamRow[]> {
  return db.rows<ListedTeamRow>(sql`
    select t.id, t.name, t.name_latin as "nameLatin", t.short_name as "shortName",
      ${pictureAddress(sql`t.badge_id`)} as crest, t.city, ${currentCompetitions(sql`t.id`)} as competitions,
      t.contact_name is not null or t.contact_phone is not null as "hasContact", count(p.id)::int as players,
      (count(p.id) filter (where p.birthdate > ${adult}::date and not p.parental_declaration))::int as "minorsWithoutDeclaration",
      (count(p.id) filter (where p.birthdate is null))::int as "withoutBirthdate"
    from teams t left join squad_memberships s on s.team_id = t.id and ${memberOn(today)}
    left join players p on p.id = s.player_id
    group by t.id order by t.name collate "und-x-icu", t.id`);
}

export interface TeamRow {
  fields: TeamFields;
  formerNames: string[];
}

/** Null where it is only transliterated, so that it follows the name. */
export const ownLatin = (name: string, latin: string): string | null => (latin === plainLatin(name) ? null : latin);

export async function findTeamRow(db: Queryable, id: number, { lock = false } = {}): Promise<TeamRow | null> {
  const row = await db.maybe<TeamFields & { nameLatin: string; formerNames: string[] }>(sql`
    select t.name, t.name_latin as "nameLatin", t.short_name as "shortName", t.city, t.founded, t.stadium,
      t.description_bg as "descriptionBg", t.description_en as "descriptionEn", t.instagram, t.facebook, t.twitter, t.website,
      t.first_color as "firstColor", t.second_color as "secondColor", t.contact_public as "contactPublic",
      t.contact_name as "contactName", t.contact_phone as "contactPhone",
      (select json_build_object('id', m.id, 'address', m.address) from media m where m.id = t.photo_id) as photo,
      (select json_build_object('id', m.id, 'address', m.address) from media m where m.id = t.badge_id) as badge,
      t.former_names as "formerNames"
    from teams t where t.id = ${id} ${lock ? sql`for update of t` : sql``}`);
  if (!row) return null;
  const { formerNames, ...fields } = row;
  return { fields: { ...fields, nameLatin: ownLatin(row.name, row.nameLatin) }, formerNames };
}

/** Whoever adds, renames or deletes teams waits for the others, so that no name is there twice. Before any row of a team is locked. */
export const lockTeams = (tx: Queryable) => tx.run(sql`lock table teams in share row exclusive mode`);

/** Another team of this name, in any case. Lock the teams first. */
export async function isTeamNameTaken(db: Queryable, name: string, exceptId: number | null): Promise<boolean> {
  return db.exists(sql`
    select from teams where lower(name) = lower(${name}) and id is distinct from ${exceptId} limit 1`);
}

const toColumns = ({ badge, photo, nameLatin, ...fields }: TeamFields) => ({
  ...fields,
  nameLatin: nameLatin ?? plainLatin(fields.name),
  badgeId: badge?.id ?? null,
  photoId: photo?.id ?? null,
});

export async function insertTeam(tx: Queryable, fields: TeamFields): Promise<{ id: number; key: string }> {
  const key = await freeKey(tx, 'teams', slug(fields.name) || 'team');
  return tx.one(sql`insert into teams ${sql.values({ ...toColumns(fields), key })} returning id, key`);
}

/** A team that gets another name is still found by the old one. */
export async function updateTeam(tx: Queryable, id: number, fields: TeamFields): Promise<void> {
  await tx.run(sql`
    update teams set ${sql.set(toColumns(fields))}, former_names = case when name = ${fields.name} then former_names
      else array_remove(array_remove(former_names, name), ${fields.name}) || name end
    where id = ${id}`);
}

export const deleteTeam = (tx: Queryable, id: number) => deleteRow(tx, 'teams', id);

type TeamUses = Required<Omit<Uses, 'bestTeams' | 'squads'>>;

/** What refers to the team. */
export async function countTeamUses(db: Queryable, id: number): Promise<TeamUses> {
  const row = await db.maybe<TeamUses>(sql`
    select (select count(*)::int from matches where ${id} in (home_team_id, away_team_id)) as matches,
      (select count(distinct player_id)::int from squad_memberships where ${id} in (team_id, loan_from_id)) as players,
      (select count(*)::int from competition_teams where team_id = ${id}) as competitions,
      (select count(*)::int from transfers where ${id} in (from_team_id, to_team_id)) as transfers,
      (select count(*)::int from news where ${id} in (team_id, second_team_id)) as news,
      (select count(*)::int from awards where team_id = ${id}) as awards,
      (select count(*)::int from person_teams where team_id = ${id}) as managers,
      (select count(*)::int from requests where ${id} in (team_id, other_team_id) and state = 'open') as requests`);
  if (!row) throw new Error('Nothing was counted');
  return row;
}

/** Of the competitions that it was ever entered in. */
export async function listCompetitionIds(tx: Queryable, teamId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct cs.competition_id as id from competition_teams ct
    join competition_seasons cs on cs.id = ct.competition_season_id where ct.team_id = ${teamId} order by id`);
  return rows.map(({ id }) => id);
}

export async function listTeamCompetitions(db: Queryable, id: number) {
  const rows = await db.rows<{ competitions: TeamList['teams'][number]['competitions'] }>(
    sql`select ${currentCompetitions(sql`t.id`)} as competitions from teams t where t.id = ${id}`,
  );
  return rows[0]?.competitions ?? [];
}

/** When the current season began, and whether the team has played in it. */
export async function findSeasonOfTeam(db: Queryable, id: number) {
  const rows = await db.rows<{ seasonStart: string; hasPlayed: boolean }>(sql`
    select s.starts_on::text as "seasonStart", exists (
      select from matches m join gameweeks g on g.id = m.gameweek_id
      join competition_seasons cs on cs.id = g.competition_season_id
      where cs.season_id = s.id and ${id} in (m.home_team_id, m.away_team_id) and m.status in ('LIVE', 'FINISHED', 'AWARDED')
    ) as "hasPlayed" from seasons s where s.is_current`);
  return rows[0] ?? { seasonStart: null, hasPlayed: false };
}

/** Of all seasons, the newest first. */
export async function listTeamMatches(db: Queryable, id: number): Promise<TeamMatches['matches']> {
  const rows = await db.rows<Omit<TeamMatches['matches'][number], 'startTime'> & { startTime: Date | null }>(sql`
    select m.id, m.start_time as "startTime", m.status, c.name as competition, c.name_latin as "competitionLatin",
      g.number as gameweek, m.home_team_id = ${id} as "isHome", m.venue,
      case when o.id is not null then ${teamRef(sql`o`)} end as opponent,
      ${scoreObject(sql`coalesce(m.official_home, m.home_score)`, sql`coalesce(m.official_away, m.away_score)`)} as score
    from matches m join gameweeks g on g.id = m.gameweek_id
    join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
    left join teams o on o.id = case m.home_team_id when ${id} then m.away_team_id else m.home_team_id end
    where ${id} in (m.home_team_id, m.away_team_id)
    order by m.start_time desc nulls first, m.id desc`);
  return rows.map((row) => ({ ...row, startTime: row.startTime?.toISOString() ?? null }));
}

export async function listTeamTransfers(db: Queryable, id: number): Promise<TeamTransfers['transfers']> {
  const team = (alias: Sql) => sql`case when ${alias}.id is not null then ${teamRef(alias)} end`;
  return db.rows<TeamTransfers['transfers'][number]>(sql`
    select x.id, p.id as "playerId", p.name as player, p.name_latin as "playerLatin", ${team(sql`f`)} as from, ${team(sql`t`)} as to,
      x.moved_on as "movedOn", exists (select from squad_memberships s where s.player_id = p.id and s.team_id = x.to_team_id
        and s.joined_on = x.moved_on and s.loan_from_id = x.from_team_id) as "isLoan"
    from transfers x join players p on p.id = x.player_id
    left join teams f on f.id = x.from_team_id left join teams t on t.id = x.to_team_id
    where ${id} in (x.from_team_id, x.to_team_id) order by x.moved_on desc, x.id desc`);
}

/** The next match of the team with its hour, as its manager sees it. */
export async function findClubMatch(db: Queryable, teamId: number): Promise<NextOfClub | null> {
  const side = (team: Sql) => sql`(select ${teamRef(sql`t`)} from teams t where t.id = ${team})`;
  return db.maybe<NextOfClub>(sql`
    select m.id, m.start_time as "startTime", g.number as gameweek, m.venue, c.id as "competitionId",
      json_build_object('name', c.name, 'nameLatin', c.name_latin) as competition,
      ${side(sql`m.home_team_id`)} as home, ${side(sql`m.away_team_id`)} as away
    from matches m join gameweeks g on g.id = m.gameweek_id
    join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
    where ${teamId} in (m.home_team_id, m.away_team_id) and m.status = 'UPCOMING' and m.start_time is not null
    order by m.start_time, m.id limit 1`);
}

interface NextOfClub {
  id: number;
  startTime: Date;
  gameweek: number;
  venue: string | null;
  competitionId: number;
  competition: { name: string; nameLatin: string };
  home: TeamRefRow | null;
  away: TeamRefRow | null;
}

/** The next match of the team that is still to be played, for suspensions. */
export async function findNextMatch(
  db: Queryable,
  teamId: number,
): Promise<{ id: number; competitionId: number } | null> {
  return db.maybe<{ id: number; competitionId: number }>(sql`
    select m.id, cs.competition_id as "competitionId" from matches m
    join competition_seasons cs on cs.id = m.competition_season_id
    where ${teamId} in (m.home_team_id, m.away_team_id) and m.status = 'UPCOMING' and m.start_time is not null
    order by m.start_time, m.id limit 1`);
}
