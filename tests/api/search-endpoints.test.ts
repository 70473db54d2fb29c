import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchSchema, type Search } from '#contract/http/search.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import type { League } from '#tests/support/league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let database: OpenDatabase;
let app: FastifyInstance;

const LATIN_FIRST = ['Adam', 'Boris', 'Emil', 'Filip', 'Kamen', 'Martin', 'Pavel', 'Rumen', 'Simeon', 'Todor'];

/** The small league, and names that are hard to find. */
function leagueWithNames(): League {
  const league = smallLeague();
  const [ivan] = league.players;
  if (!ivan) throw new Error('the small league has players');
  const player = (name: string, nameLatin = name, hidden = false) => ({
    ...ivan,
    key: `search/${name}`,
    name,
    nameLatin,
    hidden,
  });
  league.players.push(
    player('Колев'),
    player('Колева Мария'),
    player('Петко Хаджиколев'),
    player('Стоян Калев'),
    player('Яница Чавдарова'),
    player('Шишко Гълъбов'),
    player('Жак Уитмор', 'Jacques Whitmore'),
    player('Скрит Колев', 'Skrit Kolev', true),
    player('Процент 100%'),
    player('Долна_черта'),
    ...LATIN_FIRST.flatMap((first) =>
      ['Многобройни', 'Многобройников', 'Немногобройни'].map((last) => player(`${first} ${last}`)),
    ),
  );
  league.referees.push({ key: 'search/referee', name: 'Румен Чардаков', nameLatin: 'Rumen Chardakov', picture: null });
  league.memberships.push(
    { team: 'riltsi', player: 'ivan', shirtNumber: 3, rank: 'SECONDARY', joinedOn: '2026-01-01', leftOn: null },
    {
      team: 'orlovets',
      player: 'search/Колев',
      shirtNumber: 4,
      rank: 'MAIN',
      joinedOn: '2024-01-01',
      leftOn: '2025-01-01',
    },
  );
  return league;
}

beforeAll(async () => {
  database = await openLeagueDatabase(leagueWithNames());
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => SMALL_LEAGUE_NOW,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

let visitors = 0;

async function search(q: string): Promise<Search['results']> {
  // Each from an address of its own, because one may search only so often.
  const remoteAddress = `10.0.${(visitors += 1) >> 8}.${visitors & 255}`;
  const response = await app.inject({ url: '/api/search', remoteAddress, query: { q } });
  expect(response.statusCode).toBe(200);
  return searchSchema.strict().parse(response.json()).results;
}
const namesOf = async (q: string) => (await search(q)).map(({ name }) => name);

test('[SE4] whole name, start of name, start of a word, inside a word, near misses; the hidden player never', async () => {
  expect(await namesOf('Колев')).toEqual(['Колев', 'Колева Мария', 'Иван Колев', 'Петко Хаджиколев', 'Стоян Калев']);
});

test.each([
  ['Яница Чавдарова', ['Yanitsa', 'qnica', 'Ianitza 4avdarova', 'яница', 'ЯНИЦА', 'chavdarova yanitsa', 'qnitza 4avd']],
  ['Шишко Гълъбов', ['6i6ko', 'Shishko', 'Galabov', 'Gylybov', 'Gulubov', 'гълъб', 'Galabof', 'Galavov']],
  ['Жак Уитмор', ['Whitmore', 'Jacques', 'Уитмор', 'Uitmor', 'Whitmoer']],
  ['Вихър', ['Vihar', 'Vihyr', 'vixur', 'вихър']],
])('[SE1][SE2][SE5] %s is found first by each of %j', async (name, queries) => {
  for (const query of queries) expect([query, (await namesOf(query))[0]]).toEqual([query, name]);
});

describe('[SE3] % and _ are letters', () => {
  test.each([
    ['100%', ['Процент 100%']],
    ['на_ч', ['Долна_черта']],
    ['%%%', []],
    ['___', []],
    ['к_лев', []],
    ['ко%ев', []],
    ['\\\\\\', []],
    ["'; drop table players; --", []],
  ])('%s finds %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });
});

test('the details of a result: team, city, season and picture', async () => {
  expect(await search('Иван Колев')).toMatchObject([
    { type: 'player', name: 'Иван Колев', subtitle: 'Балик', image: null },
  ]);
  expect(await search('Балик')).toMatchObject([
    {
      type: 'team',
      name: 'Балик',
      short_name: 'БАЛ',
      subtitle: 'Добрич',
      image: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.svg$/),
    },
  ]);
  expect(await search('Delta')).toMatchObject([
    { type: 'competition', name: 'Делта Лига', subtitle: '2025/2026', image: null },
  ]);
  expect(await search('Stara kupa')).toMatchObject([{ type: 'competition', subtitle: '2024/2025' }]);
  expect(await search('Чардаков')).toMatchObject([{ type: 'referee', name: 'Румен Чардаков', subtitle: null }]);
});

test('a player who has left his team has none below his name', async () => {
  expect((await search('Колев'))[0]).toMatchObject({ name: 'Колев', subtitle: null });
});

test('what is found leads somewhere: the ids are those of the tables', async () => {
  const [found] = await search('Вихър');
  const teams = (await app.inject({ url: '/api/teams' })).json<{ id: number; name: string }[]>();
  expect(teams.find(({ name }) => name === 'Вихър')?.id).toBe(found?.id);
});

test('[SE6] at most twenty, the best of them, by the alphabet among equals', async () => {
  const names = await namesOf('mnogobroini');
  // Ten whole words and ten longer ones start a word; those with it inside come after the twentieth.
  expect(names).toHaveLength(20);
  expect(names).toEqual(
    LATIN_FIRST.flatMap((first) => [`${first} Многобройни`, `${first} Многобройников`]).toSorted(
      new Intl.Collator('bg').compare,
    ),
  );
});

test('a hidden player is not found by any part of his name', async () => {
  for (const query of ['Скрит', 'Skrit Kolev', 'Скрит Играч', 'Skrid']) expect(await namesOf(query)).toEqual([]);
});

test('nothing but marks finds nothing, and a zero byte is one of them', async () => {
  expect(await namesOf('---')).toEqual([]);
  expect(await namesOf('\0\0\0')).toEqual([]);
  expect(await namesOf('Ива\0')).toContain('Иван Колев');
});

test('no result is repeated', async () => {
  for (const query of ['кол', 'Иван Колев', 'ова']) {
    const found = (await search(query)).map(({ type, id }) => `${type} ${id}`);
    expect(new Set(found).size).toBe(found.length);
  }
});

test.each([
  ['no q', ''],
  ['two letters', '?q=ab'],
  ['two letters in spaces', '?q=%20%20ab%20%20'],
  ['a hundred and one letters', `?q=${'a'.repeat(101)}`],
  ['q twice', '?q=abc&q=def'],
  ['q as a list', '?q[]=abc'],
])('%s is a 400 in plain words', async (_, query) => {
  const response = await app.inject({ url: `/api/search${query}` });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: expect.stringMatching(/^[^{}\n]+$/) });
});

test('a name that changes is found by the new one and no longer by the old', async () => {
  await database.pool.query(`update players set name = 'Иван Преименуван', name_latin = 'Ivan P.' where key = 'ivan'`);
  await database.db.transaction(refreshSearchIndex);
  expect(await namesOf('Преименуван')).toEqual(['Иван Преименуван']);
  expect(await namesOf('Иван Колев')).toEqual([]);
});

test('an address that searches without end has to wait, others need not', async () => {
  const ask = (q: string, remoteAddress: string) => app.inject({ url: '/api/search', query: { q }, remoteAddress });
  let refused = await ask('name 0', '10.9.9.9');
  for (let i = 1; refused.statusCode === 200 && i < 200; i++) refused = await ask(`name ${i}`, '10.9.9.9');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 1]);
  expect((await ask('something else', '10.9.9.8')).statusCode).toBe(200);
});
