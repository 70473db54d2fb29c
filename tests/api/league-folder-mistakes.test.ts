import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { readCsv } from '#server/league-files/folder/csv.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { leagueWithEverything } from '#tests/support/league-with-everything.ts';

/* Valid files with mistakes: each is reported with its place, and the database stays unchanged. */

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let database: OpenDatabase;
let folder: string;
let before: unknown;

beforeAll(async () => {
  folders = await temporaryFolders();
  database = await openLeagueDatabase(leagueWithEverything());
  folder = await exportTo(database, folders.next());
  before = await fingerprint();
});
afterEach(() => expectUntouched());
afterAll(async () => {
  await database?.close();
  await folders?.remove();
});

/** A digest of all rows of the league, independent of their order. */
async function fingerprint(): Promise<unknown> {
  const tables = [
    'media',
    'seasons',
    'competitions',
    'competition_seasons',
    'groups',
    'gameweeks',
    'competition_teams',
    'point_adjustments',
    'bans',
    'places',
    'pitches',
    'teams',
    'players',
    'referees',
    'squad_memberships',
    'transfers',
    'matches',
    'match_ledger',
    'lineups',
    'player_match_stats',
    'team_match_stats',
    'news',
    'awards',
    'compositions',
    'sponsors',
    'galleries',
    'photos',
    'player_season_stats',
    'team_season_stats',
    'search_index',
  ];
  const sums = tables.map(
    (table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${table}`,
  );
  return (await database.pool.query(`select ${sums.join(', ')}`)).rows;
}

async function expectUntouched() {
  expect(await fingerprint()).toEqual(before);
}

interface Place {
  file: string;
  line?: number;
  column?: string;
}

type Change = (bytes: Buffer) => Buffer | string;

const expectRefusal = (place: Place, change: Change, file?: string) => expectRefusals([place], change, file);

/** Imports a copy of the folder with one file changed, of which all these places are reported. */
async function expectRefusals(places: Place[], change: Change, file = places[0]?.file ?? '') {
  const path = join(folder, file);
  const good = readFileSync(path);
  writeFileSync(path, change(good));
  try {
    const result = await importFrom(database, folder);
    const reported = 'problems' in result ? result.problems : [];
    expect(reported).toEqual(expect.arrayContaining(places.map((place) => expect.objectContaining(place) as object)));
  } finally {
    writeFileSync(path, good);
  }
}

type Sort = 'reference' | 'number' | 'day' | 'time' | 'flag' | 'choice';
const WRONG: Record<Sort, string[]> = {
  reference: ['nobody-of-this-name'],
  number: ['=1+1', '99999999999'],
  day: ['2026-02-30', '=TODAY()'],
  time: ['tomorrow'],
  flag: ['maybe'],
  choice: ['BANANA'],
};

/** The kind of value of each column, from the documentation. */
const COLUMNS: Record<string, Partial<Record<Sort, string>>> = {
  'seasons.csv': { number: 'year_start year_end', day: 'starts_on ends_on', flag: 'current' },
  'competitions.csv': { reference: 'logo', number: 'rank' },
  'teams.csv': { reference: 'badge', number: 'founded' },
  'players.csv': { day: 'birthdate', choice: 'position', flag: 'hidden', reference: 'picture' },
  'referees.csv': { reference: 'picture' },
  'competition-seasons.csv': {
    reference: 'competition season',
    day: 'starts_on',
    number: 'points_win half_minutes',
    choice: 'format tie_breakers zones',
    flag: 'extra_time',
  },
  'groups.csv': { reference: 'competition season' },
  'gameweeks.csv': { reference: 'competition', number: 'number', day: 'starts_on', choice: 'elimination_round' },
  'competition-teams.csv': { reference: 'team group', number: 'seed', day: 'withdrawn_on' },
  'point-adjustments.csv': { reference: 'team', number: 'points', day: 'decided_on' },
  'bans.csv': { reference: 'player competition', number: 'matches', day: 'starts_on lifted_on' },
  'pitches.csv': { number: 'latitude longitude', choice: 'hours' },
  'squads.csv': { reference: 'team player', number: 'shirt_number', choice: 'rank', day: 'joined_on' },
  'transfers.csv': { reference: 'player from_team', day: 'moved_on' },
  'matches.csv': {
    reference: 'competition season home away referee',
    number: 'gameweek home_score clock_seconds',
    time: 'start_time',
    choice: 'status phase',
  },
  'lineups.csv': { reference: 'match team player', flag: 'starter', number: 'place', choice: 'position' },
  'events.csv': {
    reference: 'match team player',
    number: 'minute',
    choice: 'kind phase details',
    time: 'recorded_at',
    flag: 'own_goal',
  },
  'player-statistics.csv': { reference: 'match player', number: 'goals rating minutes_played', flag: 'starter' },
  'team-statistics.csv': { reference: 'match team', number: 'possession average_rating' },
  'awards.csv': {
    reference: 'competition match player',
    choice: 'type subtype',
    day: 'awarded_on',
    number: 'gameweek',
  },
  'best-teams.csv': { reference: 'goalkeeper second_forward', choice: 'type', day: 'created_on' },
  'sponsors.csv': { reference: 'logo', number: 'position', day: 'starts_on', flag: 'in_footer' },
  'galleries.csv': { reference: 'match', day: 'held_on' },
  'photos.csv': { reference: 'gallery picture small_avif', number: 'position' },
};
const FILES = Object.keys(COLUMNS);

const asLine = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;

/** The first row below the header with these cells changed. */
function withCells(bytes: Buffer, changed: Record<string, string>): string {
  const [header, row, ...rest] = [...readCsv([bytes.toString()])].map(({ cells }) => cells);
  const unknown = Object.keys(changed).filter((column) => !header?.includes(column));
  if (!header || !row || unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}`);
  return [header, row.map((cell, at) => changed[header[at] ?? ''] ?? cell), ...rest].map(asLine).join('');
}

describe.each(FILES)('%s', (file) => {
  const cells = Object.entries(COLUMNS[file] ?? {}).flatMap(([sort, columns]) =>
    columns
      .split(' ')
      .flatMap((column) =>
        WRONG[sort as Sort].map((cell, way) => ({ column, cell, way, isReference: sort === 'reference' })),
      ),
  );
  test('a reference to nothing', async () => {
    // What it belongs to is not known then, and the rest of the row is not looked at.
    for (const { column, cell } of cells.filter(({ isReference }) => isReference))
      await expectRefusals([{ file, line: 2, column }], (bytes) => withCells(bytes, { [column]: cell }));
  });

  test('other cells that are wrong, each reported', async () => {
    for (const way of [0, 1]) {
      const wrong = cells.filter((one) => !one.isReference && one.way === way);
      if (wrong.length === 0) continue;
      const places = wrong.map(({ column }) => ({ file, line: 2, column }));
      const changed = Object.fromEntries(wrong.map(({ column, cell }) => [column, cell]));
      await expectRefusals(places, (bytes) => withCells(bytes, changed));
    }
  });

  test('a row twice, a cell too many, an empty file', async () => {
    await expectRefusal(
      { file, line: readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length + 1 },
      (bytes) => {
        return `${bytes.toString()}${bytes.toString().trimEnd().split('\n').at(-1)}\n`;
      },
    );
    await expectRefusal({ file, line: 2 }, (bytes) => bytes.toString().replace(/\n(.*)\n/, '\n$1,more\n'));
    await expectRefusal({ file, line: 1 }, () => '');
  });
});

// All files are read by the same code, so every third is enough here.
test.each(FILES.filter((_, at) => at % 3 === 0))(
  '%s: another encoding, a NUL, an open quotation mark, a cell of 10 MB',
  async (file) => {
    const corrupt = (bytes: Buffer, by: Buffer) =>
      Buffer.concat([bytes.subarray(0, bytes.indexOf('\n') + 1), by, bytes.subarray(bytes.indexOf('\n') + 1)]);
    await expectRefusal({ file, line: 2 }, (bytes) => corrupt(bytes, Buffer.from([0xc1, 0xe0])));
    await expectRefusal({ file, line: 2 }, (bytes) => corrupt(bytes, Buffer.from([0])));
    await expectRefusal({ file, line: 2 }, (bytes) => corrupt(bytes, Buffer.from('"')));
    await expectRefusal({ file, line: 2 }, (bytes) => corrupt(bytes, Buffer.alloc(10_000_000, 'x')));
  },
);

describe('rows whose cells are right and do not fit together', () => {
  test.each([
    ['seasons.csv', 'ends_on', '2020-01-01'],
    ['seasons.csv', 'year_end', '2000'],
    ['competition-seasons.csv', 'points_draw', '4'],
    ['competition-seasons.csv', 'points_loss', '2'],
    ['competition-seasons.csv', 'ends_on', '2020-01-01'],
    ['gameweeks.csv', 'ends_on', '2020-01-01'],
    ['competition-teams.csv', 'group', 'Я'],
    ['point-adjustments.csv', 'points', '0'],
    ['bans.csv', 'ends_on', '2026-05-01'],
    ['bans.csv', 'matches', ''],
    ['bans.csv', 'lifted_on', '2020-01-01'],
    ['pitches.csv', 'latitude', ''],
    ['competition-seasons.csv', 'shares_with', 'liga'],
    ['competition-seasons.csv', 'shares_yellows', 'yes'],
    ['squads.csv', 'left_on', '2020-01-01'],
    ['transfers.csv', 'to_team', 'vihar'],
    ['matches.csv', 'away', 'balik'],
    ['matches.csv', 'home', ''],
    ['matches.csv', 'away_score', ''],
    ['matches.csv', 'half_time_home', '1'],
    ['matches.csv', 'gameweek', '9'],
    ['matches.csv', 'group', 'Я'],
    ['matches.csv', 'clock_running_since', '2026-03-01 19:00'],
    ['lineups.csv', 'team', 'riltsi'],
    ['events.csv', 'team', ''],
    ['events.csv', 'target', '1'],
    ['player-statistics.csv', 'shots', '0'],
    ['player-statistics.csv', 'passes_completed', '7'],
    ['player-statistics.csv', 'team', 'riltsi'],
    ['awards.csv', 'gameweek', '9'],
    ['best-teams.csv', 'gameweek', ''],
    ['sponsors.csv', 'link', 'javascript:alert(1)'],
    ['sponsors.csv', 'ends_on', '2026-02-01'],
    ['galleries.csv', 'title_bg', 'Вечеря'],
    ['galleries.csv', 'held_on', '2026-02-01'],
  ])('%s %s %s', async (file, column, cell) => {
    await expectRefusal({ file, line: 2 }, (bytes) => withCells(bytes, { [column]: cell }));
  });
});

describe('articles and pictures', () => {
  test.each([
    ['no title', 'news/n1.bg.md', (text: string) => text.replace(/^title:.*\n/m, '')],
    ['no dashes', 'news/n1.bg.md', (text: string) => text.replace('---\n', '')],
    [
      'a date of no calendar',
      'news/n1.bg.md',
      (text: string) => text.replace(/published_at: .*/, 'published_at: soon'),
    ],
    ['a match of nobody', 'news/n1.bg.md', (text: string) => text.replace('match: m1', 'match: m99')],
    ['a field that there is not', 'news/n1.en.md', (text: string) => text.replace('title:', 'titel:')],
    ['a field of the other language', 'news/n1.en.md', (text: string) => text.replace('title:', 'author: x\ntitle:')],
    ['a field twice', 'news/n1.bg.md', (text: string) => text.replace('title:', 'title: x\ntitle:')],
    ['10 MB', 'news/n1.bg.md', (text: string) => text + 'x'.repeat(10_000_000)],
    ['another encoding', 'news/n1.bg.md', (text: string) => Buffer.from(text, 'utf16le')],
    ['no picture', 'media/team/balik.svg', () => '<html></html>'],
    [
      'a picture of another kind',
      'media/team/balik.svg',
      () => Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(40, '1'), 'latin1'),
    ],
    ['no size', 'media/team/balik.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['10 MB of picture', 'media/team/balik.svg', (text: string) => text + ' '.repeat(10_000_000)],
  ])('%s', async (_what, file, change) => {
    const place = file.startsWith('news/') ? expect.stringMatching(/^news\/n1\./) : file;
    await expectRefusal({ file: place as string }, (bytes) => change(bytes.toString()), file);
  });
});

test('there are two hundred of them', () => {
  const wrongCells = Object.values(COLUMNS).flatMap((sorts) =>
    Object.entries(sorts).flatMap(([sort, columns]) => columns.split(' ').flatMap(() => WRONG[sort as Sort])),
  );
  expect(wrongCells.length + FILES.length * 3 + 7 * 4 + 25 + 13).toBeGreaterThan(200);
});
