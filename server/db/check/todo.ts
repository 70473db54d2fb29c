import { sql } from '#server/db/sql.ts';
import type { StepsTaken } from '#domain/desk/first-steps.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';

/** Members of both squads of a match on its day. */
export async function listMatchMembers(
  db: Queryable,
  matchId: number,
): Promise<{ id: number; name: string; teamId: number }[]> {
  return db.rows<{ id: number; name: string; teamId: number }>(sql`
    select p.id, p.name, s.team_id as "teamId" from matches m
    join squad_memberships s on s.team_id in (m.home_team_id, m.away_team_id) and ${memberOn(matchDay)}
    join players p on p.id = s.player_id where m.id = ${matchId} order by p.name, p.id`);
}

/** The team that each of these players belongs to on a day. */
export async function listTeamsOfPlayers(
  db: Queryable,
  playerIds: readonly number[],
  day: string,
): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; teamId: number }>(sql`
    select distinct on (s.player_id) s.player_id as id, s.team_id as "teamId" from squad_memberships s
    where s.player_id = any(${playerIds}::int[])
    order by s.player_id, ${memberOn(day)} desc, s.joined_on desc`);
  return new Map(rows.map(({ id, teamId }) => [id, teamId]));
}

export async function countJournalOfPeople(db: Queryable, since: Date): Promise<number> {
  const rows = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from journal where session_id is not null and at >= ${since}`,
  );
  return rows[0]?.count ?? 0;
}

export async function listDrafts(db: Queryable): Promise<{ id: number; name: string }[]> {
  return db.rows<{ id: number; name: string }>(sql`
    select id, coalesce(nullif(trim(title_bg), ''), trim(title_en)) as name from news
    where published_at is null order by updated_at desc nulls last, id desc`);
}

/** Which of the first steps somebody took. */
export async function readStepsTaken(db: Queryable): Promise<StepsTaken> {
  const rows = await db.rows<StepsTaken>(sql`
    select exists (select from settings where name = 'league') as league,
      exists (select from competition_seasons) as competition,
      exists (select from competition_teams) and not exists (
        select from competition_teams ct where not exists (select from squad_memberships s where s.team_id = ct.team_id)
      ) as squads,
      (select count(*) from people where ended_at is null) > 1 as people,
      exists (select from news) as article,
      exists (select from matches where status in ('FINISHED', 'AWARDED')) as result`);
  if (!rows[0]) throw new Error('No answer to what the league has');
  return rows[0];
}
