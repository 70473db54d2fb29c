import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChromium } from '#tests/support/browser.ts';
import { checkSteps, runSteps, UNIT_PROJECTS, type Step } from './check-steps.ts';
import { endChildrenOnSignal, run, type Outcome } from './processes.ts';

// Every check and every test. `npm test -- tests/api` runs only the test files whose path contains that.
endChildrenOnSignal();
const filters = process.argv.slice(2);
const isWhole = filters.length === 0;
const count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

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
const unitTests: Step = { name: 'unit tests', run: () => runTests(['--reporter=dot', `--project=${UNIT_PROJECTS}`]) };

// The unit tests keep one core busy while the checks use the other.
const steps = isWhole ? [unitTests, browser, ...checkSteps, build] : [browser, build];
const failedSteps = await runSteps(steps);
// Several machines need root and minutes: `npm run scale`.
const leftOut = ['scale', ...(isWhole ? [UNIT_PROJECTS] : []), ...(hasBrowser ? [] : ['e2e'])];
const measure = process.env['PROCESSOR_TIME'] ? ['--reporter=./tools/processor-time.ts'] : [];
await runTests(
  ['--reporter=default', ...measure, ...leftOut.map((project) => `--project=!${project}`), ...filters],
  true,
);

const failed = failedSteps + count.failed;
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
// Last, where a log that was cut still shows them.
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${steps.length - failedSteps + count.passed} passed, ${failed} failed${skipped}`);
process.exitCode = failed === 0 ? 0 : 1;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; message: string; assertionResults: { fullName: string; status: string }[] }[];
}

async function runTests(args: string[], stream = false): Promise<Outcome> {
  const file = join(tmpdir(), `delta-league-report-${process.pid}-${stream ? 'rest' : 'unit'}.json`);
  const outcome = await run('vitest', ['run', '--reporter=json', `--outputFile.json=${file}`, ...args], { stream });
  let failedTests = 0;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    count.passed += report.numPassedTests;
    count.skipped += report.numPendingTests + report.numTodoTests;
    failedTests = report.numFailedTests;
    for (const { name, message, assertionResults } of report.testResults) {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      failures.push(
        ...failed.map(({ fullName }) => `${file}: ${fullName}`),
        ...(message ? [`${file}: ${message.split('\n', 1)[0]}`] : []),
      );
    }
  } catch {
    // Vitest ended before it could report; its exit code counts below.
  } finally {
    rmSync(file, { force: true });
  }
  // A file that does not load, or an error outside of a test, is in the exit code only.
  count.failed += outcome.passed ? 0 : Math.max(1, failedTests);
  if (!outcome.passed && failedTests === 0) failures.push('an error outside of a test: see above');
  return outcome;
}
