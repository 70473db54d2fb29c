import { changedFields, isEqual } from './changed-fields.ts';

/** A record as the server has it. */
export interface Saved<Fields> {
  fields: Fields;
  version: string;
}

/** What somebody typed and has not saved yet, and what it was typed over. */
export interface Draft<Fields> {
  base: Fields;
  version: string;
  fields: Fields;
}

const keyOf = (name: string) => `office-draft ${name}`;

export function readDraft<Fields>(name: string): Draft<Fields> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Draft<Fields> | null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, draft: Draft<unknown>): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // No space left: what was typed stays on the screen.
  }
}

export const dropDraft = (name: string): void => localStorage.removeItem(keyOf(name));

/**
 * The same changes over a newer record. A field that both have changed keeps what it was typed over, and the draft its
 * version, so that saving is refused and both versions are shown.
 */
export function rebaseDraft<Fields extends object>(draft: Draft<Fields>, saved: Saved<Fields>): Draft<Fields> {
  const mine = changedFields(draft.base, draft.fields);
  const next = { base: { ...saved.fields }, version: saved.version, fields: { ...saved.fields } };
  for (const name of mine) {
    next.fields[name] = draft.fields[name];
    const isSame = [draft.base[name], draft.fields[name]].some((value) => isEqual(value, saved.fields[name]));
    if (isSame) continue;
    next.base[name] = draft.base[name];
    next.version = draft.version;
  }
  return next;
}
