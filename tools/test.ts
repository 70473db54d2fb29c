import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '#tests/support/browser.ts';
import { checkSteps, runSteps, type Step } from './check-steps.ts';
import { endChildrenOnSignal, run } from './processes.ts';
import { countTests, type Tally } from './test-report.ts';

// Everything that must hold. `npm test -- tests/api` runs only the test files whose path contains that.
endChildrenOnSignal();
const filters = process.argv.slice(2);

let hasBrowser = false;
const browser: Step = {
  name: 'browser',
  run: () => {
    try {
      process.env.CHROME_PATH = findChromium();
      hasBrowser = true;
      return Promise.resolve({ passed: true, output: '' });
    } catch (error) {
      return Promise.resolve({ passed: false, output: error instanceof Error ? error.message : String(error) });
    }
  },
};
const build: Step = { name: 'build', run: () => run('tsx', ['tools/build.ts']) };

const before = await runInTurn([[browser], filters.length === 0 ? checkSteps : [], [build]]);
const tests = await runTests(hasBrowser ? [] : ['--project=!e2e']);
const total = {
  passed: before.passed + tests.passed,
  failed: before.failed + tests.failed,
  skipped: tests.skipped,
};
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runInTurn(groups: Step[][]): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const group of groups) failed += await runSteps(group);
  return { passed: groups.flat().length - failed, failed };
}

async function runTests(leftOut: string[]): Promise<Tally> {
  const report = join(tmpdir(), `delta-league-tests-${process.pid}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...leftOut, ...filters];
  const { passed } = await run('vitest', args, { stream: true });
  try {
    return countTests(readFileSync(report, 'utf8'), passed);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }; // It ended before it could report.
  } finally {
    rmSync(report, { force: true });
  }
}
