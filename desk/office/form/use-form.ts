import { useEffect, useEffectEvent, useState } from 'react';
import type { Conflict } from '#contract/desk/office.ts';
import { DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { changedFields } from './changed-fields.ts';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft.ts';

const RETRY_SECONDS = 8;

interface FormOptions<Fields extends object> {
  /** The draft is kept on the device under this name, such as `team:7`. */
  name: string;
  /** As it was read from the server. */
  saved: Fields;
  version: string;
  /** Answers with what the server has now. */
  send: (fields: Fields, version: string) => Promise<{ fields: Fields; version: string }>;
  onSaved?: (after: Fields, before: Fields) => void;
}

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

/** What somebody else wrote meanwhile. */
export interface Theirs<Fields> extends Omit<Conflict, 'current'> {
  current: Fields;
}

export interface Form<Fields extends object> {
  fields: Fields;
  /** As it was before anything was typed. */
  base: Fields;
  changed: readonly (keyof Fields & string)[];
  state: SaveState;
  savedAt: Date | null;
  /** The field that the server refused, and why; the field is empty when it is the whole. */
  wrong: { field: string; reason: string; about?: string | undefined } | null;
  theirs: Theirs<Fields> | null;
  set: (changes: Partial<Fields>) => void;
  save: () => Promise<boolean>;
  revert: () => void;
  /** Goes on from what somebody else wrote, and saves these fields over it. */
  settle: (fields: Fields) => void;
}

/** The fields of a record in the hands of somebody: kept on the device until they are saved, never silently overwritten. */
export function useForm<Fields extends object>({
  name,
  saved,
  version,
  send,
  onSaved,
}: FormOptions<Fields>): Form<Fields> {
  const [draft, setDraft] = useState<Draft<Fields>>(() => startDraft(name, saved, version));
  /** The version of the record that the draft was last compared with. */
  const [seen, setSeen] = useState(version);
  const [state, setState] = useState<SaveState>('clean');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [wrong, setWrong] = useState<Form<Fields>['wrong']>(null);
  const [theirs, setTheirs] = useState<Theirs<Fields> | null>(null);
  const changed = changedFields(draft.base, draft.fields);

  // A newer record replaces an older one that nobody has touched here.
  if (version !== seen && changed.length === 0 && state !== 'saving') {
    setSeen(version);
    setDraft({ base: saved, version, fields: saved });
  }

  function hold(next: Draft<Fields>): void {
    setDraft(next);
    if (changedFields(next.base, next.fields).length > 0) keepDraft(name, next);
    else dropDraft(name);
  }

  async function save(typed = draft): Promise<boolean> {
    setState('saving');
    setWrong(null);
    try {
      const after = await send(typed.fields, typed.version);
      const before = typed.base;
      hold({ base: after.fields, version: after.version, fields: after.fields });
      setState('saved');
      setSavedAt(serverNow());
      onSaved?.(after.fields, before);
      return true;
    } catch (error) {
      if (!(error instanceof DeskError)) {
        setState('failed');
        return false;
      }
      setState('dirty');
      if (error.conflict) setTheirs(error.conflict as Theirs<Fields>);
      else setWrong({ field: error.field ?? '', reason: error.reason ?? 'invalid', about: error.about });
      return false;
    }
  }

  const retry = useEffectEvent(() => void save());
  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(retry, RETRY_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    fields: draft.fields,
    base: draft.base,
    changed,
    state: state === 'clean' && changed.length > 0 ? 'dirty' : state,
    savedAt,
    wrong,
    theirs,
    set: (changes) => {
      hold({ ...draft, fields: { ...draft.fields, ...changes } });
      setState('dirty');
      setWrong(null);
    },
    save: () => save(),
    revert: () => {
      hold({ ...draft, fields: draft.base });
      setState('clean');
      setWrong(null);
    },
    settle: (fields) => {
      if (!theirs) return;
      const next = { base: theirs.current, version: theirs.version, fields };
      hold(next);
      setTheirs(null);
      if (changedFields(next.base, fields).length === 0) setState('clean');
      else void save(next);
    },
  };
}

/** What was left on the device; a field that is newer than the draft is as it was saved. */
function startDraft<Fields extends object>(name: string, saved: Fields, version: string): Draft<Fields> {
  const kept = readDraft<Fields>(name);
  if (!kept) return { base: saved, version, fields: saved };
  return { version: kept.version, base: { ...saved, ...kept.base }, fields: { ...saved, ...kept.fields } };
}
