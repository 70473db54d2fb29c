import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTeams, matchTeams, teamKey } from '#domain/lists/match-teams.ts';
import { readList, type ListOptions } from '#domain/lists/read-list.ts';
import { readSheets } from './read-sheets.ts';

/* Lists as organisers keep them, each as different from the others as people are. */

const FOLDER = join(import.meta.dirname, '../../../tests/data/lists');
const KNOWN = ['Асовете', 'Локомотив'];

interface Choices extends Partial<ListOptions> {
  teams?: { written: string; name: string }[];
}

/** What a person says about a file before it is read as it was meant; each is one choice on the screen. */
const CHOICES: Readonly<Record<string, Choices>> = {
  // They do not say whose players they are.
  '11-two-columns-no-headings.csv': { team: 'Рила' },
  '25-names-only.txt': { team: 'Рила' },
  '28-dots-and-dashes.txt': { team: 'Рила' },
  '35-card-index.xlsx': { teams: [{ written: 'ЛОКОМОТИВ Г.О.', name: 'Локомотив ГО' }] },
  '24-misspelt-team.csv': { teams: [{ written: 'Янтта', name: 'Янтра' }] },
};

async function read(file: string): Promise<string> {
  const { teams: answers = [], ...chosen } = CHOICES[file] ?? {};
  const sheets = await readSheets(join(FOLDER, file), ({ message }) => {
    throw new Error(message);
  });
  const { players } = readList(sheets, { name: file, today: '2026-09-01', knownTeams: KNOWN, ...chosen });
  const teams = matchTeams(countTeams(players), KNOWN, answers);
  const names = new Map(teams.map(({ written, name }) => [teamKey(written), name]));
  const lines = players.map(({ team, name, number, birthDate, position, joinedOn, captain }) =>
    [names.get(teamKey(team)) ?? '?', name, number, birthDate, position, joinedOn, captain ? 'captain' : '']
      .join(' | ')
      .replace(/[ |]+$/, ''),
  );
  return `${lines.join('\n')}\n`;
}

const FILES = readdirSync(FOLDER).filter((file) => /\.(csv|txt|xlsx)$/.test(file));

test.each(FILES)('%s is read as it was meant', async (file) => {
  expect(await read(file)).toBe(readFileSync(join(FOLDER, `${file}.expected`), 'utf8'));
});

test('no file needs more than one choice, and twenty need none', () => {
  const choices = Object.values(CHOICES).map(
    ({ columns = [], teams = [], team }) => columns.length + teams.length + (team ? 1 : 0),
  );
  expect(FILES.length).toBeGreaterThanOrEqual(25);
  expect(Math.max(...choices)).toBe(1);
  expect(FILES.length - choices.length).toBeGreaterThanOrEqual(20);
});
