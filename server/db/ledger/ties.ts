import { sql } from 'drizzle-orm';
import type { Place } from '#domain/bracket/next-place.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { scoreObject } from '#server/db/queries/fragments.ts';

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

const score = (home: string, away: string) => sql.raw(scoreObject(home, away));

/** Null for a match outside a bracket. */
export async function findTie(tx: Queryable, matchId: number): Promise<Tie | null> {
  const { rows } = await tx.execute<Tie & Record<string, unknown>>(sql`
    select m.competition_season_id as "competitionSeasonId", g.elimination_round as round, m.bracket_slot as slot,
      m.home_team_id as home, m.away_team_id as away, m.status, ${score('m.home_score', 'm.away_score')} as score,
      ${score('m.extra_time_home', 'm.extra_time_away')} as "extraTime",
      ${score('m.penalties_home', 'm.penalties_away')} as penalties, ${score('m.official_home', 'm.official_away')} as official
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
 * Puts a team, or null, into the place of a tie's winner, and returns the changed match. Only one of the tie's two teams is replaced:
 * a team that was put there by other means stays. A team never plays itself, even in a faulty bracket.
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
