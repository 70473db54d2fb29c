import type { Task } from '#contract/desk/todo.ts';
import { gameweekToShare } from '#domain/gameweeks/moments.ts';
import { listGameweekProgress } from '#server/db/matches/gameweek-progress.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** [GW7] Of each competition that is being played. */
export async function readMomentTasks(db: Queryable, now: Date): Promise<Task[]> {
  const gameweeks = await listGameweekProgress(db, null);
  const competitions = new Set(gameweeks.map(({ competitionSeasonId }) => competitionSeasonId));
  return [...competitions].flatMap((id): Task[] => {
    const last = gameweekToShare(
      gameweeks.filter(({ competitionSeasonId }) => competitionSeasonId === id),
      now,
    );
    if (!last) return [];
    const { competition: name, number: gameweek } = last;
    const item = { id, name, teamId: null, facts: { gameweek }, match: null, due: null };
    return [{ code: 'gameweek-pictures', group: 'whenever', about: 'competitions', tone: 'plain', items: [item] }];
  });
}
