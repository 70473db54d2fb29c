import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { columnOf } from '#server/db/league-tables/league-table.ts';
import { packageRoot } from '#server/root.ts';
import { LEAGUE_TABLES, tableNamed } from './league-tables.ts';
import { hasNames, type Column, type TableFile } from './table-file.ts';
import { HEADINGS, headingsOf, SHEETS } from './heading-words.ts';
import { NO_WORDS, normalise, VALUES, YES_WORDS } from './value-words.ts';

const WRITTEN = LEAGUE_TABLES.filter(({ name }) => name !== 'media' && name !== 'news');

/** The tables of the documentation, from what reads and writes the files. */
const describeTables = (): string => WRITTEN.map(describeTable).join('\n\n');

const describeTable = ({ name, description, identity, columns }: TableFile) =>
  [
    `### ${name}.csv`,
    description,
    `A row is known by ${identity.map((column) => `\`${column}\``).join(', ')}.`,
    ['| column | holds | if it is missing |', '| --- | --- | --- |', ...columns.map(describeColumn)].join('\n'),
  ].join('\n\n');

function describeColumn(column: Column): string {
  const { name, description, kind, refers } = column;
  const what = refers
    ? `${description} (key${hasNames(tableNamed(refers)) ? ' or name' : ''}, from ${refers})`
    : `${description} (${kind.description})`;
  return `| \`${name}\` | ${what.replaceAll('|', String.raw`\|`)} | ${whenMissing(column)} |`;
}

function whenMissing({ required, fallback }: Column): string {
  if (required) return '**needed**';
  return fallback ? fallback.description : '–';
}

/** The words that people write for headings, values and sheets. */
const describeWords = (): string =>
  [
    '### Headings',
    ['| heading | also |', '| --- | --- |', ...listHeadings()].join('\n'),
    '### Values',
    [
      '| value | also |',
      '| --- | --- |',
      `| \`yes\` | ${YES_WORDS.slice(1).join(', ')} |`,
      `| \`no\` | ${NO_WORDS.slice(1).join(', ')} |`,
      ...wordLines(VALUES),
    ].join('\n'),
    '### Sheets',
    ['| sheet | also |', '| --- | --- |', ...wordLines(SHEETS)].join('\n'),
  ].join('\n\n');

const wordLines = (words: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(words).map(([name, also]) => `| \`${name}\` | ${also.join(', ')} |`);

/** One line for a column of all files, and one for each file that differs. */
function listHeadings(): string[] {
  const columns = WRITTEN.flatMap((table) =>
    table.columns.map(({ name }) => ({ name, file: table.name, also: headingsOf(table, name).join(', ') })),
  );
  const names = [...new Set(columns.map(({ name }) => name))];
  return names.flatMap((name) => {
    const common = (HEADINGS[name] ?? []).join(', ');
    const own = columns.filter((column) => column.name === name && column.also !== common);
    const isShared = columns.some((column) => column.name === name && column.also === common);
    return [
      ...(isShared ? [`| \`${name}\` | ${common} |`] : []),
      ...own.map(({ file, also }) => `| \`${name}\` in ${file} | ${also} |`),
    ];
  });
}

/** Formatters align the cells of tables as they like. */
const withoutAlignment = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

const documented = () => withoutAlignment(readFileSync(join(packageRoot, 'docs/LEAGUE-FILES.md'), 'utf8'));

test('docs/LEAGUE-FILES.md describes the files as they are read', () => {
  expect(documented()).toContain(withoutAlignment(describeTables()));
});

test('docs/LEAGUE-FILES.md lists all headings, values and sheets that are understood', () => {
  expect(documented()).toContain(withoutAlignment(describeWords()));
});

describe('words', () => {
  test.each(WRITTEN.map((table) => [table.name, table] as const))(
    'every column of %s has a heading in Bulgarian, and no heading means two columns',
    (_name, table) => {
      const words = table.columns.map(({ name }) => ({ name, also: headingsOf(table, name) }));
      const withoutBulgarian = words.filter(({ also }) => !also.some((word) => /[а-я]/.test(word)));
      expect(withoutBulgarian.map(({ name }) => name)).toEqual([]);
      const all = words.flatMap(({ name, also }) => [name, ...also].map(normalise));
      expect(all.filter((word, at) => all.indexOf(word) < at)).toEqual([]);
    },
  );
});

const folder = join(packageRoot, 'server/db/tables');
const modules = readdirSync(folder).map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>);
const tables = (await Promise.all(modules))
  .flatMap((module) => Object.values(module))
  .filter((exported) => exported instanceof PgTable)
  .map((table) => getTableConfig(table));

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a league does not take along: it differs by database, or follows from the rest. */
const LEFT = new Set(['id', 'unused_since', 'address', 'revision', 'session_id', 'played_at', 'added_by_id']);

describe('every file', () => {
  test.each(LEAGUE_TABLES.map((table) => [table.name, table] as const))(
    '%s has a column for all that its table keeps',
    (_name, { table, columns }) => {
      const stored = new Set(columns.flatMap((column) => [column.stored, column.link?.stored]));
      const kept = tables.find(({ name }) => name === table)?.columns.map(({ name }) => inSnakeCase(name)) ?? [];
      expect(kept).not.toEqual([]);
      expect(kept.filter((name) => !stored.has(name) && !LEFT.has(name))).toEqual([]);
    },
  );

  test.each(LEAGUE_TABLES.map((table) => [table.name, table] as const))(
    '%s names only earlier files',
    (name, table) => {
      const earlier = LEAGUE_TABLES.slice(
        0,
        LEAGUE_TABLES.findIndex((one) => one.name === name),
      ).map((one) => one.name);
      for (const { refers, link } of table.columns) {
        if (refers) expect(earlier).toContain(refers);
        if (link) expect(earlier).toContain(link.to);
        for (const column of link?.by ?? []) expect(columnOf(table, column).name).toBe(column);
      }
      for (const column of [...table.identity, ...(table.order ?? []), ...(table.unique ?? []).flat()]) {
        expect(columnOf(table, column).name).toBe(column);
      }
    },
  );
});
