import { sql } from '#server/db/sql.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Award, AwardFields } from '#contract/desk/honours.ts';
import type { AwardTeam } from '#domain/player/award-leaders.ts';
import { cardPoints } from '#domain/standings/card-points.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';
import type { awards } from '#server/db/tables/press.ts';
import { toPicture } from './best-teams.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';

export interface AwardRow extends Omit<Award, 'version'> {
  competitionSeasonId: CompetitionSeasonId;
}

interface Stored {
  player: StoredPlayer | null;
  pictureId: number | null;
}

interface StoredPlayer {
  id: number;
  name: string;
  nameLatin: string;
  pictureId: number | null;
}

/** Of a season of a competition, or one by its id; the newest first. */
export async function listAwards(
  db: Queryable,
  { competitionSeasonId = null, id = null }: { competitionSeasonId?: number | null; id?: number | null },
): Promise<AwardRow[]> {
  const rows = await db.rows<Omit<AwardRow, 'player' | 'teamId' | 'picture'> & Stored>(sql`
    select a.id, a.competition_season_id as "competitionSeasonId", a.subtype, a.player_id as "playerId", g.number as gameweek,
      a.awarded_on::text as "awardedOn", a.notes_bg as "notesBg", a.notes_en as "notesEn", a.picture_id as "pictureId",
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'nameLatin', p.name_latin,
        'pictureId', p.picture_id) end as player,
      case when t.id is not null then ${teamRef(sql`t`)} end as team
    from awards a left join players p on p.id = a.player_id left join teams t on t.id = a.team_id
    left join gameweeks g on g.id = a.gameweek_id
    where (${competitionSeasonId}::int is null or a.competition_season_id = ${competitionSeasonId})
      and (${id}::int is null or a.id = ${id})
    order by a.awarded_on desc, a.id desc`);
  return rows.map(({ player, pictureId, ...row }) => ({
    ...row,
    picture: toPicture(pictureId),
    // The team of a player who has won is not the winner.
    teamId: row.playerId === null ? (row.team?.id ?? null) : null,
    player: player && {
      id: player.id,
      name: player.name,
      nameLatin: player.nameLatin,
      picture: toPicture(player.pictureId),
    },
  }));
}

export async function lockAward(tx: Queryable, id: number): Promise<AwardRow | null> {
  await tx.run(sql`select from awards where id = ${id} for update`);
  const [award] = await listAwards(tx, { id });
  return award ?? null;
}

type StoredAward = Pick<
  typeof awards.$inferInsert,
  'type' | 'subtype' | 'gameweekId' | 'teamId' | 'playerId' | 'awardedOn' | 'notesBg' | 'notesEn' | 'pictureId'
>;

export async function insertAward(
  tx: Queryable,
  award: StoredAward & { key: string; competitionSeasonId: number },
): Promise<number> {
  return insertRow(tx, 'awards', award);
}

export async function updateAward(tx: Queryable, id: number, award: StoredAward): Promise<void> {
  await updateRow(tx, 'awards', id, award);
}

export async function deleteAwardRow(tx: Queryable, id: number): Promise<void> {
  await deleteRow(tx, 'awards', id);
}

/** The pages of these players show an award of their team. */
export async function listPlayersOfTeam(tx: Queryable, competitionSeasonId: number, teamId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select player_id as id from player_season_stats where competition_season_id = ${competitionSeasonId} and team_id = ${teamId}`);
  return rows.map(({ id }) => id);
}

export async function findWinnerKey(
  tx: Queryable,
  { playerId, teamId }: Pick<AwardFields, 'playerId' | 'teamId'>,
): Promise<string> {
  const rows = await tx.rows<{ key: string }>(sql`
    select key from players where id = ${playerId} union all select key from teams where id = ${teamId}`);
  return rows[0]?.key ?? '';
}

type TeamFigures = Omit<AwardTeam, 'place' | 'cardPoints'> & { yellowCards: number; redCards: number };

/** What the teams did that stayed in the competition. */
export async function listTeamFigures(db: Queryable, competitionSeasonId: number): Promise<Omit<AwardTeam, 'place'>[]> {
  const rows = await db.rows<TeamFigures>(sql`
    select t.id, t.name, s.matches, s.goals_for as "goalsFor", s.goals_against as "goalsAgainst",
      coalesce(s.yellow_cards, 0) as "yellowCards", coalesce(s.red_cards, 0) as "redCards"
    from team_season_stats s join teams t on t.id = s.team_id
    join competition_teams ct on ct.team_id = t.id and ct.competition_season_id = s.competition_season_id
    where s.competition_season_id = ${competitionSeasonId} and ct.withdrawn_on is null`);
  return rows.map(({ yellowCards, redCards, ...team }) => ({
    ...team,
    cardPoints: cardPoints({ yellowCards, redCards }),
  }));
}
