import { use } from 'react';
import type { FileColumn, FileProblem } from '#contract/desk/files.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { placeOfRow } from '#domain/lists/read-list.ts';
import { numericDate, type Language } from '#domain/formatting/date.ts';
import { importBg } from '#i18n/import/bg.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { createTranslate } from '#i18n/translate.ts';
import { importOnce } from '#ui/load-script.ts';

const inBulgarian = createTranslate<typeof importBg>('bg', importBg);
const loadEnglish = importOnce(async () =>
  createTranslate<typeof importBg>('en', (await import('#i18n/import/en.ts')).importEn),
);

/** What is wrong with a cell or a file, in words. */
export function useProblemText(
  sheets: readonly { name: string }[] = [],
): (problem: Pick<FileProblem, 'id' | 'values' | 'line'>) => string {
  const { language } = useTexts();
  const t = language === 'bg' ? inBulgarian : use(loadEnglish());
  return ({ id, values, line }) => {
    const placeText = (row: number) => {
      const place = placeOfRow(row);
      const isElsewhere = place.sheet !== placeOfRow(line ?? row).sheet;
      return [place.line, ...(isElsewhere ? [`(${sheets[place.sheet]?.name})`] : [])].join(' ');
    };
    const asked = `ask.${id}`;
    const { where } = values;
    const shown = typeof where === 'number' ? { ...values, where: placeText(where) } : values;
    const text = (t as (key: string, values: object) => string)(asked in importBg ? asked : id, shown);
    return text.slice(0, 1).toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? '' : '.');
  };
}

type TableKey = Extract<keyof typeof officeBg, `files.table.${string}`>;
const isTable = (key: string): key is TableKey => key in officeBg;

export function tableText(t: OfficeTranslate, table: string): string {
  const key = `files.table.${table}`;
  return isTable(key) ? t(key) : table;
}

const DAY = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?/;

/** A value as people write it. */
export function valueText(t: OfficeTranslate, language: Language, value: string | null, column?: FileColumn): string {
  if (value === null) return '–';
  if (column?.kind === 'flag') return t(value === 'yes' ? 'field.yes' : 'field.no');
  if (column?.kind === 'choice') return column.values?.[value]?.[language] ?? value;
  const [, day, time] = column?.kind === 'day' || column?.kind === 'time' ? (DAY.exec(value) ?? []) : [];
  if (day === undefined) return value;
  const date = numericDate(new Date(`${day}T12:00:00Z`), language);
  return time === undefined ? date : `${date} ${time}`;
}
