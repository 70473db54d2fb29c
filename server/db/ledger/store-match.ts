import { sql } from '#server/db/sql.ts';
import type { Award, MatchDate, Lineup } from '#domain/match/rules/act.ts';
import type { MatchClock } from '#domain/match/clock.ts';
import type { FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { updateRow } from '#server/db/rows.ts';

export interface StoredState {
  folded: FoldedMatch<number>;
  clock: MatchClock;
  award: Award | null;
}

/** Writes the state derived from the ledger into the match row. */
export async function storeState(tx: Queryable, matchId: number, { folded, clock, award }: StoredState): Promise<void> {
  await updateRow(tx, 'matches', matchId, {
    status: folded.status,
    phase: folded.phase,
    homeScore: folded.score?.home ?? null,
    awayScore: folded.score?.away ?? null,
    halfTimeHome: folded.halfTime?.home ?? null,
    halfTimeAway: folded.halfTime?.away ?? null,
    fullTimeHome: folded.fullTime?.home ?? null,
    fullTimeAway: folded.fullTime?.away ?? null,
    extraTimeHome: folded.extraTime?.home ?? null,
    extraTimeAway: folded.extraTime?.away ?? null,
    penaltiesHome: folded.penalties?.home ?? null,
    penaltiesAway: folded.penalties?.away ?? null,
    clockSeconds: clock.seconds,
    clockRunningSince: clock.runningSince,
    // An imported AWARD has no details: its score is in the match row and must stay.
    ...((award || folded.status !== 'AWARDED') && officialColumns(award)),
  });
}

/** For an imported match without a full ledger: an award changes only the result. */
export async function storeAward(tx: Queryable, matchId: number, award: Award): Promise<void> {
  await updateRow(tx, 'matches', matchId, { status: 'AWARDED', clockRunningSince: null, ...officialColumns(award) });
}

const officialColumns = (award: Award | null) => ({
  officialHome: award?.home ?? null,
  officialAway: award?.away ?? null,
  officialReasonBg: award?.reasonBg ?? null,
  officialReasonEn: award?.reasonEn ?? null,
});

export async function storeRevision(tx: Queryable, matchId: number, revision: number, now: Date): Promise<void> {
  await updateRow(tx, 'matches', matchId, { revision, changedAt: now });
}

export async function storeDate(
  tx: Queryable,
  matchId: number,
  { startTime, venue, previous }: MatchDate & { previous: string | null },
): Promise<void> {
  await updateRow(tx, 'matches', matchId, { startTime, previousStartTime: previous, venue });
  await tx.run(sql`update player_match_stats set played_at = ${startTime} where match_id = ${matchId}`);
}

/** Calendar apps update an event only when its sequence has grown. */
export async function incrementSequence(tx: Queryable, matchId: number): Promise<void> {
  await tx.run(sql`update matches set sequence = sequence + 1 where id = ${matchId}`);
}

export async function storeLineup(
  tx: Queryable,
  matchId: number,
  teamId: number,
  lineup: Lineup | null,
): Promise<void> {
  await tx.run(sql`delete from lineups where match_id = ${matchId} and team_id = ${teamId}`);
  if (!lineup) return;
  const starters = lineup.starters.length;
  const rows = [...lineup.starters, ...lineup.substitutes].map((row, i) => ({
    matchId,
    playerId: row.player,
    teamId,
    starter: i < starters,
    shirtNumber: row.shirtNumber,
    position: row.position,
    place: i + 1,
    captain: row.player === lineup.captain,
  }));
  const [first, ...others] = rows;
  if (first) await tx.run(sql`insert into lineups ${sql.values(first, ...others)}`);
}
