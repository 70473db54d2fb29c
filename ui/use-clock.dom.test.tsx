import { act, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClockReading, useClock as UseClock } from './use-clock.ts';

const two = (value: number) => String(value).padStart(2, '0');

let useClock: typeof UseClock;
function Clock({ reading }: { reading: ClockReading | null }) {
  const clock = useClock(reading);
  return <p>{clock ? `${two(clock.minute)}:${two(clock.second)}` : 'none'}</p>;
}

let root: Root | undefined;
let place: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-15T19:00:00.400Z') });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The page came two seconds before its scripts ran.
  vi.spyOn(performance, 'now').mockReturnValue(2100);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 100 } as PerformanceNavigationTiming]);
  vi.resetModules();
  ({ useClock } = await import('./use-clock.ts'));
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(...readings: (ClockReading | null)[]) {
  root ??= createRoot(place);
  act(() =>
    root?.render(
      <StrictMode>
        {readings.map((reading, at) => (
          <Clock key={at} reading={reading} />
        ))}
      </StrictMode>,
    ),
  );
}
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const shown = () => [...place.querySelectorAll('p')].map((element) => element.textContent);
const read = (minute: number, second: number, change: Partial<ClockReading> = {}): ClockReading => ({
  minute,
  second,
  running: true,
  receivedAt: Date.now(),
  ...change,
});

describe('a clock', () => {
  it('advances every second, and rolls over into the next minute', () => {
    show(read(24, 58));
    expect(shown()).toEqual(['24:58']);
    pass(1000);
    expect(shown()).toEqual(['24:59']);
    pass(1000);
    expect(shown()).toEqual(['25:00']);
    pass(61_000);
    expect(shown()).toEqual(['26:01']);
  });

  it('stays while stopped, and continues from the next reading', () => {
    show(read(24, 58, { running: false }));
    pass(5000);
    expect(shown()).toEqual(['24:58']);
    expect(vi.getTimerCount()).toBe(0);
    show(read(24, 58));
    pass(2000);
    expect(shown()).toEqual(['25:00']);
  });

  it('shows nothing without a reading', () => {
    show(null);
    expect(shown()).toEqual(['none']);
  });

  it('counts from when its reading was received, however late it is rendered', () => {
    show(read(10, 0, { receivedAt: Date.now() - 20_000 }));
    pass(1000);
    expect(shown()).toEqual(['10:21']);
  });

  it('does not run backwards when the visitor sets the time back', () => {
    show(read(10, 0));
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(1000);
    expect(shown()).toEqual(['10:00']);
  });

  it('is right as soon as a tab hidden for ten minutes is visible again', () => {
    show(read(3, 0));
    vi.setSystemTime(Date.now() + 600_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(shown()).toEqual(['13:00']);
  });

  it('shares one interval with all clocks, which stops with the last', () => {
    show(read(1, 0), read(2, 0), read(3, 0));
    expect(vi.getTimerCount()).toBe(1);
    pass(2000);
    expect(shown()).toEqual(['01:02', '02:02', '03:02']);
    show(read(1, 0));
    expect(vi.getTimerCount()).toBe(1);
    show();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("first shows the server's reading, then adds the time since the page was received", async () => {
  const { RenderedAtProvider, useTickingNow } = await import('./now.ts');
  const complain = vi.spyOn(console, 'error');
  const Now = () => <p>{useTickingNow().toISOString()}</p>;
  const page = (
    <RenderedAtProvider value={new Date('2026-03-15T18:59:58Z')}>
      <Clock reading={read(38, 12, { receivedAt: null })} />
      <Now />
    </RenderedAtProvider>
  );
  place.innerHTML = renderToString(page);
  expect(shown()).toEqual(['38:12', '2026-03-15T18:59:58.000Z']);
  act(() => {
    root = hydrateRoot(place, page);
  });
  expect(shown()).toEqual(['38:14', '2026-03-15T19:00:00.400Z']);
  pass(1000);
  expect(shown()).toEqual(['38:15', '2026-03-15T19:00:01.400Z']);
  expect(complain).not.toHaveBeenCalled();
});
