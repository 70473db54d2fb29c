import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfficeSearch } from '#contract/desk/search.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';

/* Search everywhere in the office. */

let league: DeskLeague;
let organiser: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Драгомира Колева' });
});
afterAll(() => league?.close());

const ask = async (q: string) =>
  (await organiser.send('GET', `${deskPaths.search}?q=${encodeURIComponent(q)}`)).json<OfficeSearch>();
const kinds = async (q: string) => (await ask(q)).results.map(({ kind, name }) => `${kind} ${name}`);

test('in either alphabet, teams with their next matches', async () => {
  for (const q of ['Балик', 'balik', 'БАЛ']) {
    const { results } = await ask(q);
    expect(results[0]).toMatchObject({ kind: 'team', id: league.id('teams', 'balik'), nameLatin: 'Balik' });
    expect(results.filter(({ kind }) => kind === 'match').length).toBeGreaterThan(0);
  }
});

test('players with their team, also those whom the public does not see', async () => {
  await league.database.pool.query(`update players set hidden = true where key = 'ivan'`);
  const { results } = await ask('ivan');
  expect(results).toContainEqual(
    expect.objectContaining({
      kind: 'player',
      id: league.id('players', 'ivan'),
      teamId: league.id('teams', 'balik'),
      isHidden: true,
    }),
  );
});

test('a match by both of its teams', async () => {
  const found = await kinds('vihar balik');
  expect(found).toContain('match Балик – Вихър');
});

test('articles, drafts too, competitions and people', async () => {
  await league.database.pool.query(
    `update news set published_at = null where id = (select min(id) from news) returning title_bg`,
  );
  const { rows } = await league.database.pool.query<{ title: string }>(
    `select title_bg as title from news where published_at is null limit 1`,
  );
  const { results } = await ask(rows[0]?.title ?? '');
  expect(results).toContainEqual(expect.objectContaining({ kind: 'article', isHidden: true }));
  expect(await kinds('dragomira')).toEqual(['person Драгомира Колева']);
});

test('nothing found: what was probably meant', async () => {
  expect(await ask('balikk')).toMatchObject({ suggestion: expect.stringMatching(/Балик/) });
  expect(await ask('qqqqzzzz')).toEqual({ results: [], suggestion: null });
});

test('hostile questions find nothing and break nothing', async () => {
  for (const q of ['%', '_', "'; drop table teams; --", '\\', '<script>', '😀', ' ', 'a'.repeat(100)])
    expect((await organiser.send('GET', `${deskPaths.search}?q=${encodeURIComponent(q)}`)).statusCode).toBe(200);
  expect((await organiser.send('GET', `${deskPaths.search}?q=${'a'.repeat(101)}`)).statusCode).toBe(400);
  expect((await organiser.send('GET', deskPaths.search)).statusCode).toBe(400);
});
