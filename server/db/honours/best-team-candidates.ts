import type { PitchSection } from '#domain/lineup/team-of-the-week.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { teamObject } from '#server/db/fragments.ts';
import { playerColumns, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface PerformanceRow {
  goals: number;
  assists: number | null;
  minutesPlayed: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  passes: number | null;
  passesCompleted: number | null;
  tackles: number | null;
  saves: number | null;
  yellowCards: number | null;
  redCards: number | null;
}

interface ChosenPlayerRow extends PlayerRow {
  section: PitchSection;
  position: string | null;
  number: number | null;
  team: TeamRow | null;
}

export interface WeekPlayerRow extends ChosenPlayerRow {
  performance:
    | (PerformanceRow & {
        matchId: number;
        opponent: TeamRow;
        atHome: boolean;
        /** The score that counts. */
        scored: number;
        conceded: number;
        /** The other team's goals on the pitch, whatever was decided later. */
        letIn: number;
        rating: number | null;
        manOfTheMatch: boolean;
        starter: boolean;
        /** His position in the line-up; null without one. */
        playedAs: string | null;
      })
    | null;
  startTime: Date | null;
}

/** The six players of a composition, goalkeeper first. */
const slots = (now: Date) => sql`
  cross join lateral (values (1, 'gk', c.goalkeeper_id), (2, 'def', c.first_defender_id), (3, 'def', c.second_defender_id),
    (4, 'mid', c.midfielder_id), (5, 'fwd', c.first_forward_id), (6, 'fwd', c.second_forward_id)) as slot (place, section, player_id)
  join ${publicPlayers(now)} p on p.id = slot.player_id`;

const PLAYER_COLUMNS = sql`${playerColumns(sql`p`)}, slot.section,
  case when t.id is not null then ${teamObject(sql`t`)} end as team`;

const PERFORMANCE = sql`'goals', s.goals, 'assists', s.assists, 'minutesPlayed', s.minutes_played, 'shots', s.shots,
  'shotsOnTarget', s.shots_on_target, 'passes', s.passes, 'passesCompleted', s.passes_completed, 'tackles', s.tackles,
  'saves', s.saves, 'yellowCards', s.yellow_cards, 'redCards', s.red_cards`;

/** Where he was registered in these days: with the team he played for, or with his main one if he did not play. */
const squadBetween = (from: Sql, until: Sql) => sql`
  left join lateral (
    select sm.team_id, sm.shirt_number from squad_memberships sm
    where sm.player_id = p.id and sm.joined_on <= ${until} and (sm.left_on is null or sm.left_on >= ${from})
      and (s.team_id is null or sm.team_id = s.team_id)
    order by sm.rank, sm.joined_on desc, sm.id desc limit 1
  ) squad on true
  left join teams t on t.id = coalesce(s.team_id, squad.team_id)`;

/** The team of a gameweek; or of a season's gameweek of this number, else of the latest that has one. */
type WeekChoice = { gameweekId: number } | { competitionSeasonId: number; currentGameweek: number | null };

export async function listTeamOfTheWeek(reader: Reader, choice: WeekChoice, now: Date): Promise<WeekPlayerRow[]> {
  const chosen =
    'gameweekId' in choice
      ? sql`c.gameweek_id = ${choice.gameweekId}`
      : sql`c.id = (
          select w.id from compositions w join gameweeks wg on wg.id = w.gameweek_id
          where w.competition_season_id = ${choice.competitionSeasonId} and w.type = 'TEAM_OF_THE_WEEK'
          order by wg.number = ${choice.currentGameweek ?? 0}::int desc, wg.number desc limit 1)`;
  return reader.rows<WeekPlayerRow>(
    sql`select ${PLAYER_COLUMNS}, coalesce(l.position, p.position) as position, coalesce(l.shirt_number, squad.shirt_number) as number,
       s.start_time as "startTime",
       case when s.match_id is not null then json_build_object(${PERFORMANCE}, 'matchId', s.match_id,
         'opponent', ${teamObject(sql`o`)}, 'atHome', s.at_home, 'scored', s.scored, 'conceded', s.conceded, 'letIn', s.let_in,
         'rating', s.rating, 'manOfTheMatch', s.man_of_the_match, 'starter', s.starter, 'playedAs', l.position) end as performance
     from compositions c
     join gameweeks g on g.id = c.gameweek_id
     ${slots(now)}
     left join lateral (
       select ps.*, m.start_time, ps.team_id = m.home_team_id as at_home, side.*
       from matches m
       join player_match_stats ps on ps.match_id = m.id and ps.player_id = p.id
       join lateral (values
         (m.home_team_id, m.away_team_id, coalesce(m.official_home, m.home_score), coalesce(m.official_away, m.away_score), m.away_score),
         (m.away_team_id, m.home_team_id, coalesce(m.official_away, m.away_score), coalesce(m.official_home, m.home_score), m.home_score)
       ) as side (own_team_id, opponent_id, scored, conceded, let_in) on side.own_team_id = ps.team_id
       where m.gameweek_id = c.gameweek_id and m.status = 'FINISHED'
       order by ps.rating desc nulls last, m.start_time desc nulls last, m.id desc limit 1
     ) s on true
     left join teams o on o.id = s.opponent_id
     left join lineups l on l.match_id = s.match_id and l.player_id = p.id
     ${squadBetween(sql`g.starts_on`, sql`g.ends_on`)}
     where c.type = 'TEAM_OF_THE_WEEK' and ${chosen}
     order by slot.place`,
  );
}

/** The last gameweek of a competition with a team of the week. */
export async function findLatestTeamOfTheWeek(
  reader: Reader,
  competitionId: number,
): Promise<{ season: number; number: number } | null> {
  return reader.maybe<{ season: number; number: number }>(
    sql`select cs.season_id as season, g.number
     from compositions c join gameweeks g on g.id = c.gameweek_id
     join competition_seasons cs on cs.id = c.competition_season_id join seasons s on s.id = cs.season_id
     where cs.competition_id = ${competitionId} and c.type = 'TEAM_OF_THE_WEEK'
     order by s.year_start desc, s.id desc, g.number desc limit 1`,
  );
}

export interface SeasonPlayerRow extends ChosenPlayerRow {
  performance: (PerformanceRow & { matches: number; ratedMatches: number; ratingSum: number }) | null;
}

export async function listTeamOfTheSeason(
  reader: Reader,
  competitionSeasonId: number,
  now: Date,
): Promise<SeasonPlayerRow[]> {
  return reader.rows<SeasonPlayerRow>(
    sql`select ${PLAYER_COLUMNS}, p.position, squad.shirt_number as number,
       case when s.matches > 0 then json_build_object(${PERFORMANCE}, 'matches', s.matches,
         'ratedMatches', s.rated_matches, 'ratingSum', s.rating_sum) end as performance
     from compositions c
     join competition_seasons cs on cs.id = c.competition_season_id
     ${slots(now)}
     left join lateral (
       select (array_agg(ps.team_id order by ps.last_played_at desc nulls last, ps.team_id))[1] as team_id,
         sum(ps.matches) as matches, sum(ps.goals) as goals, sum(ps.assists) as assists, sum(ps.minutes_played) as minutes_played,
         sum(ps.shots) as shots, sum(ps.shots_on_target) as shots_on_target, sum(ps.passes) as passes,
         sum(ps.passes_completed) as passes_completed, sum(ps.tackles) as tackles, sum(ps.saves) as saves,
         sum(ps.yellow_cards) as yellow_cards, sum(ps.red_cards) as red_cards,
         sum(ps.rated_matches) as rated_matches, sum(ps.rating_sum) as rating_sum
       from player_season_stats ps where ps.competition_season_id = c.competition_season_id and ps.player_id = p.id
     ) s on true
     ${squadBetween(sql`cs.starts_on`, sql`cs.ends_on`)}
     where c.id = (
       select id from compositions where competition_season_id = ${competitionSeasonId} and type = 'TEAM_OF_THE_SEASON'
       order by created_on desc, id desc limit 1)
     order by slot.place`,
  );
}
