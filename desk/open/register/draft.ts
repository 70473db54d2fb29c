import { openDB, type IDBPDatabase } from 'idb';
import type { OpenedLink } from '#contract/desk/registrations.ts';
import type { Position } from '#domain/lineup/position.ts';
import type { Crop } from './crop.ts';

/** What somebody has typed so far, and what becomes of it. It survives a reload and a crash. */
export interface Draft {
  /** Made with the form, so that what is sent twice is one registration. */
  token: string;
  firstName: string;
  lastName: string;
  day: string;
  month: string;
  year: string;
  position: Position | null;
  shirtNumber: number | null;
  /** As it was read, smaller than the camera made it: to be cropped again. */
  picture: ArrayBuffer | null;
  crop: Crop | null;
  /** As it is sent, in base64. */
  photo: string | null;
  agreed: boolean;
  parentName: string;
  contact: string;
  strokes: number[][];
  /** The typed name instead of a drawn signature. */
  typed: boolean;
  step: 0 | 1 | 2;
  /** Written, to be sent when there is a network, or sent. */
  state: 'open' | 'to-send' | 'sent';
  /** What the link said, for when there is no network. */
  opened: OpenedLink | null;
}

export function newDraft(): Draft {
  const random = crypto.getRandomValues(new Uint8Array(18));
  return {
    token: btoa(String.fromCharCode(...random))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
    firstName: '',
    lastName: '',
    day: '',
    month: '',
    year: '',
    position: null,
    shirtNumber: null,
    picture: null,
    crop: null,
    photo: null,
    agreed: false,
    parentName: '',
    contact: '',
    strokes: [],
    typed: false,
    step: 0,
    state: 'open',
    opened: null,
  };
}

const STORE = 'drafts';

let opening: Promise<IDBPDatabase> | undefined;
const open = () =>
  (opening ??= openDB('registrations', 1, { upgrade: (database) => void database.createObjectStore(STORE) }));

/** Null where there is none, and in a private window that keeps nothing. */
export const readDraft = async (code: string): Promise<Draft | null> =>
  open()
    .then(async (database) => ((await database.get(STORE, code)) as Draft | undefined) ?? null)
    .catch(() => null);

let writing: Promise<unknown> = Promise.resolve();

/** One after the other: what was typed first must not replace what was typed last. */
export function keepDraft(code: string, draft: Draft): void {
  writing = writing.then(async () => (await open()).put(STORE, draft, code)).catch(() => {});
}

/** Once he is accepted or somebody else registers, nothing of him stays on the phone but what opens his registration. */
export const forgetContent = (draft: Draft): Draft => ({
  ...newDraft(),
  token: draft.token,
  firstName: draft.firstName,
  state: draft.state,
  opened: draft.opened,
});
