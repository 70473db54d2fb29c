import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Form, RecordOptions } from './record-store.ts';
import { useForm } from './use-form.ts';

interface Fields {
  name: string;
  town: string | null;
}
interface Sent {
  method: string;
  path: string;
  key: string;
  body: Fields & { version?: string };
}
type Answer = (sent: Sent) => [status: number, content: object] | Promise<[number, object]>;

const saved: Fields = { name: 'Орловец', town: 'Добрич' };
const ok: Answer = ({ body: { version: _version, ...fields } }) => [200, { id: 7, fields, version: 'v2' }];
const sent: Sent[] = [];

/** What the desk answers; an error stands for a network that fails. */
function answerBy(answer: Answer) {
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const request = {
      method: method ?? '',
      path,
      key: (headers as Record<string, string>)['idempotency-key'] ?? '',
      body: JSON.parse(body as string) as Sent['body'],
    };
    sent.push(request);
    const [status, content] = await answer(request);
    return Response.json(content, { status });
  });
}

/** Answers when it is told to. */
function answerLater() {
  const open: ((answer?: Answer) => void)[] = [];
  answerBy(
    (request) =>
      new Promise((resolve, reject) => {
        open.push((answer = ok) => {
          try {
            resolve(answer(request));
          } catch (error) {
            reject(error);
          }
        });
      }),
  );
  return (answer?: Answer) => act(async () => open.shift()?.(answer));
}

const lost: Answer = () => {
  throw new TypeError('no network');
};
const refuse =
  (status: number, content: object): Answer =>
  () => [status, { error: 'x', ...content }];
const conflict = refuse(409, {
  reason: 'conflict',
  conflict: { current: { name: 'Орловец', town: 'Балчик' }, version: 'theirs', by: 'Мария', at: null },
});

const team: RecordOptions<Fields> = { name: 'team', id: 7, saved, version: 'v1', edit: (id) => `/teams/${id}` };
const newTeam: RecordOptions<Fields> = { ...team, id: null, version: '', create: '/teams' };

/** The form on a page, as its component sees it. */
function open(options: RecordOptions<Fields> = team) {
  const result = {} as { current: Form<Fields> };
  function Page(props: RecordOptions<Fields>) {
    // oxlint-disable-next-line react/immutability -- what the component saw is read by the test
    result.current = useForm<Fields>(props);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const rerender = (props: Partial<RecordOptions<Fields>> = {}) =>
    act(() => root.render(<Page {...options} {...props} />));
  rerender();
  return {
    result,
    rerender,
    set: (changes: Partial<Fields>) => act(() => result.current.set(changes)),
    save: (more?: object) => act(() => result.current.save(more)),
    unmount: () => act(() => root.unmount()),
  };
}

/** Drafts and sent requests; a slow machine keeps how far its clock is off, too. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('office-'));

beforeEach(() => {
  localStorage.clear();
  sent.splice(0);
  answerBy(ok);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useRealTimers();
});

test('what was typed survives a reload until it is saved', async () => {
  const first = open();
  first.set({ name: 'Орли' });
  first.unmount();
  const second = open();
  expect(second.result.current.fields).toEqual({ name: 'Орли', town: 'Добрич' });
  expect(second.result.current.changed).toEqual(['name']);
  await second.save();
  expect(second.result.current.state).toBe('saved');
  expect(sent).toMatchObject([
    { method: 'PUT', path: '/teams/7', body: { name: 'Орли', town: 'Добрич', version: 'v1' } },
  ]);
  second.unmount();
  expect(open().result.current.changed).toEqual([]);
});

test('reverting forgets the draft', () => {
  const first = open();
  first.set({ town: null });
  act(() => first.result.current.revert());
  expect(first.result.current.state).toBe('clean');
  first.unmount();
  expect(open().result.current.fields).toEqual(saved);
});

test('another record in the same place is another form', () => {
  const form = open();
  form.set({ name: 'Орли' });
  form.rerender({ id: 8, saved: { name: 'Вихър', town: null } });
  expect(form.result.current).toMatchObject({ id: 8, fields: { name: 'Вихър', town: null }, changed: [] });
  form.rerender();
  expect(form.result.current).toMatchObject({ id: 7, fields: { name: 'Орли' }, changed: ['name'] });
});

test('a newer record replaces an untouched one', () => {
  const newer = { saved: { name: 'Орловец 1925', town: null }, version: 'v9' };
  const form = open();
  form.rerender(newer);
  expect(form.result.current.fields).toEqual(newer.saved);
});

describe('a newer record under what was typed', () => {
  test('untouched fields follow it, and what was typed is saved over it', async () => {
    const form = open();
    form.set({ town: 'Балчик' });
    form.rerender({ saved: { name: 'Орловец 1925', town: 'Добрич' }, version: 'v9' });
    expect(form.result.current).toMatchObject({
      fields: { name: 'Орловец 1925', town: 'Балчик' },
      changed: ['town'],
      overtaken: [],
    });
    await form.save();
    expect(sent.map(({ body }) => body.version)).toEqual(['v9']);
  });

  test('a field that both changed stays as it was typed, is named, and is saved as a conflict', async () => {
    const form = open();
    form.set({ town: 'Балчик' });
    form.rerender({ saved: { name: 'Орловец 1925', town: 'Каварна' }, version: 'v9' });
    expect(form.result.current).toMatchObject({
      fields: { name: 'Орловец 1925', town: 'Балчик' },
      base: { town: 'Добрич' },
      overtaken: ['town'],
    });
    await form.save();
    expect(sent.map(({ body }) => body.version)).toEqual(['v1']);
  });

  test('reverting shows it, also after a reload', () => {
    const first = open();
    first.set({ town: 'Балчик' });
    first.unmount();
    const form = open();
    form.rerender({ saved: { name: 'Орловец', town: 'Каварна' }, version: 'v9' });
    expect(form.result.current.overtaken).toEqual(['town']);
    act(() => form.result.current.revert());
    expect(form.result.current).toMatchObject({ fields: { town: 'Каварна' }, changed: [], state: 'clean' });
  });

  test('what both wrote alike is no change any more', () => {
    const form = open();
    form.set({ town: 'Балчик' });
    form.rerender({ saved: { name: 'Орловец', town: 'Балчик' }, version: 'v9' });
    expect(form.result.current).toMatchObject({ changed: [], overtaken: [], state: 'clean' });
  });
});

test('what was saved stays on the screen, whether the record is read again or not', async () => {
  const form = open();
  form.set({ town: 'Балчик' });
  await form.save();
  form.rerender({ saved: { ...saved }, version: 'v1' });
  expect(form.result.current.fields).toEqual({ name: 'Орловец', town: 'Балчик' });
  form.rerender({ saved: { name: 'Орловец', town: 'Балчик' }, version: 'v2' });
  expect(form.result.current).toMatchObject({ fields: { town: 'Балчик' }, changed: [], state: 'saved' });
});

describe('typing while a save runs', () => {
  test('stays, over what the server answered', async () => {
    const answer = answerLater();
    const form = open();
    form.set({ name: 'Орли ' });
    act(() => void form.result.current.save());
    form.set({ town: 'Балчик' });
    await answer(() => [200, { fields: { name: 'Орли', town: 'Добрич' }, version: 'v2' }]);
    expect(form.result.current).toMatchObject({
      fields: { name: 'Орли', town: 'Балчик' },
      changed: ['town'],
      overtaken: [],
      state: 'dirty',
    });
    form.unmount();
    expect(open().result.current.fields.town).toBe('Балчик');
  });

  test('in the field that is being saved stays, though the server tidied it up', async () => {
    const answer = answerLater();
    const form = open();
    form.set({ name: ' Орли' });
    act(() => void form.result.current.save());
    form.set({ name: ' Орли 1925' });
    await answer(() => [200, { fields: { name: 'Орли', town: 'Добрич' }, version: 'v2' }]);
    expect(form.result.current).toMatchObject({
      fields: { name: ' Орли 1925' },
      base: { name: 'Орли' },
      overtaken: [],
    });
  });

  test('keeps the form open, which is done when all is stored', async () => {
    const answer = answerLater();
    const onDone = vi.fn<() => void>();
    const form = open({ ...team, onDone });
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    form.set({ town: null });
    await answer();
    expect(onDone).not.toHaveBeenCalled();
    act(() => void form.result.current.save());
    await answer();
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('during the creation changes the created record', async () => {
    const answer = answerLater();
    const form = open(newTeam);
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    form.set({ town: 'Балчик' });
    await answer();
    act(() => void form.result.current.save());
    await answer();
    expect(sent).toMatchObject([
      { method: 'POST', path: '/teams', body: { name: 'Орли', town: 'Добрич' } },
      { method: 'PUT', path: '/teams/7', body: { name: 'Орли', town: 'Балчик', version: 'v2' } },
    ]);
    expect(kept()).toHaveLength(0);
  });

  test('where nothing can be edited later is the beginning of the next one', async () => {
    const answer = answerLater();
    const { edit: _edit, ...once } = newTeam;
    const form = open(once);
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    form.set({ town: 'Балчик' });
    await answer();
    expect(form.result.current).toMatchObject({ fields: { name: 'Орловец', town: 'Балчик' }, changed: ['town'] });
  });

  test('is all that is taken back by reverting', async () => {
    const answer = answerLater();
    const form = open();
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    form.set({ town: 'Балчик' });
    act(() => form.result.current.revert());
    await answer();
    expect(form.result.current).toMatchObject({ fields: { name: 'Орли', town: 'Добрич' }, state: 'saved' });
    expect(kept()).toHaveLength(0);
  });
});

test('a callback from before, as of an upload, goes on from what was typed since', () => {
  const form = open();
  const { set } = form.result.current;
  form.set({ name: 'Орли' });
  act(() => set({ town: 'Балчик' }));
  expect(form.result.current.fields).toEqual({ name: 'Орли', town: 'Балчик' });
});

describe('one save at a time', () => {
  test('Ctrl S that repeats sends once', async () => {
    const answer = answerLater();
    const form = open();
    form.set({ name: 'Орли' });
    const { save } = form.result.current;
    act(() => void Promise.all([save(), save(), save()]));
    await answer();
    expect(sent).toHaveLength(1);
    expect(form.result.current.state).toBe('saved');
  });

  test('the next one waits, and sends what was typed meanwhile', async () => {
    const answer = answerLater();
    const form = open();
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    form.set({ town: null });
    act(() => void form.result.current.save());
    expect(sent).toHaveLength(1);
    await answer();
    await answer(() => [200, { fields: { name: 'Орли', town: null }, version: 'v3' }]);
    expect(sent.map(({ body }) => [body.town, body.version])).toEqual([
      ['Добрич', 'v1'],
      [null, 'v2'],
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(form.result.current.state).toBe('saved');
  });

  test('what is sent beside the fields waits too', async () => {
    const answer = answerLater();
    const form = open();
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    act(() => void form.result.current.save({ publishedAt: 'now' }));
    await answer();
    await answer();
    expect(sent[1]?.body).toMatchObject({ name: 'Орли', publishedAt: 'now', version: 'v2' });
  });
});

describe('a refusal', () => {
  test('names the field, and typing takes the message away', async () => {
    answerBy(refuse(400, { field: 'name', reason: 'required' }));
    const form = open();
    form.set({ name: '' });
    await form.save();
    expect(form.result.current).toMatchObject({ wrong: { field: 'name', reason: 'required' }, state: 'dirty' });
    form.set({ name: 'Ор' });
    expect(form.result.current.wrong).toBeNull();
  });

  test.each([
    [401, {}, 'signed_out'],
    [403, {}, 'forbidden'],
    [404, {}, 'gone'],
    [409, { reason: 'season_in_use' }, 'season_in_use'],
  ])('%i is said of the whole form, and what was typed stays', async (status, content, reason) => {
    answerBy(refuse(status, content));
    const form = open();
    form.set({ name: 'Орли' });
    expect(await form.save()).toBe(false);
    expect(form.result.current).toMatchObject({ wrong: { field: '', reason }, fields: { name: 'Орли' } });
    form.unmount();
    expect(open().result.current.fields.name).toBe('Орли');
  });

  test('ends its key: what is sent next has another', async () => {
    answerBy(refuse(401, {}));
    const form = open();
    form.set({ name: 'Орли' });
    await form.save();
    answerBy(ok);
    await form.save();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('without a network', () => {
  test('nothing typed is cleared, and the same words are sent again under the same key', async () => {
    vi.useFakeTimers();
    answerBy(lost);
    const form = open();
    form.set({ name: 'Орли' });
    await form.save();
    expect(form.result.current).toMatchObject({ state: 'failed', fields: { name: 'Орли' } });
    answerBy(ok);
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(form.result.current.state).toBe('saved');
    expect(sent[1]).toEqual(sent[0]);
  });

  test.each([500, 502, 429])('a status of %i is no answer', async (status) => {
    answerBy(refuse(status, {}));
    const form = open();
    form.set({ name: 'Орли' });
    await form.save();
    expect(form.result.current.state).toBe('failed');
    form.unmount();
  });

  test('what is typed after a lost answer waits until the answer is known', async () => {
    answerBy(lost);
    const form = open(newTeam);
    form.set({ name: 'Орли' });
    await form.save();
    form.set({ town: 'Балчик' });
    answerBy(ok);
    await form.save();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toMatchObject({ method: 'PUT', path: '/teams/7', body: { town: 'Балчик', version: 'v2' } });
    expect(form.result.current.state).toBe('saved');
  });

  test('a device that was killed meanwhile asks again when the form is opened', async () => {
    answerBy(lost);
    const first = open(newTeam);
    first.set({ name: 'Орли' });
    await first.save();
    first.unmount();
    answerBy(ok);
    const onDone = vi.fn<() => void>();
    await act(async () => void open({ ...newTeam, onDone }));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(kept()).toHaveLength(0);
  });

  test('a form that was closed is stored, but closes nothing that was opened since', async () => {
    const answer = answerLater();
    const [onSaved, onDone] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const form = open({ ...team, onSaved, onDone });
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    form.unmount();
    await answer();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
    expect(kept()).toHaveLength(0);
  });
});

test('leaving is asked about only where the device had no space', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const form = open();
  form.set({ name: 'Орли' });
  expect(leave()).toBe(false);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  form.set({ name: 'Орли 1925' });
  expect(leave()).toBe(true);
  full.mockRestore();
  form.unmount();
  expect(leave()).toBe(false);
});

describe('two people', () => {
  test('the second sees what the first wrote, and goes on from it', async () => {
    answerBy(conflict);
    const form = open();
    form.set({ name: 'Орли' });
    await form.save();
    expect(form.result.current.theirs).toMatchObject({ current: { name: 'Орловец', town: 'Балчик' }, by: 'Мария' });
    expect(form.result.current.fields.name).toBe('Орли');
    expect(await form.save()).toBe(false);
    expect(sent).toHaveLength(1);
    answerBy(ok);
    await act(async () => form.result.current.settle({ name: 'Орли', town: 'Балчик' }));
    expect(form.result.current.state).toBe('saved');
    expect(sent.at(-1)).toMatchObject({ body: { name: 'Орли', town: 'Балчик', version: 'theirs' } });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('an answer that has their change under what was typed meanwhile is a conflict', async () => {
    const answer = answerLater();
    const form = open();
    form.set({ name: 'Орли' });
    act(() => void form.result.current.save());
    form.set({ town: 'Каварна' });
    await answer(() => [200, { fields: { name: 'Орли', town: 'Балчик' }, version: 'v2' }]);
    expect(form.result.current).toMatchObject({ fields: { town: 'Каварна' }, overtaken: ['town'] });
    act(() => void form.result.current.save());
    expect(sent[1]?.body.version).toBe('v1');
    await answer(conflict);
  });
});
