import type { Conflict } from '#contract/desk/office.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { changedFields, isEqual, pickFields } from './changed-fields.ts';
import {
  dropDraft,
  keepDraft,
  readDraft,
  rebaseDraft,
  rebaseOnAnswer,
  type Attempt,
  type Draft,
  type Saved,
} from './draft.ts';
import { refusalOf, type Refusal } from './refusal.ts';

const RETRY_SECONDS = 8;

export type Id = number | string;
/** What the server answers about a record, with its fields inside or beside its version. */
type Content<Fields> = { id?: Id; version?: string; fields?: Partial<Fields> } | Partial<Fields>;

export interface RecordOptions<Fields extends object, Answer = unknown> {
  /** The draft is kept on the device under this name and the id: `team:7`, `team:new`. */
  name: string;
  /** Null for a record that is yet to be created. */
  id?: Id | null;
  /** As it was read from the server, or what a new one begins with. */
  saved: Fields;
  version?: string;
  /** Where a new one is sent to. */
  create?: string;
  /** Where a change is sent to. Without it, the form begins again after each record that it has created. */
  edit?: (id: Id) => string;
  /** What is sent for these fields; a change has the version beside it. */
  toBody?: (fields: Fields, isNew: boolean) => object;
  /** The record within the answer. */
  contentOf?: (answer: Answer) => Content<Fields>;
  /** Its fields, also of what somebody else wrote. */
  toFields?: (content: never) => Fields;
  /** What else changes with what was typed. */
  follow?: (changes: Partial<Fields>, fields: Fields, isNew: boolean) => Partial<Fields>;
  /** What the next one begins with; by default what the first began with. */
  again?: (sent: Fields) => Fields;
  /** After each answer. */
  onSaved?: (answer: Answer, before: Fields, sent: Fields) => void;
  /** Everything that was typed is stored, and the form is still open. */
  onDone?: (record: { id: Id | null }) => void;
}

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

/** What somebody else wrote meanwhile. */
export interface Theirs<Fields> extends Omit<Conflict, 'current'> {
  current: Fields;
}

/** The fields of a record in the hands of somebody, as they are on the screen. */
export interface Form<Fields extends object> {
  /** Null until it was created. */
  id: Id | null;
  fields: Fields;
  /** As it was before anything was typed. */
  base: Fields;
  changed: readonly (keyof Fields & string)[];
  /** Changed here and by somebody else meanwhile: asked for when it is saved. */
  overtaken: readonly (keyof Fields & string)[];
  state: SaveState;
  savedAt: Date | null;
  /** Why the server refused it; the field is empty when it is the whole. */
  wrong: Refusal | null;
  theirs: Theirs<Fields> | null;
  /** The fields that say themselves what is wrong with them. */
  shown: Set<string>;
  set: (changes: Partial<Fields>) => void;
  /** Whether it was stored. `more` is sent beside the fields. A save that runs is finished first. */
  save: (more?: object) => Promise<boolean>;
  revert: () => void;
  /** Goes on from what somebody else wrote, and saves these fields over it. */
  settle: (fields: Fields) => void;
}

export interface RecordStore<Fields extends object, Answer> {
  subscribe: (notify: () => void) => () => void;
  snapshot: () => Form<Fields>;
  /** Whether these options are of the same record. */
  isFor: (options: RecordOptions<Fields, Answer>) => boolean;
  /** Takes the callbacks of the latest render and, if it is newer, the record that was read. */
  follow: (options: RecordOptions<Fields, Answer>) => void;
  /** The form is on the screen until the returned function is called. */
  attach: () => () => void;
}

interface State<Fields> {
  id: Id | null;
  /** What the server has, as far as is known. */
  latest: Saved<Fields>;
  draft: Draft<Fields>;
  /** Sent, and not answered for certain. */
  attempt: Attempt<Fields> | null;
  phase: 'idle' | 'saving' | 'waiting';
  savedAt: Date | null;
  wrong: Refusal | null;
  theirs: Theirs<Fields> | null;
}

type Outcome = 'stored' | 'refused' | 'conflict' | 'lost';

/**
 * One record in the hands of somebody. What is typed is kept on the device until it is stored, and is never silently
 * overwritten. One save is under way at a time; until its answer is known, the same words go out under the same key,
 * so that a lost answer does nothing twice.
 */
export function openRecord<Fields extends object, Answer>(
  first: RecordOptions<Fields, Answer>,
): RecordStore<Fields, Answer> {
  const listeners = new Set<() => void>();
  const shown = new Set<string>();
  let options = first;
  let seen = first.version;
  let state = begin(first);
  let isOpen = false;
  let isKept = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  /** What the next save sends beside the fields; null if none was asked for. */
  let wanted: object | null = null;

  const actions = { set, save, revert, settle, shown };
  let form = formOf(state, actions);

  const isChanged = () => form.changed.length > 0;

  function change(changes: Partial<State<Fields>>): void {
    const before = draftName(options, state.id);
    state = { ...state, ...changes };
    form = formOf(state, actions);
    const name = draftName(options, state.id);
    if (name !== before) dropDraft(before);
    if (state.attempt || isChanged()) isKept = keepDraft(name, { ...state.draft, attempt: state.attempt });
    else dropDraft(name);
    for (const notify of listeners) notify();
  }

  function set(changes: Partial<Fields>): void {
    const { draft, id } = state;
    const following = options.follow?.(changes, draft.fields, id === null);
    change({ draft: { ...draft, fields: { ...draft.fields, ...changes, ...following } }, wrong: null, savedAt: null });
  }

  function save(more: object = {}): Promise<boolean> {
    // Both versions are on the screen, and the choice between them is what is saved next.
    if (state.theirs) return Promise.resolve(false);
    wanted = { ...wanted, ...more };
    return proceed();
  }

  function proceed(): Promise<boolean> {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  async function sendAll(): Promise<boolean> {
    let sent: Attempt<Fields>;
    let outcome: Outcome;
    do {
      sent = state.attempt ?? newAttempt();
      outcome = await exchange(sent);
    } while (isWanted(sent, outcome));
    if (outcome === 'lost' && isOpen) timer = setTimeout(() => void proceed(), RETRY_SECONDS * 1000);
    if (outcome === 'stored' && isOpen && (!options.edit || !isChanged())) options.onDone?.({ id: state.id });
    return outcome === 'stored';
  }

  function newAttempt(): Attempt<Fields> {
    const { draft, id } = state;
    const isNew = !options.edit || (options.create !== undefined && id === null);
    const path = isNew ? options.create : options.edit?.(id ?? '');
    if (path === undefined) throw new Error(`${options.name} has no address`);
    const content = { ...(options.toBody?.(draft.fields, isNew) ?? draft.fields), ...wanted };
    wanted = null;
    return {
      ...draft,
      key: crypto.randomUUID(),
      method: isNew ? 'POST' : 'PUT',
      path,
      body: isNew ? content : { ...content, version: draft.version },
    };
  }

  /** Whether a save that was asked for meanwhile has anything to send. */
  function isWanted(sent: Attempt<Fields>, outcome: Outcome): boolean {
    if (outcome === 'lost' || wanted === null) return false;
    const isNews = outcome === 'stored' ? isChanged() : !isEqual(sent.fields, state.draft.fields);
    const known: Partial<Record<string, unknown>> = { ...sent.body };
    const isMore = Object.entries(wanted).some(([name, value]) => !isEqual(known[name], value));
    const goesOn = outcome !== 'conflict' && (isNews || isMore);
    if (!goesOn) wanted = null;
    return goesOn;
  }

  async function exchange(sent: Attempt<Fields>): Promise<Outcome> {
    // Kept with its key before it is sent: a device that dies now repeats the same words.
    change({ phase: 'saving', attempt: sent, wrong: null });
    let answer: Answer;
    try {
      const { method, path, body, key } = sent;
      answer = await callDesk<Answer>(path, { method, body, key });
    } catch (error) {
      return fail(error);
    }
    take(sent, answer);
    options.onSaved?.(answer, sent.base, sent.fields);
    return 'stored';
  }

  function fail(error: unknown): Outcome {
    if (!(error instanceof DeskError)) {
      change({ phase: 'waiting' });
      return 'lost';
    }
    const { conflict } = error;
    if (!conflict) {
      change({ phase: 'idle', attempt: null, wrong: inForm(refusalOf(error), state.draft.fields) });
      return 'refused';
    }
    const current = fieldsIn(conflict.current as Content<Fields>, state.latest.fields);
    change({ phase: 'idle', attempt: null, theirs: { ...conflict, current } });
    return 'conflict';
  }

  function take(sent: Attempt<Fields>, answer: Answer): void {
    const content = (options.contentOf?.(answer) ?? answer ?? {}) as Content<Fields> & { id?: Id; version?: string };
    const typed = state.draft.fields;
    const done = { phase: 'idle', attempt: null, savedAt: serverNow() } as const;
    if (!options.edit) {
      const latest = { fields: options.again?.(sent.fields) ?? options.saved, version: state.latest.version };
      // What was typed meanwhile is the beginning of the next one.
      const next = { base: sent.fields, version: latest.version, fields: typed };
      change({ ...done, latest, draft: { ...rebaseDraft(next, latest), base: latest.fields } });
      return;
    }
    const latest = { fields: fieldsIn(content, sent.fields), version: content.version ?? '' };
    change({
      ...done,
      id: sent.method === 'POST' ? (content.id ?? state.id) : state.id,
      latest,
      draft: rebaseOnAnswer(sent, typed, latest),
    });
  }

  function fieldsIn(content: Content<Fields>, known: Fields): Fields {
    const inside = ('fields' in content && content.fields) || (content as Partial<Fields>);
    return options.toFields?.(inside as never) ?? pickFields(known, inside);
  }

  function revert(): void {
    const { phase, attempt, draft, latest } = state;
    wanted = null;
    if (phase === 'saving' && attempt) return change({ draft: { ...draft, fields: attempt.fields } });
    clearTimeout(timer);
    const fresh = { base: latest.fields, version: latest.version, fields: latest.fields };
    change({ phase: 'idle', attempt: null, draft: fresh, savedAt: null, wrong: null, theirs: null });
  }

  function settle(fields: Fields): void {
    const { theirs } = state;
    if (!theirs) return;
    const latest = { fields: theirs.current, version: theirs.version };
    change({ theirs: null, latest, draft: { base: latest.fields, version: latest.version, fields } });
    if (isChanged()) void save();
  }

  /** Nothing is lost by leaving, unless the device had no space for it. */
  const onLeave = (event: BeforeUnloadEvent) => {
    if (isChanged() && !isKept) event.preventDefault();
  };
  const onOnline = () => {
    if (state.phase === 'waiting') void proceed();
  };

  return {
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    snapshot: () => form,
    isFor: ({ name, id }) => name === options.name && (id === options.id || id === state.id),
    follow: (next) => {
      options = next;
      // What nobody has touched here follows a newer record; what was typed stays. A save that runs is finished first.
      if (next.version === seen || state.phase !== 'idle') return;
      seen = next.version;
      const latest = { fields: next.saved, version: next.version ?? '' };
      change({ latest, draft: rebaseDraft(state.draft, latest) });
    },
    attach: () => {
      isOpen = true;
      window.addEventListener('beforeunload', onLeave);
      window.addEventListener('online', onOnline);
      // It was sent when the form was last open, and nobody knows whether it arrived.
      if (state.attempt) void proceed();
      return () => {
        isOpen = false;
        clearTimeout(timer);
        window.removeEventListener('beforeunload', onLeave);
        window.removeEventListener('online', onOnline);
      };
    },
  };
}

/** A field that is sent within something, such as `act.home`, is a field of the form by its last name. */
function inForm(refusal: Refusal, fields: object): Refusal {
  const last = refusal.field.split('.').at(-1) ?? '';
  return refusal.field in fields || !(last in fields) ? refusal : { ...refusal, field: last };
}

const draftName = (options: { name: string; id?: Id | null }, id: Id | null): string =>
  options.id === undefined ? options.name : `${options.name}:${id ?? 'new'}`;

/** What was left on the device; a field that is newer than the draft is as it was saved. */
function begin<Fields extends object, Answer>(options: RecordOptions<Fields, Answer>): State<Fields> {
  const { id = null, saved, version = '' } = options;
  const latest = { fields: saved, version };
  const state = { id, latest, phase: 'idle', savedAt: null, wrong: null, theirs: null } as const;
  const kept = readDraft<Fields>(draftName(options, id));
  if (!kept) return { ...state, attempt: null, draft: { base: saved, version, fields: saved } };
  const whole = {
    version: kept.version,
    base: pickFields(saved, kept.base),
    fields: pickFields(saved, kept.fields),
  };
  return { ...state, attempt: kept.attempt ?? null, draft: rebaseDraft(whole, latest) };
}

function formOf<Fields extends object>(
  { id, latest, draft, phase, savedAt, wrong, theirs }: State<Fields>,
  actions: Pick<Form<Fields>, 'set' | 'save' | 'revert' | 'settle' | 'shown'>,
): Form<Fields> {
  const changed = changedFields(draft.base, draft.fields);
  const isOvertaken = (field: keyof Fields & string) => !isEqual(draft.base[field], latest.fields[field]);
  return {
    ...actions,
    id,
    fields: draft.fields,
    base: draft.base,
    changed,
    overtaken: draft.version === latest.version ? [] : changed.filter(isOvertaken),
    state: stateOf(phase, changed.length > 0, savedAt !== null),
    savedAt,
    wrong,
    theirs,
  };
}

function stateOf(phase: State<unknown>['phase'], isChanged: boolean, isSaved: boolean): SaveState {
  if (phase !== 'idle') return phase === 'saving' ? 'saving' : 'failed';
  if (isChanged) return 'dirty';
  return isSaved ? 'saved' : 'clean';
}
