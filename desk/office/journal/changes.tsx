import type { ReactNode } from 'react';
import type { Journal } from '#contract/desk/people.ts';
import { isEqual } from '#desk/kit/changed-fields.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import type { Language } from '#domain/formatting/date.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { shownValue } from './shown-value.tsx';
import change from '#desk/kit/change.module.css';

type JournalEntry = Journal['entries'][number];
type FieldKey = Extract<keyof typeof officeBg, `field.${string}`>;
const isField = (key: string): key is FieldKey => key in officeBg;

/** What it was, struck out, and what it is beside it; only fields that have a name for people. */
export function Changes({ entry }: { entry: JournalEntry }) {
  const { t, language } = useTexts();
  const rows = entry.subject === null ? ofMatch(t, entry) : ofRecord(t, language, entry);
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ name, from, to }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={change.change}>
              <del>{from}</del> <i /> <ins>{to}</ins>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Row {
  name: string;
  from: ReactNode;
  to: ReactNode;
}

/** A correction in the ledger of a match. */
function ofMatch(t: OfficeTranslate, { before, after, players }: JournalEntry): Row[] {
  if (before === null || before === undefined) return [];
  return [
    { name: t('journal.player'), from: players.before ?? '–', to: players.after ?? '–' },
    { name: t('sheet.minute'), from: minuteOf(before) ?? '–', to: minuteOf(after) ?? '–' },
  ].filter(({ from, to }) => from !== to);
}

/** A record of the office: fields that differ. */
function ofRecord(t: OfficeTranslate, language: Language, { before, after }: JournalEntry): Row[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(after).flatMap((field) => {
    const key = `field.${field}`;
    if (!isField(key) || isEqual(before[field] ?? null, after[field] ?? null)) return [];
    const [from, to] = [before, after].map((record) => shownValue(field, record[field], { t, language }));
    // Texts that differ further on than what is shown.
    return [{ name: t(key), from, to: isEqual(from, to) ? t('journal.changed') : to }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? (value[name] ?? null) : null);

export const textOf = (value: unknown, name: string): string | null => {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : null;
};

export const minuteOf = (value: unknown): string | null => {
  const minute = fieldOf(value, 'minute');
  return typeof minute === 'number' ? `${minute}’` : null;
};
