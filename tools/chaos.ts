import { tmpdir } from 'node:os';
import { endChildrenOnSignal, run } from './processes.ts';

// The chaos tests at full length; `npm test` runs them shortened.
endChildrenOnSignal();
process.env['CHAOS'] = 'full';
// On the disk, where a league keeps its data; other tests write into memory.
process.env.TMPDIR ??= tmpdir();
const { passed } = await run('vitest', ['run', '--project=chaos*', ...process.argv.slice(2)], { stream: true });
process.exitCode = passed ? 0 : 1;
