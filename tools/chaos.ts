import { tmpdir } from 'node:os';
import { endChildrenOnSignal, run } from './processes.ts';

// The ordeals of tests/chaos in their whole length; `npm test` runs the short forms.
endChildrenOnSignal();
process.env['CHAOS'] = 'whole';
// On the disk, as a league has its data; other tests write into memory.
process.env.TMPDIR ??= tmpdir();
const { passed } = await run('vitest', ['run', '--project=chaos*', ...process.argv.slice(2)], { stream: true });
process.exitCode = passed ? 0 : 1;
