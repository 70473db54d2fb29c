import { useEffect, useEffectEvent, useState } from 'react';
import type { Conflict } from '#contract/desk/office.ts';
import { DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { changedFields, isEqual } from './changed-fields.ts';
import { dropDraft, keepDraft, readDraft, rebaseDraft, type Draft, type Saved } from './draft.ts';

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
  /** Changed here and by somebody else meanwhile: asked for when it is saved. */
  overtaken: readonly (keyof Fields & string)[];
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
  /** The version of the record that was last read, and what the server has as far as is known. */
  const [seen, setSeen] = useState(version);
  const [latest, setLatest] = useState<Saved<Fields>>({ fields: saved, version });
  const [state, setState] = useState<SaveState>('clean');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [wrong, setWrong] = useState<Form<Fields>['wrong']>(null);
  const [theirs, setTheirs] = useState<Theirs<Fields> | null>(null);
  const changed = changedFields(draft.base, draft.fields);

  // What nobody has touched here follows a newer record; what was typed stays.
  if (version !== seen && state !== 'saving') {
    const newer = { fields: saved, version };
    setSeen(version);
    setLatest(newer);
    setDraft(rebaseDraft(draft, newer));
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
      setLatest(after);
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
    overtaken:
      draft.version === latest.version
        ? []
        : changed.filter((field) => !isEqual(draft.base[field], latest.fields[field])),
    state: stateOf(state, changed.length > 0),
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
      hold({ base: latest.fields, version: latest.version, fields: latest.fields });
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

const stateOf = (state: SaveState, isChanged: boolean): SaveState => {
  if (state !== 'clean' && state !== 'dirty') return state;
  return isChanged ? 'dirty' : 'clean';
};

/** What was left on the device; a field that is newer than the draft is as it was saved. */
function startDraft<Fields extends object>(name: string, saved: Fields, version: string): Draft<Fields> {
  const kept = readDraft<Fields>(name);
  if (!kept) return { base: saved, version, fields: saved };
  const { base, fields } = kept;
  const whole = { version: kept.version, base: { ...saved, ...base }, fields: { ...saved, ...fields } };
  return rebaseDraft(whole, { fields: saved, version });
}
