import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tag } from '#server/db/tags.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { readLeagueDocuments, writeLeagueDocuments } from '#server/league/league-documents.ts';
import { readLeagueSettings, writeLeagueSettings } from '#server/league/league-settings.ts';
import { problemText } from '#server/league-files/folder/problems.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { smallLeague } from '#tests/support/small-league.ts';
import { until } from '#tests/support/live-node.ts';

/* A league takes its settings and documents along. */

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let one: OpenDatabase;
let other: OpenDatabase;

beforeAll(async () => {
  folders = await temporaryFolders();
  one = await openLeagueDatabase(smallLeague());
  other = await openLeagueDatabase();
});
afterAll(async () => {
  await one?.close();
  await other?.close();
  await folders?.remove();
});

/** A folder with these files alone. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = folders.next();
  await mkdir(join(folder, 'documents'), { recursive: true });
  if (!Object.keys(files).some((file) => file.startsWith('documents/')))
    await rm(join(folder, 'documents'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

const mistakes = async (files: Record<string, string>) => {
  const result = await importFrom(other, await folderOf(files));
  return 'problems' in result ? result.problems.map(problemText) : [];
};

test('are exported as they are, and importing them again changes nothing', async () => {
  const exported = await exportTo(one, folders.next());
  expect(JSON.parse(readFileSync(join(exported, 'league.json'), 'utf8'))).toEqual(await readLeagueSettings(one.db));
  expect(existsSync(join(exported, 'documents/3-distsiplinaren-pravilnik.txt'))).toBe(true);
  const again = await importFrom(one, exported);
  expect('changes' in again && [again.changes.get('league'), again.changes.get('documents')]).toEqual([
    { added: 0, changed: 0, removed: 0 },
    { added: 0, changed: 0, removed: 0 },
  ]);
});

test('an empty database gets them, tells every node, and exports the same bytes', async () => {
  await writeLeagueSettings(one.db, {
    ...(await readLeagueSettings(one.db)),
    name: { bg: 'Лига "Бриз" <1>', en: '' },
    records: { ratings: false },
    banner: { shown: true, text: { bg: 'Ела', en: '' }, action: { bg: '', en: '' }, link: null, until: '2026-08-31' },
  });
  const documents = await readLeagueDocuments(one.db);
  await writeLeagueDocuments(one.db, [
    ...documents.filter(({ number }) => number !== 2),
    { number: 12, title: { bg: 'Паркинг / "зад" терена', en: '' }, text: '# не е заглавие\n\n| а | б |' },
  ]);
  const exported = await exportTo(one, folders.next());
  const told: Tag[] = [];
  const listener = await other.listen({ onChange: (tags) => void told.push(...tags), onGap: () => {} });
  expect(await importFrom(other, exported, { prune: true })).toHaveProperty('changes');
  expect(filesOf(await exportTo(other, folders.next()))).toEqual(filesOf(exported));
  await until(() => told.includes('league') && told.includes('everything'));
  await listener.close();
});

test('what a file leaves out stays as it is', async () => {
  const before = await readLeagueSettings(other.db);
  const folder = await folderOf({
    'league.json': JSON.stringify({ contacts: { phone: '+359 888 1' } }),
    'documents/1-waiver.txt': '# Декларация\n\nИграя.',
  });
  const dry = await importFrom(other, folder, { dryRun: true });
  expect(dry.notes.map(problemText)).toEqual(['league.json: settings of the league change: contacts.phone']);
  expect(await readLeagueSettings(other.db)).toEqual(before);
  await importFrom(other, folder);
  expect(await readLeagueSettings(other.db)).toEqual({
    ...before,
    contacts: { ...before.contacts, phone: '+359 888 1' },
  });
  expect((await readLeagueDocuments(other.db)).map(({ number, title }) => [number, title.bg])).toEqual([
    [1, 'Декларация'],
    ...[3, 4, 5, 6, 7, 8, 12].map((number) => [number, expect.any(String)]),
  ]);
  const pruned = await importFrom(other, folder, { prune: true });
  expect('changes' in pruned && pruned.changes.get('documents')).toEqual({ added: 0, changed: 0, removed: 7 });
});

test.each<[string, Record<string, string>, string[]]>([
  ['no JSON', { 'league.json': '{' }, ['league.json: this is not JSON: …']],
  [
    'an unknown setting',
    { 'league.json': '{"nmae": 1, "home": {"colour": 2}}' },
    ['league.json nmae: there is no such setting', 'league.json home.colour: there is no such setting'],
  ],
  [
    'a link that is none',
    { 'league.json': '{"banner": {"link": "javascript:alert(1)"}}' },
    ['league.json banner.link: this setting cannot be that'],
  ],
  [
    'pictures that are not there',
    {
      'league.json': `{"identity": {"logo": "/media/${'a'.repeat(24)}.svg", "accent": null, "hero": "/media/${'b'.repeat(24)}.webp"}}`,
    },
    [
      `league.json identity.logo: there is no picture "/media/${'a'.repeat(24)}.svg" in media/`,
      `league.json identity.hero: there is no picture "/media/${'b'.repeat(24)}.webp" in media/`,
    ],
  ],
  [
    'the logo of a sponsor that is not there',
    { 'sponsors.csv': 'key,name,logo\nkafe,Кафе,nowhere\n' },
    ['sponsors.csv:2 logo: there is no picture "nowhere"'],
  ],
  ['a list instead', { 'league.json': '[]' }, ['league.json: this setting cannot be that']],
  [
    'a document without a number',
    { 'documents/rules.txt': '# А\n\nБ' },
    ['documents/rules.txt: the name of a document begins with its number, from 1 to 99: 3-rules.txt'],
  ],
  [
    'a number twice',
    { 'documents/1-a.txt': '# А\n\nБ', 'documents/1-b.txt': '# А\n\nБ' },
    ['documents/1-b.txt: documents/1-a.txt has this number too'],
  ],
  ['no title', { 'documents/1-a.txt': 'А' }, ['documents/1-a.txt: a document begins with its title: # Title']],
  ['no text', { 'documents/1-a.txt': '# А\n' }, ['documents/1-a.txt: the text is missing or too long']],
  [
    'an unknown placeholder',
    { 'documents/1-a.txt': '# А\n\n{nobody}' },
    ['documents/1-a.txt: there is no setting nobody'],
  ],
])('%s is reported, and nothing changed', async (_name, files, expected) => {
  const before = filesOf(await exportTo(other, folders.next()));
  const found = (await mistakes(files)).map((text) => text.replace(/(not JSON: ).*/, '$1…'));
  expect(found).toEqual(expected);
  expect(filesOf(await exportTo(other, folders.next()))).toEqual(before);
});
