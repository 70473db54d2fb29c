import type { ApplicationPeriodFields, OfficePeriod } from '#contract/desk/applications.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Queryable, Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';

/** In this order: the version is a digest of their text. */
const fieldsOf = (row: ApplicationPeriodFields): ApplicationPeriodFields => ({
  isOpen: row.isOpen,
  opensOn: row.opensOn,
  closesOn: row.closesOn,
  answersBy: row.answersBy,
  places: row.places,
  textBg: row.textBg,
  textEn: row.textEn,
  fee: row.fee,
  asksColour: row.asksColour,
  asksDays: row.asksDays,
  asksPitch: row.asksPitch,
  // PostgreSQL has an order of its own for the keys of a document.
  questions: row.questions.map(({ bg, en, isRequired }) => ({ bg, en, isRequired })),
  document: row.document,
  documentOn: row.documentOn,
});

const columns = sql`
  p.is_open as "isOpen", p.opens_on::text as "opensOn", p.closes_on::text as "closesOn", p.answers_by::text as "answersBy",
  p.places, p.text_bg as "textBg", p.text_en as "textEn", p.fee, p.asks_colour as "asksColour", p.asks_days as "asksDays",
  p.asks_pitch as "asksPitch", p.questions, p.document, p.document_on::text as "documentOn"`;

/** Null for a competition that never took applications. */
export async function findPeriod(db: Reader, id: CompetitionSeasonId): Promise<ApplicationPeriodFields | null> {
  const row = await db.maybe<ApplicationPeriodFields>(
    sql`select ${columns} from application_periods p where p.competition_season_id = ${id}`,
  );
  return row && fieldsOf(row);
}

export async function storePeriod(
  tx: Queryable,
  competitionSeasonId: CompetitionSeasonId,
  { questions, ...fields }: ApplicationPeriodFields,
): Promise<void> {
  const stored = { ...fields, questions: sql.json(questions) };
  await tx.run(sql`
    insert into application_periods ${sql.values({ competitionSeasonId, ...stored })}
    on conflict (competition_season_id) do update set ${sql.set(stored)}`);
}

export interface PeriodRow
  extends ApplicationPeriodFields, Omit<OfficePeriod, 'state' | 'applications' | 'hasFixtures'> {
  competitionId: number;
  matches: number;
}

/** With the teams that take part, as in menus; of one competition if it is named. */
export async function listPeriods(db: Reader, only: CompetitionSeasonId | null = null): Promise<PeriodRow[]> {
  return db.rows<PeriodRow>(sql`
    select cs.id as "competitionSeasonId", c.id as "competitionId", c.name, c.name_latin as "nameLatin",
      json_build_object('yearStart', s.year_start, 'yearEnd', s.year_end) as season, ${columns},
      (select coalesce(json_agg(${teamRef(sql`t`)} order by t.name collate "und-x-icu"), '[]') from competition_teams ct
        join teams t on t.id = ct.team_id where ct.competition_season_id = cs.id and ct.withdrawn_on is null) as teams,
      array(select g.name from groups g where g.competition_season_id = cs.id order by g.name collate "und-x-icu") as groups,
      (select count(*)::int from matches m where m.competition_season_id = cs.id and m.status <> 'CANCELLED') as matches
    from application_periods p join competition_seasons cs on cs.id = p.competition_season_id
    join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
    where ${only}::int is null or cs.id = ${only}
    order by p.closes_on desc nulls last, c.rank, c.name collate "und-x-icu", c.id`);
}

export interface OpenedRow {
  competitionId: number;
  seasonId: number;
  from: string;
  until: string;
}

/** [AL1] What the public site says of applications: open ones, and those to come. */
export const listOpenedPeriods = (db: Reader): Promise<OpenedRow[]> =>
  db.rows<OpenedRow>(sql`
    select cs.competition_id as "competitionId", cs.season_id as "seasonId", p.opens_on::text as "from", p.closes_on::text as until
    from application_periods p join competition_seasons cs on cs.id = p.competition_season_id
    where p.is_open and p.closes_on >= current_date - 1 order by p.closes_on, cs.id`);
