import { randomUUID } from 'node:crypto';
import type { PostponedGameweek } from '#contract/desk/calendar.ts';
import { findGameweek, listUpcomingOf } from '#server/db/matches/edit-match.ts';
import { lockMatches } from '#server/db/ledger/lock-matches.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { recordActsOfMatches } from '#server/ledger/record-act.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Postpones all upcoming matches of a gameweek, or none. */
export function postponeGameweek(
  db: Database,
  actor: Actor,
  { gameweekId }: { gameweekId: number },
): Promise<PostponedGameweek> {
  return runCommand(db, actor, async (tx) => {
    const gameweek = await findGameweek(tx, gameweekId);
    if (!gameweek) throw new ApiError('not_found', `There is no gameweek ${gameweekId}`);
    const competition = await requireCompetition(tx, gameweek.competitionSeasonId);
    await lockMatches(
      tx,
      (await listUpcomingOf(tx, gameweekId)).map(({ id }) => id),
    );
    // Again, because one of them may have begun before it was locked.
    const upcoming = await listUpcomingOf(tx, gameweekId);
    const decided = upcoming.filter(({ hasTeams }) => hasTeams);
    const act = { act: 'postpone' } as const;
    const acts = decided.map(({ id }) => ({ matchId: id, key: randomUUID(), who: actor.who, act }));
    const recorded = await recordActsOfMatches(tx, acts, actor.at);
    const entries = recorded.map(({ matchId, revision }) => ({ matchId, revision }));
    const result = { entries, left: upcoming.length - entries.length };
    if (entries.length === 0) return { result, change: null };
    return {
      result,
      change: {
        what: 'postpone_gameweek',
        about: `${gameweek.number}, ${await competitionName(tx, competition)}`,
        subject: competitionSeasonSubject(competition.id),
        tags: [],
      },
    };
  });
}
