import { changedFields, isEqual } from './changed-fields.ts';

/** A record as the server has it. */
export interface Saved<Fields> {
  fields: Fields;
  version: string;
}

/** What somebody typed and has not saved yet, and what it was typed over. */
export interface Draft<Fields> extends Saved<Fields> {
  base: Fields;
}

/** A save that was sent and has no answer yet. It is repeated word for word under its key, so that it happens once. */
export interface Attempt<Fields> extends Draft<Fields> {
  key: string;
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

/** What a device keeps of a form. */
export interface KeptDraft<Fields> extends Draft<Fields> {
  attempt?: Attempt<Fields> | null;
}

const keyOf = (name: string) => `office-draft ${name}`;

export function readDraft<Fields>(name: string): KeptDraft<Fields> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as KeptDraft<Fields> | null;
  } catch {
    return null;
  }
}

/** Whether there was space for it: otherwise what was typed is on the screen alone. */
export function keepDraft(name: string, draft: KeptDraft<unknown>): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
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

/**
 * What was typed after a save was sent, over the answer to it. A field that was sent may come back tidied up, which is
 * no conflict; one that was not sent and came back different was changed by somebody else.
 */
export function rebaseOnAnswer<Fields extends object>(
  sent: Draft<Fields>,
  typed: Fields,
  answer: Saved<Fields>,
): Draft<Fields> {
  const own = new Set(changedFields(sent.base, sent.fields));
  const base = { ...sent.fields };
  for (const name of own) base[name] = answer.fields[name];
  const since = new Set(changedFields(sent.fields, typed));
  const fields = { ...base };
  for (const name of since) fields[name] = typed[name];
  return rebaseDraft({ base, version: sent.version, fields }, answer);
}
