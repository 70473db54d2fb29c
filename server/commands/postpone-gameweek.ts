import { randomUUID } from 'node:crypto';
import type { PostponedGameweek } from '#contract/desk/calendar.ts';
import { findGameweek, listUpcomingOf } from '#server/db/desk/edit-match.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import { recordActIn } from '#server/ledger/record-act.ts';
import { runCommand, type Actor } from './run-command.ts';

/** Postpones all upcoming matches of a gameweek, or none. */
export function postponeGameweek(db: Database, gameweekId: number, actor: Actor): Promise<PostponedGameweek> {
  return runCommand(db, actor, async (tx) => {
    const gameweek = await findGameweek(tx, gameweekId);
    if (!gameweek) throw new ApiError('not_found', `There is no gameweek ${gameweekId}`);
    const upcoming = await listUpcomingOf(tx, gameweekId);
    const entries: PostponedGameweek['entries'] = [];
    for (const { id: matchId } of upcoming.filter(({ hasTeams }) => hasTeams)) {
      const sent = { matchId, key: randomUUID(), who: actor.who, act: { act: 'postpone' } as const };
      const { revision } = await recordActIn(tx, sent, actor.at);
      entries.push({ matchId, revision });
    }
    const result = { entries, left: upcoming.length - entries.length };
    if (entries.length === 0) return { result, change: null };
    const { competitionName, number, competitionId } = gameweek;
    const about = `${competitionName}, ${number}. кръг`;
    const change = { what: 'postpone_gameweek', about, subject: `competition:${competitionId}` as const, tags: [] };
    return { result, change };
  });
}
