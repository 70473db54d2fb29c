import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootScript } from './boot-script.ts';

const fetchStub = vi.fn<typeof fetch>();
// oxlint-disable-next-line no-implied-eval -- as the browser runs it
const run = () => (new Function(bootScript) as () => void)();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a start-up check that hangs is given up and tried again', async () => {
  fetchStub.mockImplementationOnce(
    (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
  );
  fetchStub.mockImplementation(async () => Response.json([]));
  run();
  await vi.advanceTimersByTimeAsync(9000);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset).toHaveProperty('starting');
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchStub).toHaveBeenCalledTimes(2);
  expect(document.documentElement.dataset).not.toHaveProperty('starting');
});
