import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { apiPaths } from '#contract/paths.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { converseWithDelta, runDelta } from '#tests/support/delta.ts';
import { openAppOn, type LeagueApp } from '#tests/support/league-app.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';

/* A new season by `delta new`, imported into an empty database and read through the API. */

const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';
const NOT_ASKED = expect.stringMatching(/^Note: the teams of the league are not known here\..*\n$/) as string;
const NAMES = ['Балик', 'Вихър', 'Орловец', 'Рилци', 'Дружба', 'Иглика', 'Русалка', 'Север'];
const SUNDAYS = [
  '--competition',
  'Делта Лига',
  '--season',
  '2026/2027',
  '--first-day',
  '2026-09-01',
  '--times',
  '10:00,11:00',
  '--pitches',
  'Балик,Рилци',
];

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let count = 0;
const listOf = (lines: readonly string[]) => {
  const file = `${folders.next()}-${++count}.txt`;
  writeFileSync(file, lines.join('\n'));
  return file;
};
beforeAll(async () => {
  folders = await temporaryFolders();
});
afterAll(() => folders?.remove());

const make = async (teams: readonly string[], ...options: string[]) => {
  const folder = folders.next();
  const made = await runDelta(NO_DATABASE, 'new', folder, '--teams', listOf(teams), ...SUNDAYS, ...options);
  return { folder, ...made };
};

/** The season through the public API, as the site shows it. */
async function showSeason(folder: string) {
  const database = await openLeagueDatabase();
  const imported = await importFrom(database, folder);
  expect(imported).not.toHaveProperty('problems');
  expect(await unchanged(database, folder)).toBe(true);
  const app = await openAppOn(database, new Date('2026-09-02T09:00:00Z'));
  const id = app.id('competitions', 'delta-liga');
  const { gameweeks } = await app.ask(competitionEndpoints.gameweeks, apiPaths.gameweeks(id));
  const rounds = await Promise.all(gameweeks.map((gameweek) => readRound(app, id, gameweek)));
  const bracket = await app.ask(competitionEndpoints.eliminationMatches, apiPaths.eliminationMatches(id));
  const { standings } = await app.ask(competitionEndpoints.featured, apiPaths.featured(id));
  await app.close();
  return { rounds, bracket: bracket.matches, standings };
}

/** Importing the folder again changes nothing. */
async function unchanged(database: OpenDatabase, folder: string): Promise<boolean> {
  const again = await importFrom(database, folder);
  return 'changes' in again && [...again.changes.values()].every(({ added, changed }) => added + changed === 0);
}

async function readRound(app: LeagueApp, id: number, gameweek: { id: number; elimination_round: string | null }) {
  const matches = await app.ask(competitionEndpoints.gameweekMatches, apiPaths.gameweekMatches(id, gameweek.id));
  return {
    round: gameweek.elimination_round,
    matches: matches.map(({ home_team: home, away_team: away, start_time: at, venue, status }) => ({
      home: home?.name ?? null,
      away: away?.name ?? null,
      at,
      venue,
      status,
    })),
  };
}

function expectHonestSlots(rounds: Awaited<ReturnType<typeof showSeason>>['rounds']) {
  const all = rounds.flatMap(({ matches }) => matches);
  const slots = all.map(({ at, venue }) => `${at} ${venue}`);
  expect(new Set(slots).size).toBe(slots.length);
  const days = all.flatMap(({ home, away, at }) =>
    [home, away].filter((team) => team !== null).map((team) => `${team} ${at?.slice(0, 10)}`),
  );
  expect(new Set(days).size).toBe(days.length);
  for (const { at, venue, status } of all) {
    expect(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Sofia' }).format(new Date(at!))).toBe(
      'Sunday',
    );
    expect(['10:00', '11:00']).toContain(
      new Intl.DateTimeFormat('bg', { timeStyle: 'short', timeZone: 'Europe/Sofia' }).format(new Date(at!)).slice(0, 5),
    );
    expect(['Балик', 'Рилци']).toContain(venue);
    expect(status).toBe('UPCOMING');
  }
}

describe('a new season on the site', () => {
  test('league, double round robin', async () => {
    const { folder, code, out, err } = await make(NAMES.slice(0, 6));
    expect({ code, err }).toEqual({ code: 0, err: NOT_ASKED });
    expect(out).toContain('Wrote 6 teams, 10 gameweeks and 30 matches, from 2026-09-06 to 2026-11-08, into ');
    expect(out).toContain(`Next: delta import ${folder} --dry-run`);
    const { rounds, standings } = await showSeason(folder);
    expectHonestSlots(rounds);
    const pairs = rounds.flatMap(({ matches }) => matches.map(({ home, away }) => `${home} ${away}`));
    expect(new Set(pairs).size).toBe(6 * 5);
    expect(standings).toHaveLength(6);
    expect(readFileSync(join(folder, 'competitions.csv'), 'utf8')).toBe('\uFEFFname\nДелта Лига\n');
    // After summer time ends, the kick-off is still at ten in Sofia.
    expect(rounds[0]?.matches[0]?.at).toBe('2026-09-06T07:00:00.000Z');
    expect(rounds[9]?.matches[0]?.at).toBe('2026-11-08T08:00:00.000Z');
  });

  test('league, single round robin with an odd number of teams', async () => {
    const { folder } = await make(NAMES.slice(0, 5), '--legs', '1', '--days-off', '6.9.2026..13.9.2026');
    const { rounds } = await showSeason(folder);
    expectHonestSlots(rounds);
    expect(rounds.map(({ matches }) => matches.length)).toEqual([2, 2, 2, 2, 2]);
    expect(rounds[0]?.matches[0]?.at).toBe('2026-09-20T07:00:00.000Z');
  });

  test('groups by seed, then a knockout', async () => {
    const { folder, out } = await make(NAMES, '--format', 'groups', '--groups', '2', '--going-on', '2');
    expect(out).toContain('semi_final 1: 1st of А – 2nd of Б\n  semi_final 2: 1st of Б – 2nd of А\n');
    expect(readFileSync(join(folder, 'what-next.txt'), 'utf8')).toContain('semi_final 1: 1st of А – 2nd of Б');
    const { rounds, standings } = await showSeason(folder);
    expectHonestSlots(rounds);
    expect(rounds.map(({ round, matches }) => [round, matches.length])).toEqual([
      [null, 4],
      [null, 4],
      [null, 4],
      ['semi_final', 2],
      ['final', 1],
    ]);
    expect(Object.values(standings).map((table: object[]) => table.length)).toEqual([4, 4]);
  });

  test('groups that are drawn already, and no knockout', async () => {
    const drawn = NAMES.slice(0, 5).map((name, i) => `${name}; ${i < 2 ? 'Запад' : 'Изток'}`);
    const { folder } = await make(drawn, '--format', 'groups', '--going-on', '0');
    const { rounds } = await showSeason(folder);
    expect(rounds.flatMap(({ matches }) => matches)).toHaveLength(1 + 3);
    expect(readFileSync(join(folder, 'groups.csv'), 'utf8').split('\n').slice(1, 3)).toEqual([
      'Делта Лига,2026-2027,Запад',
      'Делта Лига,2026-2027,Изток',
    ]);
  });

  test('knockout with byes', async () => {
    const { folder } = await make(NAMES.slice(0, 6), '--format', 'knockout', '--extra-time', 'no');
    expect(readFileSync(join(folder, 'competition-seasons.csv'), 'utf8')).toMatch(/,no,25\n$/);
    const { rounds, bracket } = await showSeason(folder);
    expectHonestSlots(rounds);
    const shown = bracket.map(({ gameweek, bracket_slot: slot, home_team: home, away_team: away }) =>
      [gameweek.elimination_round, slot, home?.seed ?? null, away?.seed ?? null].join(' '),
    );
    expect(shown.toSorted()).toEqual([
      'final 1  ',
      'quarter_final 2 4 5',
      'quarter_final 3 3 6',
      'semi_final 1 1 ',
      'semi_final 2 2 ',
    ]);
  });
});

test('the same answers give the same bytes, with commas and with semicolons', async () => {
  for (const delimiter of [[], ['--semicolon']]) {
    const [first, second] = [await make(NAMES, ...delimiter), await make(NAMES, ...delimiter)];
    expect(filesOf(second.folder)).toEqual(filesOf(first.folder));
    expect(readdirSync(first.folder)).toContain('squads.csv');
    await showSeason(first.folder);
  }
});

test('teams that the league has, under other keys or former names, are those teams', async () => {
  const own = await createDatabase();
  const database = await openLeagueDatabase(undefined, own.url);
  await database.pool.query(`insert into teams (key, name, name_latin, short_name, former_names) values
    ('fc-balik', 'Балик', 'Balik', 'БАЛ', '{}'), ('v', 'Вихър 1928', 'Vihar 1928', 'ВИХ', '{Вихър}'), ('o', 'Орловец', 'Orlovets', 'ОРЛ', '{}')`);
  const folder = folders.next();
  const { out } = await runDelta(own.url, 'new', folder, '--teams', listOf(NAMES.slice(0, 4)), ...SUNDAYS);
  expect(out).toContain('Already in the league: Балик (fc-balik), Вихър (now Вихър 1928, v), Орловец (o).\n');
  expect(await importFrom(database, folder)).not.toHaveProperty('problems');
  const keys = async () =>
    (await database.pool.query(`select key, name from teams order by key`)).rows.map(
      ({ key, name }) => `${key} ${name}`,
    );
  const teams = ['fc-balik Балик', 'o Орловец', 'riltsi Рилци', 'v Вихър 1928'];
  expect(await keys()).toEqual(teams);
  // Without the database, the names in the files are enough.
  const other = await make(NAMES.slice(0, 4), '--season', '2027/2028', '--first-day', '2027-09-01');
  expect(await importFrom(database, other.folder)).toMatchObject({
    notes: [
      {
        file: 'teams.csv',
        message: 'already in the league: Балик (fc-balik), Вихър (now Вихър 1928, v), Орловец (o), Рилци (riltsi)',
      },
    ],
  });
  expect(await keys()).toEqual(teams);
  await database.close();
  await own.drop();
});

test('imported into an existing league it deletes nothing', async () => {
  const database = await openLeagueDatabase();
  const { folder } = await make(NAMES.slice(0, 4));
  await importFrom(database, folder);
  await database.pool.query(`update teams set city = 'Добрич' where key = 'balik'`);
  await database.pool.query(`update matches set status = 'FINISHED', phase = 'FULL_TIME', home_score = 2, away_score = 1
    where id = (select min(id) from matches)`);
  const again = await importFrom(database, folder);
  expect(again).not.toHaveProperty('problems');
  const { rows } = await database.pool.query(
    `select (select city from teams where key = 'balik') as city, (select count(*)::int from matches where home_score = 2) as results`,
  );
  expect(rows).toEqual([{ city: 'Добрич', results: 1 }]);
  await database.close();
});

/** Two of them are refused. */
const TYPED_TEAMS = ['Балик', 'Вихър', 'balik', 'Вихър', 'Орловец', 'Рилци'];

test('a dialogue repeats a question after an invalid answer', async () => {
  const folder = folders.next();
  const full = folders.next();
  mkdirSync(full);
  writeFileSync(join(full, 'teams.csv'), '');
  const typed = [
    'Делта Лига',
    'next year',
    '2026/27',
    full,
    folder,
    'cup',
    'league',
    'Балик',
    '', // too few, once more
    ...TYPED_TEAMS,
    '',
    '1',
    'сб, sunday',
    'day',
    '31.9.2026',
    '1.9.2026',
    '', // no days off
    '', // 25 minutes
    'Дружба',
    '10:00, 10:30',
    '10:00',
    '10:00, 11:00',
    '',
    '2026-09-10',
    '',
  ];
  const { code, out, err } = await converseWithDelta(NO_DATABASE, `${typed.join('\n')}\n`, 'new', '--ask');
  expect({ code, err }).toEqual({ code: 0, err: NOT_ASKED });
  for (const message of [
    'Name of the competition [Първенство]: ',
    '"next year" is not a season such as 2026/2027, or 2027\n',
    `${full} is not empty. Name a new folder.\n`,
    '"cup" is none of league, groups, knockout\n',
    'a league season needs from 2 to 64 teams, not 1\n',
    '"balik" cannot be distinguished from "Балик"\n',
    '"Вихър" is already in the list\n',
    '"31.9.2026" is not a day such as 2026-03-15 or 15.3.2026\n',
    'a match takes 60 minutes, but 10:30 comes sooner after the time before it\n',
    'a round has 2 matches, but there is room for 1 in a day: more times, pitches or weekdays are needed\n',
    'the last match is on 2026-09-12, after the season ends\n',
    'Wrote 4 teams, 3 gameweeks and 6 matches, from 2026-09-05 to 2026-09-12, into ',
  ]) {
    expect(out).toContain(message);
  }
  const { rounds } = await showSeason(folder);
  expect(rounds).toHaveLength(3);
  expect(readdirSync(full)).toEqual(['teams.csv']);
});

test('answers that end too early leave nothing behind', async () => {
  const folder = folders.next();
  const ended = await converseWithDelta(NO_DATABASE, '\n2026/2027\n', 'new', folder, '--ask');
  expect(ended).toMatchObject({
    code: 1,
    err: expect.stringContaining('The answers ended before the questions. Nothing was written.\n') as string,
  });
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('JSON for programs', async () => {
  const { out, folder } = await make(NAMES.slice(0, 4), '--format', 'knockout', '--json');
  expect(JSON.parse(out)).toEqual({
    folder,
    competition: 'Делта Лига',
    season: '2026/2027',
    teams: 4,
    gameweeks: 2,
    matches: 3,
    firstDay: '2026-09-06',
    lastDay: '2026-09-13',
    knockout: [],
  });
});

test('a folder that is not empty is left as it is', async () => {
  const { folder } = await make(NAMES.slice(0, 4));
  const before = filesOf(folder);
  const again = await runDelta(NO_DATABASE, 'new', folder, '--teams', listOf(NAMES));
  expect(again).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining(`${folder} is not empty. Name a new folder.\n`) as string,
  });
  expect(filesOf(folder)).toEqual(before);
});
