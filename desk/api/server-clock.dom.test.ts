import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SERVER = Date.parse('2026-03-15T18:00:00Z');
const MINUTE = 60_000;

/** The phone's two clocks: one that anybody can set, and one that nobody can. */
let wall = 0;
let monotonic = 0;
/** How long it takes; the wall clock goes on as well. */
const pass = (ms: number) => {
  wall += ms;
  monotonic += ms;
  vi.advanceTimersByTime(ms);
};
const hidden = (is: boolean) => {
  Object.defineProperty(document, 'visibilityState', { value: is ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** As after opening the app: what is in memory is gone, what is stored is not. */
async function openApp() {
  vi.clearAllTimers();
  vi.resetModules();
  monotonic = 0;
  return import('./server-clock.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
  localStorage.clear();
});
afterEach(() => {
  hidden(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each([-10, 10])('[N2] the server’s time on a phone that is %i minutes wrong', (minutes) => {
  beforeEach(() => void (wall = SERVER + minutes * MINUTE));

  it('is right after the first contact, half of the way there and back', async () => {
    const { serverNow, setServerTime } = await openApp();
    pass(400);
    setServerTime(SERVER + 200, 0, 400);
    expect(serverNow().getTime()).toBe(SERVER + 400);
    pass(5 * MINUTE);
    expect(serverNow().getTime()).toBe(SERVER + 400 + 5 * MINUTE);
  });

  it('does not change when somebody sets the phone’s clock', async () => {
    const { serverNow, setServerTime } = await openApp();
    setServerTime(SERVER, 0, 0);
    pass(MINUTE);
    wall -= minutes * MINUTE;
    expect(serverNow().getTime()).toBe(SERVER + MINUTE);
    pass(MINUTE);
    expect(serverNow().getTime()).toBe(SERVER + 2 * MINUTE);
  });

  it('is right after a reload without a network, also when the clock was set before', async () => {
    const before = await openApp();
    before.setServerTime(SERVER, 0, 0);
    pass(MINUTE);
    expect((await openApp()).serverNow().getTime()).toBe(SERVER + MINUTE);
    wall += 37 * MINUTE;
    pass(2000);
    expect((await openApp()).serverNow().getTime()).toBe(SERVER + MINUTE + 2000);
  });

  it('counts the time for which the phone slept, when only its own clock went on', async () => {
    const { serverNow, setServerTime } = await openApp();
    setServerTime(SERVER, 0, 0);
    hidden(true);
    wall += 20 * MINUTE;
    expect(serverNow().getTime()).toBe(SERVER + 20 * MINUTE);
    hidden(false);
    expect(serverNow().getTime()).toBe(SERVER + 20 * MINUTE);
  });
});
