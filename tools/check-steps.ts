import { availableParallelism } from 'node:os';
import { bg } from '#i18n/bg.ts';
import { en } from '#i18n/en.ts';
import { findViolations } from './boundaries.ts';
import { root, run } from './processes.ts';
import { readSources } from './sources.ts';
import { findTextProblems } from './texts.ts';

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

export interface Outcome {
  passed: boolean;
  output: string;
}

/** Each of several checkers infers what they share for itself: together they take twice the time of one, and the worlds keep the cores busy. */
const types = (world: string): Step => ({
  name: `types: ${world}`,
  run: () => run('typescript', ['-p', `tsconfig.${world}.json`, '--checkers', '1']),
});

/** The slow ones first, so that the last to run is a short one. */
export const checkSteps: Step[] = [
  { name: 'lint', run: () => run('oxlint', []) },
  types('server'),
  types('web'),
  types('tests'),
  types('core'),
  { name: 'unused code', run: () => run('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'format', run: () => run('oxfmt', ['--check']) },
  { name: 'boundaries', run: () => report(findViolations(readSources(root))) },
  { name: 'texts', run: () => report(findTextProblems({ bg, en }, readSources(root))) },
];

/** The projects of vitest that need nothing: no database, no browser. */
export const UNIT_PROJECTS = 'unit*';

/** Runs the steps, a few at a time, with a line for each and the whole output of those that fail. Returns how many failed. */
export async function runSteps(steps: Step[]): Promise<number> {
  const waiting = [...steps];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const { passed, output } = await step.run();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${passed ? '✓' : '✗'} ${step.name.padEnd(14)} ${seconds.padStart(5)} s`);
      if (passed) continue;
      failed += 1;
      console.log(`${output.trim().replaceAll(/^/gm, '    ')}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return failed;
}

const report = (problems: string[]): Promise<Outcome> =>
  Promise.resolve({ passed: problems.length === 0, output: problems.join('\n') });
