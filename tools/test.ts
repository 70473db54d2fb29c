import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#tests/support/browser.ts';
import { checkSteps, runSteps, UNIT_PROJECTS, type Outcome, type Step } from './check-steps.ts';
import { endChildrenOnSignal, run } from './processes.ts';
import { countTests, type Tally } from './test-report.ts';

// Everything that must hold. `npm test -- tests/api` runs only the test files whose path contains that.
endChildrenOnSignal();
const filters = process.argv.slice(2);
const isWhole = filters.length === 0;
const tallies: Tally[] = [];

let hasBrowser = false;
const browser: Step = {
  name: 'browser',
  run: async () => {
    try {
      process.env.CHROME_PATH = await findChromium();
      hasBrowser = true;
      return { passed: true, output: '' };
    } catch (error) {
      return { passed: false, output: error instanceof Error ? error.message : String(error) };
    }
  },
};
const build: Step = { name: 'build', run: () => run('tsx', ['tools/build.ts']) };
/** These fill one core: the checks have the other. */
const unitTests: Step = { name: 'unit tests', run: () => runTests(['--reporter=dot', `--project=${UNIT_PROJECTS}`]) };

const steps = isWhole ? [unitTests, browser, ...checkSteps, build] : [browser, build];
const failedSteps = await runSteps(steps);
const leftOut = [...(isWhole ? [UNIT_PROJECTS] : []), ...(hasBrowser ? [] : ['e2e'])];
await runTests(['--reporter=default', ...leftOut.map((project) => `--project=!${project}`), ...filters], {
  stream: true,
});

const sum = (count: keyof Tally) => tallies.reduce((total, tally) => total + tally[count], 0);
const failed = failedSteps + sum('failed');
const skipped = sum('skipped');
console.log(
  `\n${steps.length - failedSteps + sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function runTests(args: string[], options: { stream?: boolean } = {}): Promise<Outcome> {
  const report = join(tmpdir(), `delta-league-tests-${process.pid}-${tallies.length}.json`);
  const outcome = await run('vitest', ['run', '--reporter=json', `--outputFile.json=${report}`, ...args], options);
  try {
    tallies.push(countTests(readFileSync(report, 'utf8'), outcome.passed));
  } catch {
    tallies.push({ passed: 0, failed: 1, skipped: 0 }); // It ended before it could report.
  } finally {
    rmSync(report, { force: true });
  }
  return outcome;
}
