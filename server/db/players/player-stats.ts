import { listInColumns } from '#server/db/list-in-columns.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { sharedCompetitions, teamObject } from '#server/db/fragments.ts';
import { publicPlayers } from './public-players.ts';
import type { EnteredSeasonRow } from '#server/db/teams/team.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface CareerRow {
  matches: number;
  goals: number;
  assists: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  shotsOffTarget: number | null;
  minutesPlayed: number | null;
  yellowCards: number | null;
  redCards: number | null;
  saves: number | null;
  ratedMatches: number;
  ratingSum: number;
}

const total = (column: Sql) => sql`coalesce(sum(${column}), 0)::int`;
/** [UN3] Before his first match nothing was left uncounted. */
const known = (column: Sql) => sql`case when count(s.player_id) = 0 then 0 else sum(${column})::int end`;

/** The totals of a player; null when he has no page. */
export async function sumCareer(reader: Reader, playerId: number, now: Date): Promise<CareerRow | null> {
  return reader.maybe<CareerRow>(
    sql`select ${total(sql`matches`)} as matches, ${total(sql`goals`)} as goals, ${known(sql`assists`)} as assists, ${known(sql`shots`)} as shots,
       ${known(sql`shots_on_target`)} as "shotsOnTarget", ${known(sql`shots_off_target`)} as "shotsOffTarget",
       ${known(sql`minutes_played`)} as "minutesPlayed", ${known(sql`yellow_cards`)} as "yellowCards", ${known(sql`red_cards`)} as "redCards",
       ${known(sql`saves`)} as saves, ${total(sql`rated_matches`)} as "ratedMatches", coalesce(sum(rating_sum), 0)::float8 as "ratingSum"
     from ${publicPlayers(now)} p left join player_season_stats s on s.player_id = p.id
     where p.id = ${playerId} and not p.private group by p.id`,
  );
}

export interface SeasonGoalsRow {
  yearStart: number;
  yearEnd: number;
  goals: number;
}

/** The seasons in which he played, oldest first. */
export async function listSeasonGoals(reader: Reader, playerId: number): Promise<SeasonGoalsRow[]> {
  return reader.rows<SeasonGoalsRow>(
    sql`select s.year_start as "yearStart", s.year_end as "yearEnd", sum(p.goals)::int as goals
     from player_season_stats p
     join competition_seasons cs on cs.id = p.competition_season_id join seasons s on s.id = cs.season_id
     where p.player_id = ${playerId}
     group by s.id order by s.year_start, s.id`,
  );
}

export interface PlayerStatsRow extends EnteredSeasonRow {
  team: TeamRow;
  matches: number;
  starts: number;
  minutesPlayed: number | null;
  goals: number;
  assists: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  passes: number | null;
  passesCompleted: number | null;
  saves: number | null;
  yellowCards: number | null;
  redCards: number | null;
  manOfTheMatch: number;
  cleanSheets: number;
  ratedMatches: number;
  ratingSum: number;
  highestRating: number | null;
}

const FIGURES = [
  'matches',
  'starts',
  'minutesPlayed',
  'goals',
  'assists',
  'shots',
  'shotsOnTarget',
  'passes',
  'passesCompleted',
  'saves',
  'yellowCards',
  'redCards',
  'manOfTheMatch',
  'cleanSheets',
  'ratedMatches',
  'ratingSum',
  'highestRating',
] as const;

/** One row a competition and team; the newest season first, in it the competitions by rank. */
export async function listPlayerStats(reader: Reader, playerId: number): Promise<PlayerStatsRow[]> {
  return listInColumns<PlayerStatsRow>(
    reader,
    ['id', 'yearStart', 'yearEnd', 'isCurrent', 'competition', 'team', ...FIGURES],
    sql`select s.id, s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent", c.id as competition,
       p.team_id as team, p.matches, p.starts, p.minutes_played as "minutesPlayed", p.goals, p.assists, p.shots,
       p.shots_on_target as "shotsOnTarget", p.passes, p.passes_completed as "passesCompleted", p.saves,
       p.yellow_cards as "yellowCards", p.red_cards as "redCards", p.man_of_the_match as "manOfTheMatch",
       p.clean_sheets as "cleanSheets", p.rated_matches as "ratedMatches", p.rating_sum::float8 as "ratingSum",
       p.highest_rating::float8 as "highestRating"
     from player_season_stats p
     join competition_seasons cs on cs.id = p.competition_season_id
     join seasons s on s.id = cs.season_id
     join competitions c on c.id = cs.competition_id
     where p.player_id = ${playerId}
     order by s.year_start desc, s.id desc, c.rank, c.name collate "und-x-icu", c.id, p.last_played_at desc nulls last, p.team_id`,
    [
      { columns: ['competition'], objects: sharedCompetitions },
      {
        columns: ['team'],
        objects: sql`select t.id, ${teamObject(sql`t`)} as object from teams t where t.id in (select team from listed)`,
      },
    ],
  );
}
