import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarSchema } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { overviewSchema, todoSchema, type Todo } from '#contract/desk/todo.ts';
import { version } from '#server/version.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';

let league: DeskLeague;
let organiser: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
});
afterAll(() => league?.close());

async function readTodo(): Promise<Todo> {
  const answer = await sendFrom(league, organiser.cookie, { url: deskPaths.todo });
  expect(answer.statusCode).toBe(200);
  return todoSchema.parse(answer.json());
}

const enter = (device: Device, key: string) =>
  sendFrom(league, device.cookie, {
    method: 'PUT',
    url: deskPaths.result(league.id('matches', key)),
    headers: { 'idempotency-key': `todo-${key}` },
    payload: { score: { home: 0, away: 1 }, goals: [], cards: [] },
  });

test('[RS11] a result that an organiser entered waits for no hand-in, that of a scorer does', async () => {
  league.passTo(120);
  const scorer = await signInAs(league, 'scorer', { name: 'Петър' });
  expect((await enter(scorer, 's1')).statusCode).toBe(200);
  expect((await enter(organiser, 's2')).statusCode).toBe(200);
  const waiting = (await readTodo()).tasks.filter(({ code }) => code === 'not-handed-in').flatMap(({ items }) => items);
  expect(waiting.map(({ id }) => id)).toEqual([league.id('matches', 's1')]);

  const answer = await sendFrom(league, organiser.cookie, { url: deskPaths.calendar });
  const { matches } = calendarSchema.parse(answer.json());
  const handedIn = (key: string) => matches.find(({ id }) => id === league.id('matches', key))?.handedIn;
  expect([handedIn('s1'), handedIn('s2')]).toEqual([false, true]);
});

test('a match that should have been played waits for its result, and leaves the list with it', async () => {
  league.passTo(3 * 24 * 60);
  const derby = league.id('matches', 'derby');
  const before = await readTodo();
  const task = before.tasks.find(
    ({ code, items }) => code === 'match-without-result' && items.some(({ id }) => id === derby),
  );
  expect(task).toMatchObject({ group: 'left-over', about: 'matches', tone: 'bad' });
  expect(task?.items.find(({ id }) => id === derby)?.match?.home?.name).toBeTruthy();

  const saved = await sendFrom(league, organiser.cookie, {
    method: 'PUT',
    url: deskPaths.result(derby),
    headers: { 'idempotency-key': 'todo-1' },
    payload: { score: { home: 2, away: 1 }, goals: [], cards: [] },
  });
  expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
  const after = await readTodo();
  const left = after.tasks.filter(({ code }) => code === 'match-without-result').flatMap(({ items }) => items);
  expect(left.map(({ id }) => id)).not.toContain(derby);
});

test('[FS2] a league with results is not led through its first steps', async () => {
  expect((await readTodo()).firstSteps).toEqual([]);
});

test('the overview counts the same tasks and lists live matches', async () => {
  const { tasks } = await readTodo();
  const answer = await sendFrom(league, organiser.cookie, { url: deskPaths.overview });
  const overview = overviewSchema.parse(answer.json());
  expect(overview.todo).toBe(tasks.length);
  expect(overview.version).toBe(version);
});

test('the week is the one of today, from Monday to Sunday', async () => {
  const { week } = await readTodo();
  expect(new Date(`${week.monday}T12:00:00Z`).getUTCDay()).toBe(1);
  for (const { startTime } of week.matches) {
    const passed = Date.parse(startTime ?? '') - Date.parse(`${week.monday}T00:00:00+02:00`);
    expect(passed).toBeGreaterThanOrEqual(-3_600_000);
    expect(passed).toBeLessThan(7 * 86_400_000);
  }
});
