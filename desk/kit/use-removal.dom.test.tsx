import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, ToastArea } from '#desk/office/toast.tsx';
import { Failure } from './failure.tsx';
import { useRemoval } from './use-removal.ts';

interface Sent {
  method: string;
  key: string | undefined;
}
const sent: Sent[] = [];
let answers: (() => Response)[] = [];
const done = () => new Response(null, { status: 204 });
const created = () => Response.json({ id: 8 }, { status: 201 });
const refused = (status: number, reason: string) => () => Response.json({ error: 'x', reason }, { status });
const lost = () => {
  throw new TypeError('no network');
};

const onRemoved = vi.fn();
let unmount = () => {};

function Page() {
  const removal = useRemoval({
    path: '/bans/7',
    said: 'Наказанието е махнато.',
    undo: { method: 'POST', path: '/bans', body: { matches: 2 } },
    onRemoved,
  });
  return (
    <>
      <Failure refusal={removal.refusal} onRetry={removal.run} />
      <button onClick={removal.run}>Махни</button>
      <ToastArea path="/" />
    </>
  );
}

function open() {
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() => root.render(<Page />));
  unmount = () => act(() => root.unmount());
  return {
    said: () => page.querySelector('output')?.textContent ?? '',
    shown: () => page.textContent,
    press: (text: string) =>
      act(async () => [...page.querySelectorAll('button')].find((button) => button.textContent === text)?.click()),
  };
}

beforeEach(() => {
  sent.splice(0);
  onRemoved.mockReset();
  showToast(null);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_path: string, { method = '', headers }: RequestInit) => {
    sent.push({ method, key: (headers as Record<string, string>)['idempotency-key'] });
    return answers.shift()?.();
  });
});

afterEach(() => unmount());

test('what was removed is said to be, and comes back', async () => {
  answers = [done, created];
  const page = open();
  await page.press('Махни');
  expect(page.said()).toContain('Наказанието е махнато.');
  expect(onRemoved).toHaveBeenCalledOnce();
  await page.press('Отмени');
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(page.said()).toContain('Върнато');
});

test.each([
  ['is refused', refused(409, 'in_use')],
  ['finds nobody signed in', refused(401, 'signed_out')],
  ['finds no network', lost],
])('a removal that %s says so and offers nothing back', async (_what, failure) => {
  answers = [failure];
  const page = open();
  await page.press('Махни');
  expect(page.said()).toBe('');
  expect(page.shown()).not.toContain('махнато');
  expect(page.shown()?.length).toBeGreaterThan('Махни'.length);
  expect(onRemoved).not.toHaveBeenCalled();
});

test('a removal without an answer is sent again under its key', async () => {
  answers = [lost, done];
  const page = open();
  await page.press('Махни');
  await page.press('Махни');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test('a way back that fails says so, and is tried again under its key', async () => {
  answers = [done, lost, created];
  const page = open();
  await page.press('Махни');
  await page.press('Отмени');
  expect(page.said()).toMatch(/Не се върна/);
  await page.press('Опитай пак');
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST', 'POST']);
  expect(sent[1]?.key).toBe(sent[2]?.key);
});
