import type { FileColumn } from '#contract/desk/files.ts';
import { day, flag, instant } from '#server/league-files/folder/cells.ts';
import { headingsOf } from '#server/league-files/folder/heading-words.ts';
import type { Column, TableFile } from '#server/league-files/folder/table-file.ts';
import { VALUES } from '#server/league-files/folder/value-words.ts';

const CYRILLIC = /[а-я]/i;

/** What a column is called in both languages, and how its values are shown. */
export function describeColumn(table: TableFile, column: Column): FileColumn {
  const { name, kind } = column;
  const words = headingsOf(table, name);
  return {
    heading: {
      bg: capitalised(words.find((word) => CYRILLIC.test(word)) ?? spaced(name)),
      en: capitalised(spaced(name)),
    },
    kind: kind === day ? 'day' : kind === instant ? 'time' : kind === flag ? 'flag' : kind.values ? 'choice' : 'text',
    ...(kind.values && { values: Object.fromEntries(kind.values.map((value) => [value, wordsOf(value)])) }),
  };
}

function wordsOf(value: string) {
  const words = VALUES[value] ?? [];
  return {
    bg: words.find((word) => CYRILLIC.test(word)) ?? spaced(value),
    en: words.find((word) => !CYRILLIC.test(word) && !/^\d/.test(word)) ?? spaced(value),
  };
}

const spaced = (name: string) => name.toLowerCase().replaceAll('_', ' ');
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
