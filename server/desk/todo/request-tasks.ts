import type { Task } from '#contract/desk/todo.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { countRequests } from '#server/db/requests/requests.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** What clubs wait for: one line a team, as on the screen that decides it. */
export async function readRequestTasks(db: Queryable, now: Date): Promise<Task[]> {
  const teams = await countRequests(db, dayAt(now));
  if (teams.length === 0) return [];
  const items = teams.map(({ id, name, count }) => ({
    id,
    name,
    teamId: null,
    facts: { count },
    match: null,
    due: null,
  }));
  return [{ code: 'requests', group: 'before-next', about: 'teams', tone: 'warn', items }];
}
