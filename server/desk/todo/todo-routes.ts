import type { FastifyInstance } from 'fastify';
import { todoEndpoints, type Task } from '#contract/desk/todo.ts';
import { isOrganiser, organisedCompetitions, organises } from '#domain/desk/permissions.ts';
import { firstSteps } from '#domain/desk/first-steps.ts';
import { addDays, dayAt, instantOf, weekdayOf } from '#domain/formatting/sofia-time.ts';
import type { Database } from '#server/db/transactions.ts';
import { listDeskMatches } from '#server/db/matches/desk-matches.ts';
import { countJournalOfPeople, readStepsTaken } from '#server/db/check/todo.ts';
import { countRequests } from '#server/db/requests/requests.ts';
import type { DeskBackups } from '#server/desk/files/backup-routes.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { version } from '#server/version.ts';
import { readBackupTasks } from './backup-tasks.ts';
import { readMomentTasks } from './moment-tasks.ts';
import { readRequestTasks } from './request-tasks.ts';
import { readTasks, toTodoMatch } from './read-tasks.ts';

/** Every screen of every organiser asks for the count: the league is not checked more often than this. */
const FRESH = 15_000;

interface TodoOptions {
  db: Database;
  backups: Pick<DeskBackups, 'folder'>;
  now: () => Date;
}

export function todoRoutes(app: FastifyInstance, { db, backups, now }: TodoOptions) {
  const readAllTasks = async (at: Date): Promise<Task[]> => [
    ...(backups.folder === null ? [] : await readBackupTasks(db, at)),
    ...(await readTasks(db, at)),
    ...(await readMomentTasks(db, at)),
    ...(await readRequestTasks(db, at)),
  ];

  let counted: { at: number; tasks: Promise<Task[]> } | null = null;
  const recentTasks = (at: Date): Promise<Task[]> => {
    if (!counted || performance.now() - counted.at > FRESH) {
      const asked = { at: performance.now(), tasks: readAllTasks(at) };
      asked.tasks.catch(() => (counted = null));
      counted = asked;
    }
    return counted.tasks;
  };

  serveDesk(app, todoEndpoints, now, {
    listTasks: async ({ actor }) => {
      const asked = { at: performance.now(), tasks: readAllTasks(actor.at) };
      const own = organisedCompetitions(actor.who);
      const tasks = own ? tasksOf(await asked.tasks, own) : await asked.tasks;
      counted = asked;
      const monday = mondayOf(dayAt(actor.at));
      const [from, until] = [instantOf(monday, '00:00'), instantOf(addDays(monday, 7), '00:00')];
      const all = await listDeskMatches(db, { from, until, live: false });
      const matches = all.filter(({ competition }) => organises(actor.who, competition.id));
      const faulty = new Set(
        tasks.filter(({ about }) => about === 'matches').flatMap(({ items }) => items.map(({ id }) => id)),
      );
      return {
        firstSteps: own ? [] : firstSteps(await readStepsTaken(db)),
        tasks,
        week: {
          monday,
          matches: matches
            .map((match) => ({ ...toTodoMatch(match), warn: faulty.has(match.id) }))
            .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? '')),
        },
        done: own ? 0 : await countJournalOfPeople(db, from),
      };
    },
    getOverview: async ({ actor: { who, at } }) => {
      const own = organisedCompetitions(who);
      const tasks = own ? tasksOf(await recentTasks(at), own) : await recentTasks(at);
      const all = await listDeskMatches(db, { from: at, until: at, live: true });
      const live = all.filter(({ competition }) => organises(who, competition.id));
      return {
        todo: tasks.length,
        drafts: tasks.filter(({ code }) => code === 'draft').length,
        requests: isOrganiser(who) ? sumOf(await countRequests(db, dayAt(at))) : 0,
        live: live.map(({ id, home, away, score, competition }) => ({
          id,
          home: home?.shortName ?? '?',
          away: away?.shortName ?? '?',
          score: score ?? { home: 0, away: 0 },
          competition: competition.name,
        })),
        version,
      };
    },
  });
}

/** [PM10] What an organiser of some competitions can do something about: their matches, and who misses them. */
const tasksOf = (tasks: readonly Task[], own: readonly number[]): Task[] =>
  tasks
    .map((task) => ({ ...task, items: task.items.filter(({ match }) => match && own.includes(match.competitionId)) }))
    .filter(({ items }) => items.length > 0);

const sumOf = (teams: readonly { count: number }[]) => teams.reduce((sum, { count }) => sum + count, 0);

const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
