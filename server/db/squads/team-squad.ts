import type { Position } from '#domain/lineup/position.ts';
import { listInColumns } from '#server/db/list-in-columns.ts';
import type { Reader } from '#server/db/queryable.ts';
import { sofiaDay } from '#server/db/fragments.ts';
import { playerColumns, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';
import { hasConsented } from '#server/db/registrations/consents.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface SquadPlayerRow extends PlayerRow {
  birthdate: string | null;
  hasConsented: boolean;
  nationality: string;
  position: Position | null;
  shirtNumber: number | null;
  matches: number;
  goals: number;
  assists: number | null;
  ratedMatches: number;
  ratingSum: number;
}

export interface SquadChoice {
  teamId: number;
  competitionId: number | null;
  /** 'current' means today's members. */
  season: number | 'all' | 'current';
}

const SUMS = ['matches', 'goals', 'assists', 'ratedMatches', 'ratingSum'] as const;
/** What a choice of seasons means for the team, and for the competition if there is one. */
function partsOf({ teamId, competitionId, season }: SquadChoice, today: Sql) {
  const inSeasons = sql`player_season_stats where team_id = ${teamId} and competition_season_id in (select id from entered)`;
  const isAnyCompetition = sql`${competitionId}::int is null`;
  const ofEntered = sql`select starts_on, ends_on from entered where not ${isAnyCompetition}`;
  // A past squad includes everybody who played for it; the current one only today's members.
  const alsoPlayed = sql`union select player_id from played`;
  if (season === 'current')
    return {
      entered: sql`s.is_current`,
      spans: sql`select ${today}, ${today} where ${isAnyCompetition} or exists (select from entered)`,
      statistics: inSeasons,
      alsoPlayed: sql``,
    };
  if (season === 'all')
    return {
      entered: sql`true`,
      spans: sql`select '-infinity'::date, 'infinity'::date where ${isAnyCompetition} union all ${ofEntered}`,
      // From the read model.
      statistics: sql`player_team_stats where team_id = ${teamId} and (${isAnyCompetition} or competition_id = ${competitionId})`,
      alsoPlayed,
    };
  return {
    entered: sql`s.id = ${season}`,
    spans: sql`select starts_on, ends_on from seasons where id = ${season} and ${isAnyCompetition} union all ${ofEntered}`,
    statistics: inSeasons,
    alsoPlayed,
  };
}

/** The members of a team with their statistics for it, by shirt number, without hidden players. */
export async function listSquad(reader: Reader, choice: SquadChoice, now: Date): Promise<SquadPlayerRow[]> {
  const { teamId, competitionId } = choice;
  const today = sofiaDay(now);
  // The days on which a player must have been a member: with a competition, those of the seasons that the team was entered for.
  const { entered, spans, statistics, alsoPlayed } = partsOf(choice, today);
  return listInColumns<SquadPlayerRow>(
    reader,
    [
      'id',
      'name',
      'nameLatin',
      'private',
      'picture',
      'birthdate',
      'hasConsented',
      'nationality',
      'position',
      'shirtNumber',
      ...SUMS,
    ],
    sql`with entered as (
       select cs.id, cs.starts_on, cs.ends_on
       from competition_teams ct
       join competition_seasons cs on cs.id = ct.competition_season_id join seasons s on s.id = cs.season_id
       where ct.team_id = ${teamId} and (${competitionId}::int is null or cs.competition_id = ${competitionId}) and ${entered}
     ), spans (starts_on, ends_on) as (${spans}), members as (
       select distinct on (sm.player_id) sm.player_id, sm.shirt_number
       from squad_memberships sm
       where sm.team_id = ${teamId} and sm.joined_on <= ${today} and exists (
         select from spans where sm.joined_on <= spans.ends_on and coalesce(sm.left_on, 'infinity') >= spans.starts_on)
       order by sm.player_id, sm.joined_on desc, sm.id desc
     ), played as (
       select player_id, sum(matches)::int as matches, sum(goals)::int as goals, sum(assists)::int as assists,
         sum(rated_matches)::int as rated_matches, sum(rating_sum)::float8 as rating_sum
       from ${statistics}
       group by player_id
     )
     select ${playerColumns(sql`p`)}, p.birthdate, ${hasConsented(sql`p`)} as "hasConsented", p.nationality, p.position, members.shirt_number as "shirtNumber",
       coalesce(played.matches, 0) as matches, coalesce(played.goals, 0) as goals, case when played.player_id is null then 0 else played.assists end as assists,
       coalesce(played.rated_matches, 0) as "ratedMatches", coalesce(played.rating_sum, 0) as "ratingSum"
     from ${publicPlayers(now)} p left join members on members.player_id = p.id left join played on played.player_id = p.id
     -- As an array, so that the few are found by their ids however many players there are.
     where p.id = any(array(select player_id from members ${alsoPlayed}))
     order by members.shirt_number, p.name collate "und-x-icu", p.id`,
  );
}
