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
