import type { Journal } from '#contract/desk/people.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { officeBg } from '#i18n/office/bg.ts';

type JournalEntry = Journal['entries'][number];
type FieldKey = Extract<keyof typeof officeBg, `field.${string}`>;
const isField = (key: string): key is FieldKey => key in officeBg;

const LONGEST = 120;

/** What it was, struck out, and what it is beside it; only fields that have a name for people. */
export function Changes({ entry }: { entry: JournalEntry }) {
  const { t } = useTexts();
  const rows = entry.subject === null ? ofMatch(t, entry) : ofRecord(t, entry);
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ name, from, to }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="change">
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
  from: string;
  to: string;
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
function ofRecord(t: OfficeTranslate, { before, after }: JournalEntry): Row[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(after).flatMap((field) => {
    const key = `field.${field}`;
    const [from, to] = [shown(t, before[field]), shown(t, after[field])];
    return isField(key) && from !== to ? [{ name: t(key), from, to }] : [];
  });
}

function shown(t: OfficeTranslate, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
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
