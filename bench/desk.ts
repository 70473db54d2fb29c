import { run } from '#tools/processes.ts';

/** Browser tests that print what they measure of the desk. */
const FILES = ['desk-speed', 'desk-offline', 'desk-two-phones'];

/** A phone in Chromium: an act until it is shown, acts that waited, and what a first visit downloads. */
export async function measureDesk(): Promise<{ file: string; ok: boolean; figures: string[] }[]> {
  const measured: { file: string; ok: boolean; figures: string[] }[] = [];
  process.env.CHAOS = 'full';
  for (const file of FILES) {
    const { passed, output } = await run('vitest', [
      'run',
      '--project=e2e',
      '--reporter=verbose',
      '--silent=false',
      `tests/e2e/${file}.test.ts`,
    ]);
    // Not the lines of the tests, whose names have the bounds.
    const figures = output.split('\n').filter((line) => /^[^✓×>]*\d (ms|s|KB)\b/.test(line));
    console.log([`${file}: ${passed ? 'met' : 'missed'}`, ...figures].join('\n  '));
    measured.push({ file, ok: passed, figures: figures.map((line) => line.trim()) });
  }
  delete process.env.CHAOS;
  return measured;
}
