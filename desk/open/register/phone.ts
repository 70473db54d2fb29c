import { openDB, type IDBPDatabase } from 'idb';
import type { OpenedLink } from '#contract/desk/registrations.ts';
import { forgetContent, isBegun, type Draft } from './draft.ts';

/** What this phone knows of a link: what it said, for when there is no network, and everybody who registers here. */
export interface Phone {
  opened: OpenedLink | null;
  people: readonly Draft[];
}

const NEW_PHONE: Phone = { opened: null, people: [] };
const STORE = 'phones';

let opening: Promise<IDBPDatabase> | undefined;
const open = () =>
  (opening ??= openDB('team-links', 1, { upgrade: (database) => void database.createObjectStore(STORE) }));

/** A new one in a private window that keeps nothing. */
export const readPhone = async (code: string): Promise<Phone> =>
  open()
    .then(async (database) => ((await database.get(STORE, code)) as Phone | undefined) ?? NEW_PHONE)
    .catch(() => NEW_PHONE);

let writing: Promise<unknown> = Promise.resolve();

/** One after the other: what was typed first must not replace what was typed last. */
export function keepPhone(code: string, { opened, people }: Phone): void {
  const kept = people.flatMap((draft) =>
    draft.state === 'sent' ? forgetContent(draft) : draft.wasSent || isBegun(draft) ? draft : [],
  );
  writing = writing.then(async () => (await open()).put(STORE, { opened, people: kept }, code)).catch(() => {});
}
