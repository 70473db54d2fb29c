import { tmpdir } from 'node:os';
import { chaosRuns } from './chaos-runs.ts';
import { endChildrenOnSignal, run } from './processes.ts';

// The chaos tests at full length; `npm test` runs them shortened.
endChildrenOnSignal();
process.env['CHAOS'] = 'full';
// On the disk, where a league keeps its data; other tests write into memory.
process.env.TMPDIR ??= tmpdir();
let passed = true;
for (const args of chaosRuns(process.argv.slice(2))) {
  const outcome = await run('vitest', ['run', ...args], { stream: true });
  passed &&= outcome.passed;
}
process.exitCode = passed ? 0 : 1;
