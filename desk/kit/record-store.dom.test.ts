import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { openRecord, type Form, type RecordOptions } from './record-store.ts';

/*
 * A form against a model of the server, over a network that loses requests and answers, beside somebody else who edits
 * the same record, on a device that may be killed at any moment.
 */

const NAMES = ['title', 'town', 'picture'] as const;
type Name = (typeof NAMES)[number];
type Fields = Record<Name, string>;
interface Body extends Partial<Fields> {
  version?: string;
}

const EMPTY: Fields = { title: '', town: '', picture: '' };
const tidy = ({ title = '', town = '', picture = '' }: Body): Fields => ({
  title: title.trim(),
  town: town.trim(),
  picture: picture.trim(),
});

type Fate = 'answered' | 'refused' | 'signed-out' | 'lost' | 'answer lost';

interface Pending {
  path: string;
  method: string;
  key: string;
  text: string;
  resolve: (response: object) => void;
  reject: (error: Error) => void;
}

class Model {
  records: { fields: Fields; version: string }[] = [];
  /** The words that came under each key, and what was answered to them. */
  readonly keys = new Map<string, { words: string; answer: object }>();
  /** Everything that was ever stored in a field. */
  readonly stored: Record<Name, Set<string>> = { title: new Set(), town: new Set(), picture: new Set() };
  readonly violations: string[] = [];
  pending: Pending[] = [];
  typed: Partial<Fields> = {};
  uploads: Form<Fields>['set'][] = [];
  #changes = 0;
  #detach: () => void = () => {};
  #store = openRecord(this.#options());

  constructor() {
    vi.stubGlobal('fetch', (path: string, { method = '', headers, body }: RequestInit) => {
      if (this.pending.length > 0) this.violations.push('two saves at once');
      const key = (headers as Record<string, string>)['idempotency-key'] ?? '';
      return new Promise((resolve, reject) => {
        this.pending.push({ path, method, key, text: body as string, resolve, reject });
      });
    });
    this.open();
  }

  get form(): Form<Fields> {
    return this.#store.snapshot();
  }

  next(): string {
    this.#changes += 1;
    return String(this.#changes);
  }

  #options(): RecordOptions<Fields> {
    const [record] = this.records;
    // Whoever has a draft of a new record opens that; otherwise the record is in the list.
    const isNew = !record || localStorage.getItem('office-draft thing:new') !== null;
    return {
      name: 'thing',
      create: '/things',
      edit: (id) => `/things/${id}`,
      ...(isNew ? { id: null, saved: EMPTY, version: '' } : { id: 1, saved: record.fields, version: record.version }),
    };
  }

  open(): void {
    this.#store = openRecord(this.#options());
    this.#detach = this.#store.attach();
  }

  close(): void {
    this.#detach();
  }

  /** The screen reads the record again. */
  refresh(): void {
    const [record] = this.records;
    if (record && this.form.id !== null)
      this.#store.follow({ ...this.#options(), id: 1, saved: record.fields, version: record.version });
  }

  #write(at: number, fields: Fields): { fields: Fields; version: string } {
    const record = { fields, version: `v${this.next()}` };
    this.records[at] = record;
    for (const name of NAMES) this.stored[name].add(fields[name]);
    return record;
  }

  editElsewhere(name: Name): void {
    const [record] = this.records;
    if (record) this.#write(0, { ...record.fields, [name]: `other ${this.next()}` });
  }

  /** What the server does with a request: the first answer again for a key that it knows. */
  #process({ method, path, key, text }: Pending): [status: number, content: object] {
    const words = `${method} ${path} ${text}`;
    const known = this.keys.get(key);
    if (known && known.words !== words) this.violations.push(`another body under a used key: ${words}`);
    if (known) return [200, known.answer];
    const body = JSON.parse(text) as Body;
    const id = method === 'POST' ? this.records.length + 1 : Number(path.split('/').at(-1));
    const current = this.records[id - 1];
    if (method === 'PUT' && current && current.version !== body.version)
      return [409, { error: 'x', reason: 'conflict', conflict: { ...this.#conflict(), by: null, at: null } }];
    const answer = { id, ...this.#write(id - 1, tidy(body)) };
    this.keys.set(key, { words, answer });
    return [200, answer];
  }

  #conflict() {
    const { fields: current, version } = this.records[0] ?? { fields: EMPTY, version: '' };
    return { current, version };
  }

  deliver(fate: Fate): void {
    const request = this.pending.shift();
    if (!request) return;
    if (fate === 'lost') return request.reject(new TypeError('no network'));
    const refusals = {
      refused: [400, { error: 'x', field: 'title', reason: 'required' }],
      'signed-out': [401, { error: 'x', reason: 'signed_out' }],
    } as const;
    // A key that was answered is answered alike for ever.
    const isKnown = this.keys.has(request.key);
    const [status, content] =
      !isKnown && (fate === 'refused' || fate === 'signed-out') ? refusals[fate] : this.#process(request);
    if (fate === 'answer lost') return request.reject(new TypeError('no network'));
    const headers = { get: () => null };
    request.resolve({ status, ok: status === 200, headers, json: () => Promise.resolve(content) });
  }

  /** The device dies; the server may still get what was on its way. */
  kill(arrives: boolean): void {
    this.close();
    for (const request of this.pending) if (arrives) this.#process(request);
    this.pending = [];
    this.uploads = [];
    this.open();
  }

  settle(): void {
    const { theirs, changed, fields } = this.form;
    if (!theirs) return;
    this.form.settle({ ...theirs.current, ...Object.fromEntries(changed.map((name) => [name, fields[name]])) });
  }

  type(name: Name, value: string): void {
    this.typed[name] = value;
    this.form.set({ [name]: value });
  }

  finishUpload(): void {
    const set = this.uploads.shift();
    if (!set) return;
    this.typed.picture = `picture ${this.next()}`;
    set({ picture: this.typed.picture });
  }

  /** What was typed last into a field is on the screen, or was stored. */
  isSafe = (name: Name): boolean => {
    const value = this.typed[name];
    return value === undefined || this.form.fields[name] === value || this.stored[name].has(value.trim());
  };
}

/** Every promise that can go on has gone on. */
async function settled() {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

/** With its words for a counterexample. */
type Step = [said: string, act: (model: Model) => void];
const always = (...step: Step) => fc.constant(step);
const name = fc.constantFrom(...NAMES);
const fates = fc.constantFrom<Fate>('answered', 'answered', 'refused', 'signed-out', 'lost', 'answer lost');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: name.map((one): Step => [`type ${one}`, (m) => m.type(one, `typed ${m.next()} `)]) },
  { weight: 4, arbitrary: always('save', (m) => void m.form.save()) },
  { weight: 6, arbitrary: fates.map((fate): Step => [`deliver: ${fate}`, (m) => m.deliver(fate)]) },
  { weight: 2, arbitrary: name.map((one): Step => [`other ${one}`, (m) => m.editElsewhere(one)]) },
  { weight: 2, arbitrary: always('refresh', (m) => m.refresh()) },
  { weight: 1, arbitrary: always('upload', (m) => m.uploads.push(m.form.set)) },
  { weight: 1, arbitrary: always('uploaded', (m) => m.finishUpload()) },
  { weight: 2, arbitrary: always('settle', (m) => m.settle()) },
  { weight: 1, arbitrary: always('online', () => window.dispatchEvent(new Event('online'))) },
  { weight: 1, arbitrary: fc.boolean().map((arrives): Step => [`kill ${arrives}`, (m) => m.kill(arrives)]) },
);

afterEach(() => localStorage.clear());

test('whatever happens, nothing typed is lost, nothing is sent twice at once, and nothing is created twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      localStorage.clear();
      const model = new Model();
      try {
        for (const [, act] of steps) {
          act(model);
          await settled();
          expect(NAMES.filter((one) => !model.isSafe(one))).toEqual([]);
        }
        // A good network: everything is stored in the end.
        const isOver = () => model.form.state === 'saved' && !model.form.theirs && model.pending.length === 0;
        for (let i = 0; i < 20 && !isOver(); i += 1) {
          model.settle();
          void model.form.save();
          await settled();
          model.deliver('answered');
          await settled();
        }
        expect(model.form).toMatchObject({ state: 'saved', changed: [], theirs: null });
        for (const one of NAMES)
          if (model.typed[one] !== undefined) expect(model.stored[one]).toContain(model.typed[one].trim());
        expect(model.records).toHaveLength(1);
        expect(model.violations).toEqual([]);
        expect(localStorage).toHaveLength(0);
      } finally {
        model.close();
      }
    }),
    { numRuns: 500 },
  );
}, 120_000);
