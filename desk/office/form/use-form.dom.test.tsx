import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DeskError } from '#desk/api/client.ts';
import { useForm, type Form } from './use-form.ts';

interface Fields {
  name: string;
  town: string | null;
}
const saved: Fields = { name: 'Орловец', town: 'Добрич' };
const ok = async (fields: Fields) => ({ fields, version: 'v2' });

type Send = (fields: Fields, version: string) => Promise<{ fields: Fields; version: string }>;

/** The form on a page, as its component sees it. */
function open(send: Send = ok) {
  const result = {} as { current: Form<Fields> };
  function Page(props: { saved: Fields; version: string }) {
    // oxlint-disable-next-line react/immutability -- what the component saw is read by the test
    result.current = useForm<Fields>({ name: 'team:7', send, ...props });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const rerender = (props: { saved: Fields; version: string }) => act(() => root.render(<Page {...props} />));
  rerender({ saved, version: 'v1' });
  return { result, rerender, unmount: () => act(() => root.unmount()) };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useRealTimers();
});

test('what was typed survives a reload until it is saved', async () => {
  const first = open();
  act(() => first.result.current.set({ name: 'Орли' }));
  first.unmount();
  const second = open();
  expect(second.result.current.fields).toEqual({ name: 'Орли', town: 'Добрич' });
  expect(second.result.current.changed).toEqual(['name']);
  await act(() => second.result.current.save());
  expect(second.result.current.state).toBe('saved');
  second.unmount();
  expect(open().result.current.changed).toEqual([]);
});

test('reverting forgets the draft', () => {
  const first = open();
  act(() => first.result.current.set({ town: null }));
  act(() => first.result.current.revert());
  expect(first.result.current.state).toBe('clean');
  first.unmount();
  expect(open().result.current.fields).toEqual(saved);
});

test('a newer record replaces an untouched one', () => {
  const newer = { saved: { name: 'Орловец 1925', town: null }, version: 'v9' };
  const form = open();
  form.rerender(newer);
  expect(form.result.current.fields).toEqual(newer.saved);
});

describe('a newer record under what was typed', () => {
  const sent: string[] = [];
  const send: Send = async (fields, version) => {
    sent.push(version);
    return { fields, version: 'v10' };
  };
  beforeEach(() => sent.splice(0));

  test('untouched fields follow it, and what was typed is saved over it', async () => {
    const form = open(send);
    act(() => form.result.current.set({ town: 'Балчик' }));
    form.rerender({ saved: { name: 'Орловец 1925', town: 'Добрич' }, version: 'v9' });
    expect(form.result.current).toMatchObject({
      fields: { name: 'Орловец 1925', town: 'Балчик' },
      changed: ['town'],
      overtaken: [],
    });
    await act(() => form.result.current.save());
    expect(sent).toEqual(['v9']);
  });

  test('a field that both changed stays as it was typed, is named, and is saved as a conflict', async () => {
    const form = open(send);
    act(() => form.result.current.set({ town: 'Балчик' }));
    form.rerender({ saved: { name: 'Орловец 1925', town: 'Каварна' }, version: 'v9' });
    expect(form.result.current).toMatchObject({
      fields: { name: 'Орловец 1925', town: 'Балчик' },
      base: { town: 'Добрич' },
      overtaken: ['town'],
    });
    await act(() => form.result.current.save());
    expect(sent).toEqual(['v1']);
  });

  test('reverting shows it, also after a reload', () => {
    const first = open(send);
    act(() => first.result.current.set({ town: 'Балчик' }));
    first.unmount();
    const form = open(send);
    form.rerender({ saved: { name: 'Орловец', town: 'Каварна' }, version: 'v9' });
    expect(form.result.current.overtaken).toEqual(['town']);
    act(() => form.result.current.revert());
    expect(form.result.current).toMatchObject({ fields: { town: 'Каварна' }, changed: [], state: 'clean' });
  });

  test('what both wrote alike is no change any more', () => {
    const form = open(send);
    act(() => form.result.current.set({ town: 'Балчик' }));
    form.rerender({ saved: { name: 'Орловец', town: 'Балчик' }, version: 'v9' });
    expect(form.result.current).toMatchObject({ changed: [], overtaken: [], state: 'clean' });
  });
});

test('what was saved stays on the screen, whether the record is read again or not', async () => {
  const form = open();
  act(() => form.result.current.set({ town: 'Балчик' }));
  await act(() => form.result.current.save());
  form.rerender({ saved: { ...saved }, version: 'v1' });
  expect(form.result.current.fields).toEqual({ name: 'Орловец', town: 'Балчик' });
  form.rerender({ saved: { name: 'Орловец', town: 'Балчик' }, version: 'v2' });
  expect(form.result.current).toMatchObject({ fields: { town: 'Балчик' }, changed: [], state: 'saved' });
});

test('the refused field is named, and typing takes the message away', async () => {
  const form = open(() => Promise.reject(new DeskError(400, { error: 'x', field: 'name', reason: 'required' })));
  act(() => form.result.current.set({ name: '' }));
  await act(() => form.result.current.save());
  expect(form.result.current.wrong).toEqual({ field: 'name', reason: 'required' });
  act(() => form.result.current.set({ name: 'Ор' }));
  expect(form.result.current.wrong).toBeNull();
});

test('without a network nothing typed is cleared, and it is tried again', async () => {
  vi.useFakeTimers();
  let answers = 0;
  const form = open(async (fields) => {
    answers += 1;
    if (answers === 1) throw new TypeError('no network');
    return { fields, version: 'v2' };
  });
  act(() => form.result.current.set({ name: 'Орли' }));
  await act(() => form.result.current.save());
  expect(form.result.current).toMatchObject({ state: 'failed', fields: { name: 'Орли' } });
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(form.result.current.state).toBe('saved');
});

describe('two people', () => {
  test('the second sees what the first wrote, and goes on from it', async () => {
    const sent: unknown[] = [];
    const theirs = { name: 'Орловец', town: 'Балчик' };
    const form = open(async (fields, version) => {
      sent.push({ fields, version });
      if (version !== 'v1-theirs')
        throw new DeskError(409, {
          error: 'x',
          reason: 'conflict',
          conflict: { current: theirs, version: 'v1-theirs', by: 'Мария', at: null },
        });
      return { fields, version: 'v2' };
    });
    act(() => form.result.current.set({ name: 'Орли' }));
    await act(() => form.result.current.save());
    expect(form.result.current.theirs).toMatchObject({ current: theirs, by: 'Мария' });
    expect(form.result.current.fields.name).toBe('Орли');
    await act(async () => form.result.current.settle({ name: 'Орли', town: 'Балчик' }));
    expect(form.result.current.state).toBe('saved');
    expect(sent.at(-1)).toEqual({ fields: { name: 'Орли', town: 'Балчик' }, version: 'v1-theirs' });
  });
});
