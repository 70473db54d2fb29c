import { sql, type Sql } from '#server/db/sql.ts';
import type { BracketSlot } from '#domain/bracket/next-slot.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import { otherSide, type Side } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Outcome } from '#domain/match/winner.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { scoreObject } from '#server/db/fragments.ts';
import { lockWithoutWaiting } from './lock-matches.ts';

interface Leg extends Outcome {
  id: number;
  status: MatchStatus;
  home: number | null;
  away: number | null;
}

/** The matches of a place in the bracket: one, or two legs in order. */
export interface Tie {
  competitionSeasonId: number;
  round: EliminationRound;
  slot: number;
  legs: Leg[];
}

/** [BR7] */
const LEG_ORDER = sql`g.number, m.id`;

/** The legs of a place of the bracket, which is given in SQL. */
const legsOf = (season: Sql, round: Sql, slot: Sql) => sql`
  (select coalesce(json_agg(leg), '[]') from (
    select m.id, m.home_team_id as home, m.away_team_id as away, m.status,
      ${scoreObject(sql`m.home_score`, sql`m.away_score`)} as score,
      ${scoreObject(sql`m.extra_time_home`, sql`m.extra_time_away`)} as "extraTime",
      ${scoreObject(sql`m.penalties_home`, sql`m.penalties_away`)} as penalties,
      ${scoreObject(sql`m.official_home`, sql`m.official_away`)} as official
    from matches m join gameweeks g on g.id = m.gameweek_id
    where m.competition_season_id = ${season} and g.elimination_round = ${round} and m.bracket_slot = ${slot}
    order by ${LEG_ORDER}) leg)`;

/** Null for a match outside a bracket. */
export async function findTie(tx: Queryable, matchId: number): Promise<Tie | null> {
  return tx.maybe<Tie>(sql`
    select own.competition_season_id as "competitionSeasonId", played.elimination_round as round, own.bracket_slot as slot,
      ${legsOf(sql`own.competition_season_id`, sql`played.elimination_round`, sql`own.bracket_slot`)} as legs
    from matches own join gameweeks played on played.id = own.gameweek_id
    where own.id = ${matchId} and own.bracket_slot is not null and played.elimination_round is not null`);
}

interface Filled {
  id: number;
  home: number | null;
  away: number | null;
}

/**
 * Puts a team, or null, into the place of a tie's winner or loser, and returns the changed matches. Only one of the tie's two teams is
 * replaced: a team that was put there by other means stays. A team never plays itself, even in a faulty bracket.
 */
export async function fillSlot(tx: Queryable, tie: Tie, place: BracketSlot, teamId: number | null): Promise<Filled[]> {
  const rows = await tx.rows<{ legs: Leg[]; isAlone: boolean }>(sql`
    select ${legsOf(sql`here.season`, sql`here.round`, sql`here.slot`)} as legs,
      not exists (select from matches m join gameweeks g on g.id = m.gameweek_id
        where m.competition_season_id = here.season and g.elimination_round = ${tie.round}
          and m.bracket_slot = ${siblingOf(tie.slot)}) as "isAlone"
    from (select ${tie.competitionSeasonId}::int as season, ${place.round}::text as round, ${place.slot}::int as slot) here`);
  const { legs = [], isAlone = false } = rows[0] ?? {};
  const writable = await lockWithoutWaiting(
    tx,
    legs.filter(({ status }) => status === 'UPCOMING').map(({ id }) => id),
  );
  const filled: Filled[] = [];
  for (const [index, leg] of legs.entries()) {
    const side = sideToFill(leg, tie, index === 0 ? place.side : otherSide(place.side), isAlone);
    if (side === null || leg[side] === teamId || (teamId !== null && leg[otherSide(side)] === teamId)) continue;
    if (!writable.has(leg.id)) continue;
    const column = sql.identifier(`${side}_team_id`);
    await tx.run(sql`update matches set ${column} = ${teamId}::int where id = ${leg.id}`);
    filled.push({ id: leg.id, home: leg.home, away: leg.away, [side]: teamId });
  }
  return filled;
}

const siblingOf = (slot: number) => (slot % 2 === 1 ? slot + 1 : slot - 1);

/** [BR6] Where the bye of another team has taken the side, the other one is free. */
function sideToFill(leg: Leg, { legs }: Tie, side: Side, isAlone: boolean): Side | null {
  const isFree = (team: number | null) =>
    team === null || legs.some(({ home, away }) => home === team || away === team);
  if (isFree(leg[side])) return side;
  return isAlone && isFree(leg[otherSide(side)]) ? otherSide(side) : null;
}
