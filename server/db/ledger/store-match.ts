import { eq } from 'drizzle-orm';
import { sql } from '#server/db/sql.ts';
import type { Award, MatchDate, Lineup } from '#domain/match/desk/act.ts';
import type { MatchClock } from '#domain/match/clock.ts';
import type { FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { lineups, matches, playerMatchStats } from '#server/db/tables/match.ts';

export interface StoredState {
  folded: FoldedMatch<number>;
  clock: MatchClock;
  award: Award | null;
}

/** Writes the state derived from the ledger into the match row. */
export async function storeState(tx: Queryable, matchId: number, { folded, clock, award }: StoredState): Promise<void> {
  await tx
    .update(matches)
    .set({
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
    })
    .where(eq(matches.id, matchId));
}

/** For an imported match without a full ledger: an award changes only the result. */
export async function storeAward(tx: Queryable, matchId: number, award: Award): Promise<void> {
  await tx
    .update(matches)
    .set({ status: 'AWARDED', clockRunningSince: null, ...officialColumns(award) })
    .where(eq(matches.id, matchId));
}

const officialColumns = (award: Award | null) => ({
  officialHome: award?.home ?? null,
  officialAway: award?.away ?? null,
  officialReasonBg: award?.reasonBg ?? null,
  officialReasonEn: award?.reasonEn ?? null,
});

export async function storeRevision(tx: Queryable, matchId: number, revision: number, now: Date): Promise<void> {
  await tx.update(matches).set({ revision, changedAt: now }).where(eq(matches.id, matchId));
}

export async function storeDate(
  tx: Queryable,
  matchId: number,
  { startTime, venue, previous }: MatchDate & { previous: string | null },
): Promise<void> {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  await tx
    .update(matches)
    .set({
      startTime: instant(startTime),
      previousStartTime: instant(previous),
      venue,
    })
    .where(eq(matches.id, matchId));
  await tx
    .update(playerMatchStats)
    .set({ playedAt: instant(startTime) })
    .where(eq(playerMatchStats.matchId, matchId));
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
  if (rows.length > 0) await tx.insert(lineups).values(rows);
}
