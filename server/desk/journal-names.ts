import type { JournalNames } from '#server/db/journal/journal.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { officeEn } from '#i18n/office/en.ts';

const KINDS = 'journal.did.';
const FIELDS = 'field.';

const isText = (text: unknown): text is string => typeof text === 'string';

/** What the journal of the office says, in both languages, so that it can be searched. */
export const journalNames: JournalNames = { whats: textsUnder(KINDS), fields: textsUnder(FIELDS) };

function textsUnder(prefix: string): Record<string, string> {
  const keys = Object.keys(officeBg).filter((key) => key.startsWith(prefix)) as (keyof typeof officeBg)[];
  return Object.fromEntries(
    keys.map((key) => [key.slice(prefix.length), [officeBg[key], officeEn[key]].filter(isText).join(' ')]),
  );
}
