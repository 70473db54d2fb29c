import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OperatorError } from '#server/errors.ts';
import { newCommand } from './new.ts';
import { UsageError } from './read-arguments.ts';

const NAMES = ['Балик', 'Вихър', 'Орловец', 'Рилци', 'Дружба', 'Иглика'];
let root: string;
const path = (name: string) => join(root, name);
const write = (name: string, text: string | Buffer) => {
  writeFileSync(path(name), text);
  return path(name);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'delta-league-new-'));
  write('teams.txt', NAMES.join('\n'));
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('DATA_DIR', path('no-league'));
});
afterAll(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true, force: true }));

const refusal = async (args: string[]): Promise<Error> => {
  const error: unknown = await newCommand.run(['--yes', ...args]).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as Error).message).not.toContain('\n');
  expect(readdirSync(root).filter((name) => !name.endsWith('.txt'))).toEqual([]);
  return error as Error;
};

test('where nothing is asked a folder and teams are needed', async () => {
  const message = 'FOLDER and --teams FILE are needed where nothing is asked (delta new --help says more).';
  expect((await refusal([])).message).toBe(message);
  expect((await refusal([path('league')])).message).toBe(message);
  expect((await refusal(['--teams', path('teams.txt')])).message).toBe(message);
});

describe('a mistake is one line that names the option, and nothing is written', () => {
  test.each([
    [['--teem', 'x'], /--teem.*delta new --help/],
    [['--ask'], /^Either --ask or --yes/],
    [['another'], /^Usage: delta new \[FOLDER\]/],
    [['--season', '2026/2028'], /^--season: "2026\/2028" is not a season such as 2026\/2027, or 2027$/],
    [['--season', '2027/2026'], /^--season: /],
    [['--format', 'cup'], /^--format: "cup" is none of league, groups, knockout$/],
    [['--competition', '  '], /^--competition: a name is needed$/],
    [['--competition', '***'], /^--competition: "\*\*\*" is not a name$/],
    [['--groups', '2'], /^--groups means nothing here/],
    [['--format', 'groups', '--groups', '4'], /^--groups: "4" is not a whole number from 2 to 3$/],
    [['--format', 'groups', '--groups', '2', '--going-on', '4'], /^--going-on: "4" is not .* from 0 to 3$/],
    [['--format', 'knockout', '--legs', '2'], /^--legs means nothing here/],
    [['--legs', '3'], /^--legs: "3" is not a whole number from 1 to 2$/],
    [['--weekdays', 'someday'], /^--weekdays: "someday" is not a weekday/],
    [['--weekdays', ','], /^--weekdays: a weekday is needed/],
    [['--pace', 'day'], /^--pace means nothing here/],
    [['--first-day', '2027-02-29'], /^--first-day: "2027-02-29" is not a day such as/],
    [['--season', '2027', '--first-day', '2026-09-01'], /^--first-day: 2026-09-01 is not in the season 2027$/],
    [['--days-off', '2027-03-03..2027-03-01'], /^--days-off: .* ends before it begins$/],
    [['--days-off', '2027-03-03..2047-03-03'], /^--days-off: .* is longer than 200 days$/],
    [['--half-minutes', '0'], /^--half-minutes: /],
    [['--pitches', 'Балик, Балик'], /^--pitches: "Балик" is there twice$/],
    [['--times', '25:00'], /^--times: "25:00" is not a time such as 19:30$/],
    [['--times', '10:00,10:59'], /^--times: a match takes 60 minutes, but 10:59 comes sooner/],
    [['--times', '10:00,11:00'], /^--times: a round has 3 matches, but there is room for 2 in a week: more times/],
    [['--season-starts', '2999-01-01'], /^--season-starts: the first match is on .*, before the season starts$/],
    [['--season-ends', '2020-01-01'], /^--season-ends: the last match is on .*, after the season ends$/],
  ])('%j', async (args, message) => {
    const error = await refusal([path('league'), '--teams', path('teams.txt'), ...args]);
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toMatch(message);
  });
});

describe('a list of teams is refused', () => {
  test.each([
    ['with one team', 'Балик', /^--teams: a league season needs from 2 to 64 teams, not 1$/],
    ['with a name twice', 'Балик\nВихър\n Балик ', /^--teams: "Балик" is already in the list$/],
    ['with a name in the other alphabet', 'Балик\nBalik', /^--teams: "Balik" cannot be distinguished from "Балик"$/],
    ['with groups in a league', 'Балик; А\nВихър; А', /^--teams: there are no groups in a league season$/],
    ['that is damaged', Buffer.from('Балик\nВихър').subarray(0, -1), /^--teams: some letters cannot be read/],
    ['that is no text', Buffer.from('a\0b\nc'), /^--teams: .* is not a name$/],
    [
      'with a name of a thousand letters',
      `Балик\n${'В'.repeat(1000)}`,
      /^--teams: .{1,80} is longer than 100 characters$/,
    ],
  ])('%s', async (_what, text, message) => {
    expect((await refusal([path('league'), '--teams', write('bad.txt', text)])).message).toMatch(message);
  });

  test.each([
    [
      'where one lacks its group',
      ['Балик; А', 'Вихър; А', 'Орловец; Б', 'Рилци'],
      /^--teams: "Рилци" has no group, but others have$/,
    ],
    [
      'where one stands alone',
      ['Балик; А', 'Вихър; А', 'Орловец; А', 'Рилци; Б'],
      /^--teams: group "Б" has a single team$/,
    ],
    [
      'in a single group',
      ['Балик; А', 'Вихър; А', 'Орловец; А', 'Рилци; А'],
      /^--teams: there can be from 2 to 16 groups, not 1$/,
    ],
  ])('%s', async (_what, lines, message) => {
    const args = [path('league'), '--format', 'groups', '--teams', write('bad.txt', lines.join('\n'))];
    expect((await refusal(args)).message).toMatch(message);
  });

  test('that is not there', async () => {
    expect((await refusal([path('league'), '--teams', path('nowhere')])).message).toBe(
      `There is no file ${path('nowhere')}`,
    );
  });
});

test('the help names every option', () => {
  for (const name of [
    'competition',
    'season',
    'format',
    'teams',
    'legs',
    'groups',
    'going-on',
    'weekdays',
    'pace',
    'first-day',
    'days-off',
    'extra-time',
    'half-minutes',
    'pitches',
    'times',
    'season-starts',
    'season-ends',
    'ask',
    'yes',
    'semicolon',
    'json',
  ]) {
    expect(newCommand.help).toContain(`  --${name} `);
  }
});
