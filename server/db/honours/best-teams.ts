import { sql } from '#server/db/sql.ts';
import type { BestTeamFields, Candidate } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { BestTeamType } from '#domain/player/award.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';
import type { compositions } from '#server/db/tables/press.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';

/** The days of a gameweek or of a whole competition. */
export interface Occasion {
  competitionSeasonId: number;
  /** Null for the whole season. */
  gameweekId: number | null;
  startsOn: string;
  endsOn: string;
}

export const toPicture = (id: number | null) => (id === null ? null : { id, address: deskPaths.picture(id) });

/**
 * [TW6] Everybody who was in a squad of the competition in those days, or played in a match of them, with what he did;
 * those who are chosen already are listed even if they are hidden now.
 */
export async function listCandidates(
  db: Queryable,
  { competitionSeasonId, gameweekId, startsOn, endsOn }: Occasion,
  chosen: readonly number[] = [],
): Promise<Candidate[]> {
  const rows = await db.rows<Omit<Candidate, 'picture'> & { pictureId: number | null }>(sql`
    with done as (
      select ps.player_id, (array_agg(ps.team_id order by m.start_time desc nulls last, m.id desc))[1] as team_id,
        (array_agg(l.shirt_number order by m.start_time desc nulls last, m.id desc))[1] as shirt_number,
        (array_agg(l.position order by m.start_time desc nulls last, m.id desc) filter (where l.position is not null))[1] as position,
        count(*)::int as matches, sum(ps.minutes_played)::int as minutes, round(avg(ps.rating), 2)::float8 as rating,
        count(*) filter (where ps.man_of_the_match)::int as man_of_the_match, sum(ps.goals)::int as goals,
        sum(ps.assists)::int as assists, sum(ps.saves)::int as saves,
        count(*) filter (where case ps.team_id when m.home_team_id then m.away_score else m.home_score end = 0)::int as clean_sheets
      from matches m join player_match_stats ps on ps.match_id = m.id
      left join lineups l on l.match_id = m.id and l.player_id = ps.player_id
      where m.competition_season_id = ${competitionSeasonId} and m.status = 'FINISHED'
        and (${gameweekId}::int is null or m.gameweek_id = ${gameweekId})
      group by ps.player_id
    ), registered as (
      select distinct on (sm.player_id) sm.player_id, sm.team_id, sm.shirt_number from squad_memberships sm
      join competition_teams ct on ct.team_id = sm.team_id and ct.competition_season_id = ${competitionSeasonId}
      where sm.joined_on <= ${endsOn}::date and (sm.left_on is null or sm.left_on >= ${startsOn}::date)
      order by sm.player_id, sm.rank, sm.joined_on desc, sm.id desc
    )
    select p.id, p.name, p.name_latin as "nameLatin", p.picture_id as "pictureId", ${teamRef(sql`t`)} as team,
      coalesce(d.shirt_number, r.shirt_number) as "shirtNumber", coalesce(d.position, p.position) as position,
      coalesce(d.matches, 0) as matches, d.minutes, d.rating, coalesce(d.man_of_the_match, 0) as "manOfTheMatch",
      coalesce(d.goals, 0) as goals, d.assists, d.saves, coalesce(d.clean_sheets, 0) as "cleanSheets"
    from players p left join done d on d.player_id = p.id left join registered r on r.player_id = p.id
    join teams t on t.id = coalesce(d.team_id, r.team_id)
    where not p.hidden or p.id = any(${chosen}::int[])
    order by d.rating desc nulls last, d.goals desc nulls last, p.name collate "und-x-icu", p.id`);
  return rows.map(({ pictureId, ...row }) => ({ ...row, picture: toPicture(pictureId) }));
}

export interface StoredBestTeam extends BestTeamFields {
  id: number;
}

/** [TW1] The last one that was chosen, which the site shows. */
export async function findBestTeam(
  db: Queryable,
  { competitionSeasonId, gameweekId }: Occasion,
  type: BestTeamType,
): Promise<StoredBestTeam | null> {
  return db.maybe<StoredBestTeam>(sql`
    select id, goalkeeper_id as goalkeeper, first_defender_id as "firstDefender", second_defender_id as "secondDefender",
      midfielder_id as midfielder, first_forward_id as "firstForward", second_forward_id as "secondForward",
      notes_bg as "notesBg", notes_en as "notesEn"
    from compositions where competition_season_id = ${competitionSeasonId} and type = ${type}
      and gameweek_id is not distinct from ${gameweekId}::int
    order by created_on desc, id desc limit 1`);
}

type SixPlayers = Record<Exclude<keyof BestTeamFields, 'notesBg' | 'notesEn'>, number>;
type BestTeamRow = SixPlayers & Pick<BestTeamFields, 'notesBg' | 'notesEn'>;

const toColumns = (team: BestTeamRow) => ({
  goalkeeperId: team.goalkeeper,
  firstDefenderId: team.firstDefender,
  secondDefenderId: team.secondDefender,
  midfielderId: team.midfielder,
  firstForwardId: team.firstForward,
  secondForwardId: team.secondForward,
  notesBg: team.notesBg,
  notesEn: team.notesEn,
});

export async function insertBestTeam(
  tx: Queryable,
  team: BestTeamRow,
  row: Pick<typeof compositions.$inferInsert, 'key' | 'type' | 'competitionSeasonId' | 'gameweekId' | 'createdOn'>,
): Promise<void> {
  await insertRow(tx, 'compositions', { ...toColumns(team), ...row });
}

export async function updateBestTeam(tx: Queryable, id: number, team: BestTeamRow): Promise<void> {
  await updateRow(tx, 'compositions', id, toColumns(team));
}

export async function deleteBestTeamRow(tx: Queryable, id: number): Promise<void> {
  await deleteRow(tx, 'compositions', id);
}

export async function findGameweekByNumber(
  db: Queryable,
  competitionSeasonId: number,
  number: number,
): Promise<{ id: number; startsOn: string; endsOn: string } | null> {
  return db.maybe<{ id: number; startsOn: string; endsOn: string }>(sql`
    select id, starts_on::text as "startsOn", ends_on::text as "endsOn" from gameweeks
    where competition_season_id = ${competitionSeasonId} and number = ${number}`);
}
