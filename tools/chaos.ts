import { endChildrenOnSignal, run } from './processes.ts';

// The ordeals of tests/chaos in their whole length; `npm test` runs the short forms.
endChildrenOnSignal();
process.env['CHAOS'] = 'whole';
const { passed } = await run('vitest', ['run', '--project=chaos*', ...process.argv.slice(2)], { stream: true });
process.exitCode = passed ? 0 : 1;
