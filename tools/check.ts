import { checkSteps, runSteps, unitTests } from './check-steps.ts';
import { endChildrenOnSignal } from './processes.ts';

endChildrenOnSignal();
const began = performance.now();
const failed = await runSteps([unitTests, ...checkSteps]);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(failed === 0 ? `All checks passed in ${seconds} s.` : `${failed} of the checks failed (${seconds} s).`);
process.exitCode = failed === 0 ? 0 : 1;
