import type { Position } from '#domain/lineup/position.ts';
import { listInColumns, type Reader } from '#server/db/reader.ts';
import { sofiaDay } from '#server/db/fragments.ts';
import { latestAdult, playerColumns, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';

export interface SquadPlayerRow extends PlayerRow {
  birthdate: string | null;
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
const today = sofiaDay('$4');

/** The days on which a player must have been a member; with a competition, those of the seasons that the team was entered for. */
const SPANS = {
  current: `select ${today}, ${today} where $2::int is null or exists (select from entered)`,
  season: `select starts_on, ends_on from seasons where id = $3 and $2::int is null
    union all select starts_on, ends_on from entered where $2 is not null`,
  all: `select '-infinity'::date, 'infinity'::date where $2::int is null
    union all select starts_on, ends_on from entered where $2 is not null`,
};
const ENTERED = { current: 's.is_current and $3::int is null', season: 's.id = $3', all: '$3::int is null' };
/** Their statistics; all-time ones from the read model. */
const inSeasons = `player_season_stats where team_id = $1 and competition_season_id in (select id from entered)`;
const STATISTICS = {
  current: inSeasons,
  season: inSeasons,
  all: `player_team_stats where team_id = $1 and ($2::int is null or competition_id = $2)`,
};
/** A past squad includes everybody who played for it; the current one only today's members. */
const ALSO_PLAYED = {
  current: '',
  season: 'union select player_id from played',
  all: 'union select player_id from played',
};

/** The members of a team with their statistics for it, by shirt number, without hidden players. */
export async function listSquad(
  reader: Reader,
  { teamId, competitionId, season }: SquadChoice,
  now: Date,
): Promise<SquadPlayerRow[]> {
  const kind = typeof season === 'number' ? 'season' : season;
  return listInColumns<SquadPlayerRow>(
    reader,
    ['id', 'name', 'nameLatin', 'private', 'picture', 'birthdate', 'nationality', 'position', 'shirtNumber', ...SUMS],
    `with entered as (
       select cs.id, cs.starts_on, cs.ends_on
       from competition_teams ct
       join competition_seasons cs on cs.id = ct.competition_season_id join seasons s on s.id = cs.season_id
       where ct.team_id = $1 and ($2::int is null or cs.competition_id = $2) and ${ENTERED[kind]}
     ), spans (starts_on, ends_on) as (${SPANS[kind]}), members as (
       select distinct on (sm.player_id) sm.player_id, sm.shirt_number
       from squad_memberships sm
       where sm.team_id = $1 and sm.joined_on <= ${today} and exists (
         select from spans where sm.joined_on <= spans.ends_on and coalesce(sm.left_on, 'infinity') >= spans.starts_on)
       order by sm.player_id, sm.joined_on desc, sm.id desc
     ), played as (
       select player_id, sum(matches)::int as matches, sum(goals)::int as goals, sum(assists)::int as assists,
         sum(rated_matches)::int as rated_matches, sum(rating_sum)::float8 as rating_sum
       from ${STATISTICS[kind]}
       group by player_id
     )
     select ${playerColumns('p')}, p.birthdate, p.nationality, p.position, members.shirt_number as "shirtNumber",
       coalesce(played.matches, 0) as matches, coalesce(played.goals, 0) as goals, case when played.player_id is null then 0 else played.assists end as assists,
       coalesce(played.rated_matches, 0) as "ratedMatches", coalesce(played.rating_sum, 0) as "ratingSum"
     from ${publicPlayers('$5')} p left join members on members.player_id = p.id left join played on played.player_id = p.id
     -- As an array, so that the few are found by their ids however many players there are.
     where p.id = any(array(select player_id from members ${ALSO_PLAYED[kind]}))
     order by members.shirt_number, p.name collate "und-x-icu", p.id`,
    [teamId, competitionId, typeof season === 'number' ? season : null, now, latestAdult(now)],
  );
}
