import { tmpdir } from 'node:os';
import { endChildrenOnSignal, run } from './processes.ts';

// The chaos tests at full length; `npm test` runs them shortened.
endChildrenOnSignal();
process.env['CHAOS'] = 'full';
// On the disk, where a league keeps its data; other tests write into memory.
process.env.TMPDIR ??= tmpdir();
const chaos = await run('vitest', ['run', '--project=chaos*', ...process.argv.slice(2)], { stream: true });
const phones = await run('vitest', ['run', '--project=e2e', '--maxWorkers=1', 'tests/e2e/desk-'], { stream: true });
process.exitCode = chaos.passed && phones.passed ? 0 : 1;
