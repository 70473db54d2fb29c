import { sql } from '#server/db/sql.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { CompetitionEntry, DeductionFields, EntryFields, LeavingEffect } from '#contract/desk/competitions.ts';
import type { DeskTeam } from '#contract/desk/matches.ts';
import { pictureAddress } from '#server/db/fragments.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';

const teamColumns = sql`json_build_object('id', t.id, 'name', t.name, 'nameLatin', t.name_latin,
  'shortName', t.short_name, 'crest', ${pictureAddress(sql`t.badge_id`)})`;

export type CompetitionEntryRow = Omit<CompetitionEntry, 'version'>;

/** The other competitions of the season in which a team takes part, and how many of its matches are left there. */
export async function listOtherEntries(
  db: Queryable,
  competitionId: number,
  teamId: number,
): Promise<LeavingEffect['others']> {
  return db.rows<LeavingEffect['others'][number]>(sql`
    select cs.id, c.name, c.name_latin as "nameLatin",
      (select count(*)::int from matches m where m.competition_season_id = cs.id and ${teamId} in (m.home_team_id, m.away_team_id)
        and m.status in ('UPCOMING', 'POSTPONED', 'LIVE')) as remaining
    from competition_seasons own join competition_seasons cs on cs.season_id = own.season_id and cs.id <> own.id
    join competition_teams ct on ct.competition_season_id = cs.id and ct.team_id = ${teamId} and ct.withdrawn_on is null
    join competitions c on c.id = cs.competition_id
    where own.id = ${competitionId} order by c.rank, c.name collate "und-x-icu", c.id`);
}

/** By group, then by seed, then by name; of one team only if it is asked for. */
export async function listEntries(
  db: Queryable,
  competitionId: number,
  teamId: number | null = null,
): Promise<CompetitionEntryRow[]> {
  return db.rows<CompetitionEntryRow>(sql`
    select ${teamColumns} as team, g.name as "group", ct.seed, ct.lot, ct.withdrawn_on::text as "withdrawnOn",
      ct.results_annulled as "resultsAnnulled", count(m.id)::int as matches,
      count(m.id) filter (where m.status in ('FINISHED', 'AWARDED'))::int as played
    from competition_teams ct join teams t on t.id = ct.team_id left join groups g on g.id = ct.group_id
    left join matches m on m.competition_season_id = ct.competition_season_id and ct.team_id in (m.home_team_id, m.away_team_id)
    where ct.competition_season_id = ${competitionId} and (${teamId}::int is null or ct.team_id = ${teamId})
    group by t.id, ct.competition_season_id, ct.team_id, g.name
    order by g.name collate "und-x-icu", ct.seed, t.name collate "und-x-icu", t.id`);
}

export async function listOtherTeams(db: Queryable, competitionId: number): Promise<DeskTeam[]> {
  const rows = await db.rows<{ team: DeskTeam }>(sql`
    select ${teamColumns} as team from teams t
    where not exists (select from competition_teams ct where ct.competition_season_id = ${competitionId} and ct.team_id = t.id)
    order by t.name collate "und-x-icu", t.id`);
  return rows.map(({ team }) => team);
}

export async function listGroups(db: Queryable, competitionId: number): Promise<{ id: number; name: string }[]> {
  return db.rows<{ id: number; name: string }>(sql`
    select id, name from groups where competition_season_id = ${competitionId} order by name collate "und-x-icu"`);
}

export async function findTeam(tx: Queryable, teamId: number): Promise<{ name: string; key: string } | null> {
  return tx.maybe<{ name: string; key: string }>(sql`select name, key from teams where id = ${teamId}`);
}

type StoredEntry = Omit<EntryFields, 'group'> & { groupId: number | null };

export async function insertCompetitionEntry(
  tx: Queryable,
  entry: Partial<StoredEntry> & { competitionSeasonId: number; teamId: number },
): Promise<void> {
  await tx.run(sql`insert into competition_teams ${sql.values(entry)}`);
}

const isOf = (competitionId: number, teamId: number) =>
  sql`competition_season_id = ${competitionId} and team_id = ${teamId}`;

export async function updateCompetitionEntry(
  tx: Queryable,
  competitionId: number,
  teamId: number,
  entry: StoredEntry,
): Promise<void> {
  await tx.run(sql`update competition_teams set ${sql.set(entry)} where ${isOf(competitionId, teamId)}`);
}

export async function deleteCompetitionEntry(tx: Queryable, competitionId: number, teamId: number): Promise<void> {
  await tx.run(sql`delete from competition_teams where ${isOf(competitionId, teamId)}`);
}

export async function insertGroups(tx: Queryable, competitionSeasonId: number, names: readonly string[]) {
  return tx.rows<{ id: number; name: string }>(sql`
    insert into groups (competition_season_id, name) select ${competitionSeasonId}, name from unnest(${names}::text[]) name
    returning id, name`);
}

export interface DeductionRow extends DeductionFields {
  id: number;
  competitionSeasonId: CompetitionSeasonId;
  team: string;
}

const deductionColumns = sql`
  a.id, a.competition_season_id as "competitionSeasonId", a.team_id as "teamId", a.points, a.reason_bg as "reasonBg",
  a.reason_en as "reasonEn", a.decided_on::text as "decidedOn", t.name as team`;

export async function listDeductions(db: Queryable, competitionId: number): Promise<DeductionRow[]> {
  return db.rows<DeductionRow>(sql`
    select ${deductionColumns} from point_adjustments a join teams t on t.id = a.team_id
    where a.competition_season_id = ${competitionId} order by a.decided_on desc, a.id desc`);
}

export async function lockDeduction(tx: Queryable, id: number): Promise<DeductionRow | null> {
  return tx.maybe<DeductionRow>(sql`
    select ${deductionColumns} from point_adjustments a join teams t on t.id = a.team_id where a.id = ${id} for update of a`);
}

export async function insertDeduction(
  tx: Queryable,
  deduction: DeductionFields & { key: string; competitionSeasonId: number },
): Promise<number> {
  return insertRow(tx, 'point_adjustments', deduction);
}

export async function updateDeduction(tx: Queryable, id: number, fields: DeductionFields): Promise<void> {
  await updateRow(tx, 'point_adjustments', id, fields);
}

export async function deleteDeductionRow(tx: Queryable, id: number): Promise<void> {
  await deleteRow(tx, 'point_adjustments', id);
}
