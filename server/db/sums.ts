import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from './queryable.ts';

/*
 * Each sum is one statement over matches. A refresh recomputes the competition seasons that a write has touched,
 * so there is no second rule for adding and subtracting. SQL's sum leaves out what is unknown, as [UN3] asks.
 */

/** Recomputes the sums of these competition seasons and locks the competitions, in the transaction that touched them. */
export async function refreshSums(tx: Queryable, competitionSeasonIds: readonly number[]): Promise<void> {
  const touched = sql`any(${competitionSeasonIds}::int[])`;
  const competitions = sql`(select competition_id from competition_seasons where id = ${touched})`;
  // Of two matches that end at once, each would miss what the other writes: the second waits for the lock.
  await tx.run(sql`select from competitions where id in ${competitions} order by id for no key update`);
  const before = await playersOf(tx, touched);
  await tx.run(sql`delete from player_season_stats where competition_season_id = ${touched}`);
  await tx.run(sql`insert into player_season_stats ${playerSeasonStatsOf(sql`m.competition_season_id = ${touched}`)}`);
  await tx.run(sql`delete from team_season_stats where competition_season_id = ${touched}`);
  await tx.run(sql`insert into team_season_stats ${teamSeasonStatsOf(sql`m.competition_season_id = ${touched}`)}`);
  await tx.run(sql`delete from referee_season_stats where competition_season_id = ${touched}`);
  await tx.run(
    sql`insert into referee_season_stats ${refereeSeasonStatsOf(sql`m.competition_season_id = ${touched}`)}`,
  );
  const players = sql`any(${[...new Set([...before, ...(await playersOf(tx, touched))])]}::int[])`;
  const theirs = sql`cs.competition_id in ${competitions} and s.player_id = ${players}`;
  for (const [model, sums] of [
    ['player_competition_stats', playerCompetitionStatsOf(theirs)],
    ['player_team_stats', playerTeamStatsOf(theirs)],
  ] as const) {
    const table = sql.identifier(model);
    await tx.run(sql`delete from ${table} where competition_id in ${competitions} and player_id = ${players}`);
    await tx.run(sql`insert into ${table} ${sums}`);
  }
}

/** Before rows are removed that the sums refer to. The same transaction has to refresh the read models. */
export async function clearReadModels(tx: Queryable): Promise<void> {
  // Locked in the same order as by refreshSums, so that the two cannot deadlock.
  await tx.run(sql`select from competitions order by id for no key update`);
  for (const model of [
    'player_season_stats',
    'player_competition_stats',
    'player_team_stats',
    'team_season_stats',
    'referee_season_stats',
    'team_season_records',
    'team_records',
  ]) {
    await tx.run(sql`delete from ${sql.identifier(model)}`);
  }
}

async function playersOf(tx: Queryable, touched: Sql): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select distinct player_id as id from player_season_stats where competition_season_id = ${touched}`,
  );
  return rows.map(({ id }) => id);
}

/** A goalkeeper keeps a clean sheet when his team concedes nothing in a match in which he played. */
export const playerSeasonStatsOf = (where: Sql) => sql`
  select m.competition_season_id, s.player_id, s.team_id, count(*), count(*) filter (where s.starter), sum(s.minutes_played),
    sum(s.goals), sum(s.own_goals), sum(s.assists), sum(s.shots), sum(s.shots_on_target), sum(s.shots_off_target),
    sum(s.passes), sum(s.passes_completed), sum(s.tackles), sum(s.saves), sum(s.yellow_cards), sum(s.red_cards),
    count(*) filter (where s.man_of_the_match),
    count(*) filter (where l.position = 'GK' and coalesce(s.minutes_played > 0, s.starter)
      and case when s.team_id = m.home_team_id then m.away_score else m.home_score end = 0),
    count(s.rating), coalesce(sum(s.rating), 0), max(s.rating), max(m.start_time)
  from player_match_stats s
  join matches m on m.id = s.match_id
  left join lineups l on l.match_id = s.match_id and l.player_id = s.player_id
  where m.status = 'FINISHED' and ${where}
  group by m.competition_season_id, s.player_id, s.team_id`;

export const playerCompetitionStatsOf = (where: Sql) => sql`
  select cs.competition_id, s.player_id, (array_agg(s.team_id order by s.last_played_at desc nulls last, s.team_id))[1],
    sum(s.matches), sum(s.goals), sum(s.assists), sum(s.rated_matches), sum(s.rating_sum),
    round(sum(s.rating_sum) / nullif(sum(s.rated_matches), 0), 2)
  from player_season_stats s join competition_seasons cs on cs.id = s.competition_season_id
  where ${where}
  group by cs.competition_id, s.player_id`;

export const playerTeamStatsOf = (where: Sql) => sql`
  select s.team_id, cs.competition_id, s.player_id, sum(s.matches), sum(s.goals), sum(s.assists), sum(s.rated_matches), sum(s.rating_sum)
  from player_season_stats s join competition_seasons cs on cs.id = s.competition_season_id
  where ${where}
  group by s.team_id, cs.competition_id, s.player_id`;

/** Knockout matches count as matches but give no points; one decided on penalties is a draw, with points of its own where there are such. [ST19] */
export const teamSeasonStatsOf = (where: Sql) => sql`
  with sides as (
    select m.id, m.competition_season_id, m.status, g.elimination_round is null as gives_points, side.*
    from matches m
    join gameweeks g on g.id = m.gameweek_id
    cross join lateral (values
      (m.home_team_id, coalesce(m.official_home, m.home_score), coalesce(m.official_away, m.away_score),
        case when m.official_home is null then sign(m.penalties_home - m.penalties_away) end),
      (m.away_team_id, coalesce(m.official_away, m.away_score), coalesce(m.official_home, m.home_score),
        case when m.official_home is null then sign(m.penalties_away - m.penalties_home) end)
    ) as side (team_id, scored, conceded, shoot_out)
    where m.status in ('FINISHED', 'AWARDED') and ${where}
  )
  select s.competition_season_id, s.team_id, count(*),
    count(*) filter (where scored > conceded), count(*) filter (where scored = conceded), count(*) filter (where scored < conceded),
    sum(scored), sum(conceded),
    coalesce(sum(case when scored > conceded then cs.points_win when scored < conceded then cs.points_loss
        when cs.shoot_outs and shoot_out = 1 then cs.points_shoot_out_win
        when cs.shoot_outs and shoot_out = -1 then cs.points_shoot_out_loss else cs.points_draw end)
      filter (where gives_points), 0)
      + coalesce((select sum(a.points) from point_adjustments a
          where a.competition_season_id = s.competition_season_id and a.team_id = s.team_id), 0),
    count(*) filter (where conceded = 0 and s.status = 'FINISHED'),
    sum(t.yellow_cards), sum(t.red_cards), count(t.average_rating), coalesce(sum(t.average_rating), 0)
  from sides s
  join competition_seasons cs on cs.id = s.competition_season_id
  left join team_match_stats t on t.match_id = s.id and t.team_id = s.team_id
  group by s.competition_season_id, s.team_id`;

/** An awarded match without a score was not played, so nobody refereed it. A second yellow counts as a yellow and a red. */
export const refereeSeasonStatsOf = (where: Sql) => sql`
  select m.competition_season_id, m.referee_id, count(*), sum(shown.yellow), sum(shown.red)
  from matches m
  cross join lateral (
    select sum(t.yellow_cards) as yellow, sum(t.red_cards) as red from team_match_stats t where t.match_id = m.id
  ) shown
  where m.status in ('FINISHED', 'AWARDED') and m.home_score is not null and m.referee_id is not null and ${where}
  group by m.competition_season_id, m.referee_id`;
