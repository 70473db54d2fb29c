import { sql } from 'drizzle-orm';
import type { Place } from '#domain/bracket/next-place.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Queryable } from '../queryable.ts';

/** A knockout match with a place in its bracket. */
export interface Tie {
  competitionSeasonId: number;
  round: EliminationRound;
  slot: number;
  home: number;
  away: number;
  status: MatchStatus;
  score: Score | null;
  extraTime: Score | null;
  penalties: Score | null;
  official: Score | null;
}

const pair = (home: string, away: string) =>
  sql.raw(`case when ${home} is not null then json_build_object('home', ${home}, 'away', ${away}) end`);

/** Null for a match of no bracket. */
export async function findTie(tx: Queryable, matchId: number): Promise<Tie | null> {
  const { rows } = await tx.execute<Tie & Record<string, unknown>>(sql`
    select m.competition_season_id as "competitionSeasonId", g.elimination_round as round, m.bracket_slot as slot,
      m.home_team_id as home, m.away_team_id as away, m.status, ${pair('m.home_score', 'm.away_score')} as score,
      ${pair('m.extra_time_home', 'm.extra_time_away')} as "extraTime",
      ${pair('m.penalties_home', 'm.penalties_away')} as penalties, ${pair('m.official_home', 'm.official_away')} as official
    from matches m join gameweeks g on g.id = m.gameweek_id
    where m.id = ${matchId} and m.bracket_slot is not null and g.elimination_round is not null`);
  return rows[0] ?? null;
}

const TEAMS = ['home_team_id', 'away_team_id'];

interface Filled {
  id: number;
  home: number | null;
  away: number | null;
}

/**
 * Puts a team, or nobody, where the winner of a tie belongs; tells what has changed by it. Only one of the two that played for
 * the place makes room: whoever was put there by other means stays. Nobody is made to meet himself, whatever the bracket says.
 */
export async function fillPlace(tx: Queryable, tie: Tie, place: Place, teamId: number | null): Promise<Filled | null> {
  const [column, other] = (place.side === 'home' ? TEAMS : TEAMS.toReversed()).map((name) => sql.identifier(name));
  const { rows } = await tx.execute<Filled & Record<string, unknown>>(sql`
    update matches m set ${column} = ${teamId}::int from gameweeks g
    where g.id = m.gameweek_id and m.competition_season_id = ${tie.competitionSeasonId}
      and g.elimination_round = ${place.round} and m.bracket_slot = ${place.slot} and m.status = 'UPCOMING'
      and m.${column} is distinct from ${teamId}::int and (m.${column} is null or m.${column} in (${tie.home}, ${tie.away}))
      and m.${other} is distinct from ${teamId ?? 0}::int
    returning m.id, m.home_team_id as home, m.away_team_id as away`);
  return rows[0] ?? null;
}
