import { sql } from '#server/db/sql.ts';
import type { CompetitionList, CompetitionRecord, RulesFields } from '#contract/desk/competitions.ts';
import type { CompetitionId, CompetitionSeasonId } from '#contract/desk/ids.ts';
import { pictureAddress } from '#server/db/fragments.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { updateRow } from '#server/db/rows.ts';

const IS_PLAYED = sql`status in ('FINISHED', 'AWARDED')`;
const counts = sql`
  (select count(*)::int from competition_teams ct where ct.competition_season_id = cs.id) as teams,
  (select count(*)::int from matches m where m.competition_season_id = cs.id and m.status <> 'CANCELLED') as matches,
  (select count(*)::int from matches m where m.competition_season_id = cs.id and m.${IS_PLAYED}) as played`;

/** By season, the latest first, then as in menus. */
export async function listCompetitionsOfSeasons(db: Queryable): Promise<CompetitionList['competitions']> {
  return db.rows<CompetitionList['competitions'][number]>(sql`
    select cs.id, c.id as "competitionId", cs.season_id as "seasonId", c.name, c.name_latin as "nameLatin",
      ${pictureAddress(sql`c.logo_id`)} as logo, cs.format, cs.starts_on::text as "startsOn", cs.ends_on::text as "endsOn",
      ${counts}
    from competition_seasons cs join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
    order by s.year_start desc, s.starts_on desc, c.rank, c.name collate "und-x-icu", c.id`);
}

/** The competition of a season: what it is called, and by which rules it is played. */
export interface CompetitionSeasonRow
  extends RulesFields, Pick<CompetitionRecord, 'id' | 'competitionId' | 'format' | 'startsOn' | 'endsOn' | 'logo'> {
  seasonId: number;
  key: string;
  seasonKey: string;
  name: string;
  nameLatin: string;
  city: string | null;
  logoId: number | null;
  rank: number;
  teams: number;
  matches: number;
  played: number;
}

const columns = sql`
  cs.id, c.id as "competitionId", cs.season_id as "seasonId", c.key, s.key as "seasonKey", c.name, c.name_latin as "nameLatin",
  c.city, c.logo_id as "logoId", ${pictureAddress(sql`c.logo_id`)} as logo, c.rank, cs.format,
  cs.starts_on::text as "startsOn", cs.ends_on::text as "endsOn", cs.points_win as "pointsWin", cs.points_draw as "pointsDraw",
  cs.points_loss as "pointsLoss", cs.shoot_outs as "shootOuts", cs.points_shoot_out_win as "pointsShootOutWin",
  cs.points_shoot_out_loss as "pointsShootOutLoss", cs.tie_breakers as "tieBreakers", cs.half_minutes as "halfMinutes", cs.extra_time as "extraTime",
  cs.yellows_per_suspension as "yellowsPerSuspension", cs.matches_per_red as "matchesPerRed",
  cs.second_yellow_is_red as "secondYellowIsRed", cs.shares_with_id as "sharesWith", cs.shares_yellows as "sharesYellows", cs.zones,
  cs.leaving_results as "leavingResults", cs.leaving_goals as "leavingGoals",
  cs.registration_until::text as "registrationUntil", ${counts}`;

const from = sql`competition_seasons cs join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id`;

export async function findCompetition(db: Queryable, id: CompetitionSeasonId): Promise<CompetitionSeasonRow | null> {
  return db.maybe<CompetitionSeasonRow>(sql`select ${columns} from ${from} where cs.id = ${id}`);
}

/** As it was played last. */
export const findLastSeason = (db: Queryable, competitionId: number): Promise<CompetitionSeasonRow | null> =>
  db.maybe<CompetitionSeasonRow>(sql`
    select ${columns} from ${from} where c.id = ${competitionId} order by s.year_start desc, s.starts_on desc limit 1`);

/** For a command that changes it: the next one waits, and matches can go on being recorded. */
export async function lockCompetition(tx: Queryable, id: CompetitionSeasonId): Promise<CompetitionSeasonRow | null> {
  return tx.maybe<CompetitionSeasonRow>(
    sql`select ${columns} from ${from} where cs.id = ${id} for no key update of cs`,
  );
}

/** As the columns are called and typed. */
export const rulesRow = ({ sharesWith, zones, ...rules }: RulesFields) => ({
  ...rules,
  sharesWithId: sharesWith,
  zones: sql.json(zones),
});

export async function updateRules(tx: Queryable, id: number, rules: RulesFields): Promise<void> {
  await updateRow(tx, 'competition_seasons', id, rulesRow(rules));
}

export async function hasLiveMatch(tx: Queryable, id: number): Promise<boolean> {
  return tx.exists(sql`select from matches where competition_season_id = ${id} and status = 'LIVE' limit 1`);
}

export async function listMatchIds(tx: Queryable, id: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select id from matches where competition_season_id = ${id} order by id`,
  );
  return rows.map((row) => row.id);
}

interface StoredCompetition {
  name: string;
  nameLatin: string;
  city: string | null;
  logoId: number | null;
  rank: number;
}

/** A name is there once: whoever adds or renames a competition waits for the others. */
export async function isCompetitionName(tx: Queryable, name: string, exceptId: number | null): Promise<boolean> {
  await tx.run(sql`lock table competitions in share row exclusive mode`);
  return tx.exists(
    sql`select from competitions where lower(name) = lower(${name}) and id is distinct from ${exceptId}::int limit 1`,
  );
}

export async function updateCompetition(tx: Queryable, id: CompetitionId, stored: StoredCompetition): Promise<void> {
  await updateRow(tx, 'competitions', id, stored);
}

export async function listGameweeks(db: Queryable, id: number): Promise<CompetitionRecord['gameweeks']> {
  return db.rows<CompetitionRecord['gameweeks'][number]>(sql`
    select g.id, g.number, g.starts_on::text as "startsOn", g.ends_on::text as "endsOn",
      g.elimination_round as "eliminationRound", count(m.id)::int as matches,
      count(m.id) filter (where m.${IS_PLAYED})::int as played
    from gameweeks g left join matches m on m.gameweek_id = g.id
    where g.competition_season_id = ${id} group by g.id order by g.number`);
}

/** The other competitions of its season, as in menus. */
export async function listOthersInSeason(db: Queryable, id: number): Promise<CompetitionRecord['others']> {
  return db.rows<CompetitionRecord['others'][number]>(sql`
    select c.id, c.name, c.name_latin as "nameLatin" from competition_seasons own
    join competition_seasons cs on cs.season_id = own.season_id and cs.id <> own.id
    join competitions c on c.id = cs.competition_id
    where own.id = ${id} order by c.rank, c.name collate "und-x-icu", c.id`);
}
