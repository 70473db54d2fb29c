import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { columnOf } from '#server/db/league-tables/league-table.ts';
import { packageRoot } from '#server/root.ts';
import { LEAGUE_TABLES, tableNamed } from './league-tables.ts';
import { hasNames, type Column, type TableFile } from './table-file.ts';

/** The tables of the documentation, from what reads and writes the files. */
const describeTables = (): string =>
  LEAGUE_TABLES.filter(({ name }) => name !== 'media' && name !== 'news')
    .map(describeTable)
    .join('\n\n');

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

/** Formatters align the cells of tables as they like. */
const withoutAlignment = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

test('docs/LEAGUE-FILES.md describes the files as they are read', () => {
  const documented = readFileSync(join(packageRoot, 'docs/LEAGUE-FILES.md'), 'utf8');
  expect(withoutAlignment(documented)).toContain(withoutAlignment(describeTables()));
});

describe('every file', () => {
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
