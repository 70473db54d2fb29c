import { sql } from '#server/db/sql.ts';
import { competitionSeasonIdSchema, type CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { RulesFields } from '#contract/desk/competitions.ts';
import type { CompetitionBasis } from '#contract/desk/publish.ts';
import { matchMinutes } from '#domain/match/expected-end.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import { pictureAddress, timeZone } from '#server/db/fragments.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import { rulesRow } from './office-competitions.ts';
import type { competitions, competitionTeams, gameweeks } from '#server/db/tables/competition.ts';
import type { matches } from '#server/db/tables/match.ts';

export const insertCompetition = (tx: Queryable, row: typeof competitions.$inferInsert): Promise<number> =>
  insertRow(tx, 'competitions', row);

interface NewCompetitionSeason extends RulesFields {
  competitionId: number;
  seasonId: number;
  format: CompetitionFormat;
  startsOn: string;
  endsOn: string;
}

export async function insertCompetitionSeason(tx: Queryable, row: NewCompetitionSeason): Promise<CompetitionSeasonId> {
  const { competitionId, seasonId, format, startsOn, endsOn, ...rules } = row;
  const stored = { competitionId, seasonId, format, startsOn, endsOn, ...rulesRow(rules) };
  return competitionSeasonIdSchema.parse(await insertRow(tx, 'competition_seasons', stored));
}

export async function findCompetitionKey(tx: Queryable, id: number): Promise<{ key: string; name: string } | null> {
  return tx.maybe<{ key: string; name: string }>(
    sql`select key, name from competitions where id = ${id} for no key update`,
  );
}

/** [AL9] A competition in a season; an announced one has no fixtures yet. */
export const findCompetitionIn = (tx: Queryable, competitionId: number, seasonId: number) =>
  tx.maybe<{ id: CompetitionSeasonId; isAnnounced: boolean }>(sql`
    select cs.id, not exists (select from gameweeks g where g.competition_season_id = cs.id)
      and not exists (select from matches m where m.competition_season_id = cs.id) as "isAnnounced"
    from competition_seasons cs where cs.competition_id = ${competitionId} and cs.season_id = ${seasonId} for no key update`);

/** [AL9] The announced competition gets its rules, and loses the teams: those of the fixtures take part. */
export async function resetAnnounced(
  tx: Queryable,
  id: CompetitionSeasonId,
  { format, startsOn, endsOn, ...rules }: Omit<NewCompetitionSeason, 'competitionId' | 'seasonId'>,
): Promise<void> {
  await tx.run(sql`delete from competition_teams where competition_season_id = ${id}`);
  await tx.run(sql`delete from groups where competition_season_id = ${id}`);
  await updateRow(tx, 'competition_seasons', id, { format, startsOn, endsOn, ...rulesRow(rules) });
}

export async function listTeamNames(tx: Queryable): Promise<{ id: number; key: string; name: string }[]> {
  return tx.rows<{ id: number; key: string; name: string }>(sql`select id, key, name from teams order by id`);
}

export async function insertEntries(tx: Queryable, rows: (typeof competitionTeams.$inferInsert)[]): Promise<void> {
  const [first, ...others] = rows;
  if (first) await tx.run(sql`insert into competition_teams ${sql.values(first, ...others)}`);
}

export async function insertGameweeks(
  tx: Queryable,
  rows: (typeof gameweeks.$inferInsert)[],
): Promise<{ id: number; number: number }[]> {
  const [first, ...others] = rows;
  return first ? tx.rows(sql`insert into gameweeks ${sql.values(first, ...others)} returning id, number`) : [];
}

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 500;

export async function insertMatches(tx: Queryable, rows: (typeof matches.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const [first, ...others] = rows.slice(from, from + ROWS_A_STATEMENT);
    if (first) await tx.run(sql`insert into matches ${sql.values(first, ...others)}`);
  }
}

type BasisCompetition = CompetitionBasis['competitions'][number];

/** Every competition as it was played last. */
export async function listLastSeasons(db: Queryable): Promise<BasisCompetition[]> {
  return db.rows<BasisCompetition>(sql`
    with started as (
      select m.competition_season_id as id, (m.start_time at time zone ${timeZone}) as at, m.venue from matches m
      where m.start_time is not null)
    select c.id, c.name, c.name_latin as "nameLatin", ${pictureAddress(sql`c.logo_id`)} as logo, json_build_object(
      'seasonId', cs.season_id, 'format', cs.format,
      'rules', json_build_object('pointsWin', cs.points_win, 'pointsDraw', cs.points_draw, 'pointsLoss', cs.points_loss,
        'shootOuts', cs.shoot_outs, 'pointsShootOutWin', cs.points_shoot_out_win, 'pointsShootOutLoss', cs.points_shoot_out_loss,
        'tieBreakers', cs.tie_breakers, 'halfMinutes', cs.half_minutes, 'extraTime', cs.extra_time,
        'yellowsPerSuspension', cs.yellows_per_suspension, 'matchesPerRed', cs.matches_per_red,
        'secondYellowIsRed', cs.second_yellow_is_red, 'sharesWith', cs.shares_with_id,
        'sharesYellows', cs.shares_yellows, 'zones', cs.zones, 'leavingResults', cs.leaving_results, 'leavingGoals', cs.leaving_goals,
        -- Registration is for one season.
        'registrationUntil', null),
      'teams', (select coalesce(json_agg(ct.team_id order by ct.seed, t.name), '[]') from competition_teams ct
        join teams t on t.id = ct.team_id where ct.competition_season_id = cs.id and ct.withdrawn_on is null),
      'twice', exists (select from matches m join matches o on o.competition_season_id = m.competition_season_id
        and o.home_team_id = m.away_team_id and o.away_team_id = m.home_team_id join gameweeks g on g.id = m.gameweek_id
        where m.competition_season_id = cs.id and g.elimination_round is null),
      'groups', (select count(*)::int from groups g where g.competition_season_id = cs.id),
      'weekdays', (select coalesce(json_agg(distinct extract(dow from s.at)::int), '[]') from started s where s.id = cs.id),
      'times', (select coalesce(json_agg(time order by time), '[]') from (
        select to_char(s.at, 'HH24:MI') as time from started s where s.id = cs.id group by 1
        having count(*) * 12 >= (select count(*) from started n where n.id = cs.id) order by count(*) desc limit 8) common),
      'pitches', (select coalesce(json_agg(distinct s.venue), '[]') from started s where s.id = cs.id and s.venue <> '')
    ) as last
    from competitions c join lateral (
      select cs.* from competition_seasons cs join seasons s on s.id = cs.season_id where cs.competition_id = c.id
      order by s.year_start desc, s.starts_on desc limit 1) cs on true
    order by c.rank, c.name collate "und-x-icu", c.id`);
}

/** [CH3] Matches that are to be played; each takes its pitch until it should be over. */
export async function listTakenPitches(db: Queryable, now: Date): Promise<CompetitionBasis['taken']> {
  const rows = await db.rows<Omit<CompetitionBasis['taken'][number], 'minutes'> & { halfMinutes: number }>(sql`
    select m.venue as pitch, to_char(m.start_time at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      to_char(m.start_time at time zone ${timeZone}, 'HH24:MI') as time, cs.half_minutes as "halfMinutes", c.name as competition
    from matches m join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
    where m.status in ('UPCOMING', 'LIVE') and m.start_time >= ${now}::timestamptz - interval '1 day' and m.venue <> ''
    order by m.start_time, m.id limit 5000`);
  return rows.map(({ halfMinutes, ...match }) => ({ ...match, minutes: matchMinutes(halfMinutes) }));
}
