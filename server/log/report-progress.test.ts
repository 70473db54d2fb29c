import type { WriteStream } from 'node:tty';
import { expect, test } from 'vitest';
import { reportProgress } from './report-progress.ts';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { written, out: { isTTY, write: (text: string) => written.push(text) } as unknown as WriteStream };
}

test('on a terminal: one bar that fills', () => {
  const { written, out } = recorder(true);
  const report = reportProgress('Loading', out);
  [0, 1, 2].forEach((done) => report(done, 2));
  expect(written).toEqual([
    `\rLoading ${'░'.repeat(28)}   0%`,
    `\rLoading ${'█'.repeat(14)}${'░'.repeat(14)}  50%`,
    `\rLoading ${'█'.repeat(28)} 100%\n`,
  ]);
});

test('anywhere else: a plain line a quarter', () => {
  const { written, out } = recorder(false);
  const report = reportProgress('Loading', out);
  for (let done = 0; done <= 100; done++) report(done, 100);
  expect(written).toEqual(['Loading: 0%\n', 'Loading: 25%\n', 'Loading: 50%\n', 'Loading: 75%\n', 'Loading: 100%\n']);
});
