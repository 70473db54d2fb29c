import type { ApplicationContent } from '#contract/desk/applications.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { DeskTeam } from '#contract/desk/matches.ts';
import type { KnownTeam } from '#contract/desk/open-applications.ts';
import type { ApplicationState } from '#domain/club/applications.ts';
import type { Language } from '#domain/formatting/date.ts';
import { pictureAddress, timeZone } from '#server/db/fragments.ts';
import { sessionName } from '#server/db/people/sessions.ts';
import type { Queryable, Reader } from '#server/db/queryable.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';

interface Years {
  yearStart: number;
  yearEnd: number;
}

export interface ApplicationRow extends Omit<ApplicationContent, 'sentAt'> {
  id: number;
  competitionSeasonId: CompetitionSeasonId;
  /** That the applicant says it is, or that was made. */
  team: DeskTeam | null;
  lastSeason: Years | null;
  language: Language;
  state: ApplicationState;
  sentAt: Date;
  waitingSince: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
  personId: number | null;
}

/** The last season in which a team played, other than in this competition of this season. */
const lastSeason = (team: Sql, except: Sql) => sql`(
  select json_build_object('yearStart', s.year_start, 'yearEnd', s.year_end) from competition_teams ct
  join competition_seasons cs on cs.id = ct.competition_season_id join seasons s on s.id = cs.season_id
  where ct.team_id = ${team} and cs.id is distinct from ${except} order by s.year_start desc, s.starts_on desc limit 1)`;

const read = (db: Reader, rest: Sql): Promise<ApplicationRow[]> =>
  db.rows<ApplicationRow>(sql`
    select a.id, a.competition_season_id as "competitionSeasonId", a.team_name as "teamName", a.contact_name as "contactName",
      a.contact, a.colour, a.days, a.pitch, a.answers, a.rules, a.language, a.state, a.sent_at as "sentAt",
      a.waiting_since as "waitingSince", a.decided_at as "decidedAt", a.reason, a.person_id as "personId",
      (select ${sessionName} from desk_sessions s left join people p on p.id = s.person_id where s.id = a.decided_by) as "decidedBy",
      case when t.id is not null then ${teamRef(sql`t`)} end as team,
      ${lastSeason(sql`t.id`, sql`a.competition_season_id`)} as "lastSeason"
    from applications a left join teams t on t.id = a.team_id ${rest}`);

/** [AL5] What waits for the league, the first that was sent first. */
export const listUndecided = (db: Reader): Promise<ApplicationRow[]> =>
  read(db, sql`where a.state in ('open', 'waiting') order by a.sent_at, a.id`);

export const findApplication = async (db: Reader, id: number): Promise<ApplicationRow | null> =>
  (await read(db, sql`where a.id = ${id}`))[0] ?? null;

/** Codes are found by their hash: what the time of a search tells about a hash leads to no code. */
export const findApplicationByCode = async (db: Reader, codeHash: string): Promise<ApplicationRow | null> =>
  (await read(db, sql`where a.code_hash = ${codeHash}`))[0] ?? null;

/** [AL3] Whoever decides about it waits for the other, and then sees what he has decided. */
export async function lockApplication(tx: Queryable, id: number): Promise<ApplicationRow | null> {
  await tx.run(sql`select from applications where id = ${id} for update`);
  return findApplication(tx, id);
}

/** [AL4] Those that wait in a competition. */
export const listQueue = (db: Reader, competitionSeasonId: number) =>
  db.rows<{ id: number; state: ApplicationState; waitingSince: Date | null }>(sql`
    select id, state, waiting_since as "waitingSince" from applications
    where competition_season_id = ${competitionSeasonId} and state = 'waiting'`);

/** [CB4] Two who send at once count each other. */
export const lockNewApplications = (tx: Queryable) => tx.run(sql`lock table applications in share row exclusive mode`);

/** [CB4] Of a day, in all competitions. Lock them first. */
export async function countSentOn(tx: Queryable, day: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from applications where (sent_at at time zone ${timeZone})::date = ${day}::date`);
  return count;
}

/** What an applicant has said, as it is stored. */
export interface StoredContent extends Omit<ApplicationContent, 'sentAt'> {
  teamId: number | null;
  language: Language;
}

const toColumns = ({ answers, rules, ...content }: StoredContent) => ({
  ...content,
  answers: sql.json(answers),
  rules: sql.json(rules),
});

export const insertApplication = (
  tx: Queryable,
  {
    competitionSeasonId,
    codeHash,
    sentAt,
    ...content
  }: StoredContent & {
    competitionSeasonId: CompetitionSeasonId;
    codeHash: string;
    sentAt: Date;
  },
): Promise<number> => insertRow(tx, 'applications', { competitionSeasonId, codeHash, sentAt, ...toColumns(content) });

export const updateApplication = (tx: Queryable, id: number, content: StoredContent): Promise<void> =>
  updateRow(tx, 'applications', id, toColumns(content));

interface StoredDecision {
  state: ApplicationState;
  waitingSince?: Date;
  decidedAt?: Date;
  decidedBy?: number | null;
  reason?: string;
  teamId?: number;
  personId?: number | null;
}

export const storeApplicationDecision = (tx: Queryable, id: number, decision: StoredDecision): Promise<void> =>
  updateRow(tx, 'applications', id, decision);

/** Every team of the league, with the last season in which it played. */
export const listKnownTeams = (db: Reader): Promise<KnownTeam[]> =>
  db.rows<KnownTeam>(sql`
    select t.id, t.name, t.name_latin as "nameLatin", t.short_name as "shortName", ${pictureAddress(sql`t.badge_id`)} as crest,
      ${lastSeason(sql`t.id`, sql`null::int`)} as "lastSeason"
    from teams t order by t.name collate "und-x-icu", t.id`);

/** [AL8] What became of somebody as a manager of a team. */
export const findManagerState = (db: Reader, personId: number, teamId: number) =>
  db.maybe<{ isManager: boolean; hasSignedIn: boolean }>(sql`
    select p.ended_at is null and exists (
        select from person_teams pt where pt.person_id = p.id and pt.team_id = ${teamId}) as "isManager",
      exists (select from desk_sessions s where s.person_id = p.id) as "hasSignedIn"
    from people p where p.id = ${personId}`);

/**
 * [AL7] What was refused or withdrawn before this day, and what nobody has decided of a period that ended before it: it has names
 * and contacts that nobody needs.
 */
export const deleteOldApplications = (db: Queryable, before: Date) =>
  db.run(sql`
    delete from applications a where (a.state in ('refused', 'withdrawn') and a.decided_at < ${before})
      or (a.state in ('open', 'waiting') and a.sent_at < ${before} and not exists (
        select from application_periods p where p.competition_season_id = a.competition_season_id
          and p.closes_on >= (${before}::timestamptz at time zone ${timeZone})::date))`);
