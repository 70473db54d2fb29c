import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { TEAM_SEASONS_LOCK } from './advisory-locks.ts';
import { pictureAddress } from './queries/fragments.ts';

/*
 * Each read model is made by one statement over the matches it stands for, and brought up to date by making the
 * competition seasons anew that a write has touched: there is no second rule for adding and taking away.
 */

/** Brings the sums of these competition seasons up to date; in the same transaction as the write that touched them. */
export async function refreshReadModels(tx: Queryable, competitionSeasonIds: readonly number[]): Promise<void> {
  const touched = sql`any(${sql.param(competitionSeasonIds)}::int[])`;
  const competitions = sql`(select competition_id from competition_seasons where id = ${touched})`;
  // Two matches that end at once would each miss what the other writes: the second waits.
  await tx.execute(sql`select from competitions where id in ${competitions} order by id for no key update`);
  const before = await playersOf(tx, touched);
  await tx.execute(sql`delete from player_season_stats where competition_season_id = ${touched}`);
  await tx.execute(
    sql`insert into player_season_stats ${playerSeasonStatsOf(sql`m.competition_season_id = ${touched}`)}`,
  );
  await tx.execute(sql`delete from team_season_stats where competition_season_id = ${touched}`);
  await tx.execute(sql`insert into team_season_stats ${teamSeasonStatsOf(sql`m.competition_season_id = ${touched}`)}`);
  await refreshTeamSeasons(tx, sql`season_id in (select season_id from competition_seasons where id = ${touched})`);
  await tx.execute(sql`delete from referee_season_stats where competition_season_id = ${touched}`);
  await tx.execute(
    sql`insert into referee_season_stats ${refereeSeasonStatsOf(sql`m.competition_season_id = ${touched}`)}`,
  );
  const players = sql`any(${sql.param([...new Set([...before, ...(await playersOf(tx, touched))])])}::int[])`;
  const theirs = sql`cs.competition_id in ${competitions} and s.player_id = ${players}`;
  for (const [model, sums] of [
    ['player_competition_stats', playerCompetitionStatsOf(theirs)],
    ['player_team_stats', playerTeamStatsOf(theirs)],
  ] as const) {
    const table = sql.identifier(model);
    await tx.execute(sql`delete from ${table} where competition_id in ${competitions} and player_id = ${players}`);
    await tx.execute(sql`insert into ${table} ${sums}`);
  }
}

/** What is told of the seasons of teams, in all of them unless said. What is told already stays as it is. */
export async function refreshTeamSeasons(tx: Queryable, where: SQL = sql`true`): Promise<void> {
  await lockTeamSeasons(tx);
  await tx.execute(sql`
    delete from team_seasons t
    using ((select * from team_seasons where ${where}) except (${teamSeasonsOf(where)})) other
    where t.team_id = other.team_id and t.season_id = other.season_id`);
  await tx.execute(sql`insert into team_seasons ${teamSeasonsOf(where)} on conflict do nothing`);
}

/** Matches of two competitions may end at once, and a team may play in both. Whoever needs competitions locks those before. */
const lockTeamSeasons = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(${TEAM_SEASONS_LOCK})`);

/** For whoever removes what the sums point to; they are to be made again in the same transaction. */
export async function clearReadModels(tx: Queryable): Promise<void> {
  // In the order in which a match that ends locks them.
  await tx.execute(sql`select from competitions order by id for no key update`);
  await lockTeamSeasons(tx);
  for (const model of [
    'player_season_stats',
    'player_competition_stats',
    'player_team_stats',
    'team_season_stats',
    'team_seasons',
    'referee_season_stats',
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(model)}`);
  }
}

async function playersOf(tx: Queryable, touched: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct player_id as id from player_season_stats where competition_season_id = ${touched}`,
  );
  return rows.map(({ id }) => id);
}

/** A goalkeeper keeps a clean sheet when his team concedes nothing in a match in which he played. */
export const playerSeasonStatsOf = (where: SQL) => sql`
  select m.competition_season_id, s.player_id, s.team_id, count(*), count(*) filter (where s.starter), sum(s.minutes_played),
    sum(s.goals), sum(s.own_goals), sum(s.assists), sum(s.shots), sum(s.shots_on_target), sum(s.shots_off_target),
    sum(s.passes), sum(s.passes_completed), sum(s.tackles), sum(s.saves), sum(s.yellow_cards), sum(s.red_cards),
    count(*) filter (where s.man_of_the_match),
    count(*) filter (where l.position = 'GK' and s.minutes_played > 0
      and case when s.team_id = m.home_team_id then m.away_score else m.home_score end = 0),
    count(s.rating), coalesce(sum(s.rating), 0), max(s.rating), max(m.start_time)
  from player_match_stats s
  join matches m on m.id = s.match_id
  left join lineups l on l.match_id = s.match_id and l.player_id = s.player_id
  where m.status = 'FINISHED' and ${where}
  group by m.competition_season_id, s.player_id, s.team_id`;

export const playerCompetitionStatsOf = (where: SQL) => sql`
  select cs.competition_id, s.player_id, (array_agg(s.team_id order by s.last_played_at desc nulls last, s.team_id))[1],
    sum(s.matches), sum(s.goals), sum(s.assists), sum(s.rated_matches), sum(s.rating_sum),
    round(sum(s.rating_sum) / nullif(sum(s.rated_matches), 0), 2)
  from player_season_stats s join competition_seasons cs on cs.id = s.competition_season_id
  where ${where}
  group by cs.competition_id, s.player_id`;

export const playerTeamStatsOf = (where: SQL) => sql`
  select s.team_id, cs.competition_id, s.player_id, sum(s.matches), sum(s.goals), sum(s.assists), sum(s.rated_matches), sum(s.rating_sum)
  from player_season_stats s join competition_seasons cs on cs.id = s.competition_season_id
  where ${where}
  group by s.team_id, cs.competition_id, s.player_id`;

/** Knockout matches count as matches but give no points; one decided on penalties is a draw. */
export const teamSeasonStatsOf = (where: SQL) => sql`
  with sides as (
    select m.id, m.competition_season_id, m.status, g.elimination_round is null as gives_points, side.*
    from matches m
    join gameweeks g on g.id = m.gameweek_id
    cross join lateral (values
      (m.home_team_id, coalesce(m.official_home, m.home_score), coalesce(m.official_away, m.away_score)),
      (m.away_team_id, coalesce(m.official_away, m.away_score), coalesce(m.official_home, m.home_score))
    ) as side (team_id, scored, conceded)
    where m.status in ('FINISHED', 'AWARDED') and ${where}
  )
  select s.competition_season_id, s.team_id, count(*),
    count(*) filter (where scored > conceded), count(*) filter (where scored = conceded), count(*) filter (where scored < conceded),
    sum(scored), sum(conceded),
    coalesce(sum(case when scored > conceded then cs.points_win when scored = conceded then cs.points_draw else cs.points_loss end)
      filter (where gives_points), 0)
      + coalesce((select sum(a.points) from point_adjustments a
          where a.competition_season_id = s.competition_season_id and a.team_id = s.team_id), 0),
    count(*) filter (where conceded = 0 and s.status = 'FINISHED'),
    coalesce(sum(t.yellow_cards), 0), coalesce(sum(t.red_cards), 0), count(t.average_rating), coalesce(sum(t.average_rating), 0)
  from sides s
  join competition_seasons cs on cs.id = s.competition_season_id
  left join team_match_stats t on t.match_id = s.id and t.team_id = s.team_id
  group by s.competition_season_id, s.team_id`;

const recordOf = (sums: SQL) => sql`
  ${sums}.wins, ${sums}.draws, ${sums}.losses, ${sums}.matches as "matchesPlayed", ${sums}.goals_for as "goalsFor",
  ${sums}.goals_against as "goalsAgainst", ${sums}.goals_for - ${sums}.goals_against as "goalDifference", ${sums}.points`;

/** An object by the names of its columns; json_build_object would put blanks between them. */
const objectOf = (columns: SQL) => sql`(select row_to_json(told) from (select ${columns}) told)`;

/** By the shape of `allSeasons` in contract/http/team.ts. */
export const teamSeasonsOf = (where: SQL) => sql`
  with entries as (
    select ts.*, cs.season_id, c.id as competition_id, c.rank, c.name, ${objectOf(sql`
      ${objectOf(sql`c.id, c.name, ${sql.raw(pictureAddress('c.logo_id'))} as logo`)} as competition,
      ${objectOf(sql`${recordOf(sql`ts`)}, ts.clean_sheets as "cleanSheets", ts.yellow_cards as "totalYellowCards",
        ts.red_cards as "totalRedCards"`)} as stats`)} as told
    from team_season_stats ts
    join competition_seasons cs on cs.id = ts.competition_season_id join competitions c on c.id = cs.competition_id
    where ${where}
  ), totals as (
    select team_id, season_id, sum(matches) as matches, sum(wins) as wins, sum(draws) as draws, sum(losses) as losses,
      sum(goals_for) as goals_for, sum(goals_against) as goals_against, sum(points) as points,
      sum(clean_sheets) as clean_sheets, sum(rated_matches) as rated_matches, sum(rating_sum) as rating_sum,
      array_to_json(array_agg(told order by rank, name collate "und-x-icu", competition_id)) as competitions
    from entries group by team_id, season_id
  )
  select t.team_id, s.id, s.year_start, t.matches, t.wins, t.draws, t.losses, t.goals_for, t.goals_against, t.points,
    t.clean_sheets, t.rated_matches, t.rating_sum, ${objectOf(sql`
      ${objectOf(sql`s.id, s.year_start, s.year_end, s.is_current`)} as season,
      ${objectOf(recordOf(sql`t`))} as totals,
      t.competitions`)}::text
  from totals t join seasons s on s.id = t.season_id
  order by t.team_id, s.id`;

/** Nobody refereed a match to which a team did not turn up. A second yellow is a yellow and a red, as on the referee's sheet. */
export const refereeSeasonStatsOf = (where: SQL) => sql`
  select m.competition_season_id, m.referee_id, count(*), coalesce(sum(shown.yellow), 0), coalesce(sum(shown.red), 0)
  from matches m
  cross join lateral (
    select sum(t.yellow_cards) as yellow, sum(t.red_cards) as red from team_match_stats t where t.match_id = m.id
  ) shown
  where m.status in ('FINISHED', 'AWARDED') and m.home_score is not null and m.referee_id is not null and ${where}
  group by m.competition_season_id, m.referee_id`;
