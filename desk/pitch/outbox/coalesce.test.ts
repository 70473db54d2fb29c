import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

describe('coalescing', () => {
  it('runs once more for all who ask while it runs, and never twice at once', async () => {
    let runs = 0;
    let running = 0;
    const ask = coalesce(async () => {
      runs += 1;
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
    });
    const first = ask();
    await Promise.all([first, ...Array.from({ length: 40 }, () => ask())]);
    expect(runs).toBe(2);
    await ask();
    expect(runs).toBe(3);
  });

  it('goes on after a failure', async () => {
    let runs = 0;
    const ask = coalesce(async () => {
      runs += 1;
      if (runs === 1) throw new Error('for a moment');
    });
    await expect(ask()).rejects.toThrow('for a moment');
    await ask();
    expect(runs).toBe(2);
  });
});
