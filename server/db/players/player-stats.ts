import { listInColumns, type Reader } from '#server/db/reader.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { sharedCompetitions, teamObject } from '#server/db/fragments.ts';
import { latestAdult, publicPlayers } from './public-players.ts';
import type { EnteredSeasonRow } from '#server/db/teams/team.ts';

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

const total = (column: string) => `coalesce(sum(${column}), 0)::int`;
/** [UN3] Before his first match nothing was left uncounted. */
const known = (column: string) => `case when count(s.player_id) = 0 then 0 else sum(${column})::int end`;

/** The totals of a player; null when he has no page. */
export async function sumCareer(reader: Reader, playerId: number, now: Date): Promise<CareerRow | null> {
  const { rows } = await reader.query<CareerRow>(
    `select ${total('matches')} as matches, ${total('goals')} as goals, ${known('assists')} as assists, ${known('shots')} as shots,
       ${known('shots_on_target')} as "shotsOnTarget", ${known('shots_off_target')} as "shotsOffTarget",
       ${known('minutes_played')} as "minutesPlayed", ${known('yellow_cards')} as "yellowCards", ${known('red_cards')} as "redCards",
       ${known('saves')} as saves, ${total('rated_matches')} as "ratedMatches", coalesce(sum(rating_sum), 0)::float8 as "ratingSum"
     from ${publicPlayers('$2')} p left join player_season_stats s on s.player_id = p.id
     where p.id = $1 and not p.private group by p.id`,
    [playerId, latestAdult(now)],
  );
  return rows[0] ?? null;
}

export interface SeasonGoalsRow {
  yearStart: number;
  yearEnd: number;
  goals: number;
}

/** The seasons in which he played, oldest first. */
export async function listSeasonGoals(reader: Reader, playerId: number): Promise<SeasonGoalsRow[]> {
  const { rows } = await reader.query<SeasonGoalsRow>(
    `select s.year_start as "yearStart", s.year_end as "yearEnd", sum(p.goals)::int as goals
     from player_season_stats p
     join competition_seasons cs on cs.id = p.competition_season_id join seasons s on s.id = cs.season_id
     where p.player_id = $1
     group by s.id order by s.year_start, s.id`,
    [playerId],
  );
  return rows;
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
    `select s.id, s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent", c.id as competition,
       p.team_id as team, p.matches, p.starts, p.minutes_played as "minutesPlayed", p.goals, p.assists, p.shots,
       p.shots_on_target as "shotsOnTarget", p.passes, p.passes_completed as "passesCompleted", p.saves,
       p.yellow_cards as "yellowCards", p.red_cards as "redCards", p.man_of_the_match as "manOfTheMatch",
       p.clean_sheets as "cleanSheets", p.rated_matches as "ratedMatches", p.rating_sum::float8 as "ratingSum",
       p.highest_rating::float8 as "highestRating"
     from player_season_stats p
     join competition_seasons cs on cs.id = p.competition_season_id
     join seasons s on s.id = cs.season_id
     join competitions c on c.id = cs.competition_id
     where p.player_id = $1
     order by s.year_start desc, s.id desc, c.rank, c.name collate "und-x-icu", c.id, p.last_played_at desc nulls last, p.team_id`,
    [playerId],
    [
      { columns: ['competition'], text: sharedCompetitions },
      {
        columns: ['team'],
        text: `select t.id, ${teamObject('t')} as object from teams t where t.id in (select team from listed)`,
      },
    ],
  );
}
