import { checkSteps, runSteps, UNIT_PROJECTS, type Step } from './check-steps.ts';
import { endChildrenOnSignal, run } from './processes.ts';

endChildrenOnSignal();
const unitTests: Step = {
  name: 'unit tests',
  run: () => run('vitest', ['run', '--reporter=dot', `--project=${UNIT_PROJECTS}`]),
};
const began = performance.now();
const failed = await runSteps([unitTests, ...checkSteps]);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(failed === 0 ? `All checks passed in ${seconds} s.` : `${failed} of the checks failed (${seconds} s).`);
process.exitCode = failed === 0 ? 0 : 1;
