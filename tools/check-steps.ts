import { availableParallelism } from 'node:os';
import { publicBg } from '#i18n/public/bg.ts';
import { clubBg } from '#i18n/club/bg.ts';
import { inboxBg } from '#i18n/inbox/bg.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { openBg } from '#i18n/open/bg.ts';
import { registrationBg } from '#i18n/registration/bg.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { findNoticeFault } from './notices.ts';
import { root, run, type Outcome } from './processes.ts';
import { findRuleFaults } from './untested-rules.ts';
import { findUnusedTexts } from './unused-texts.ts';

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

/** One checker each: several would infer the shared types again and take twice the time. */
const types = (project: string): Step => ({
  name: `types: ${project}`,
  run: () => run('typescript', ['-p', `tsconfig.${project}.json`, '--checkers', '1']),
});

/** Slow steps first, so that the last one to run is short. */
export const checkSteps: Step[] = [
  { name: 'lint', run: () => run('oxlint', []) },
  types('server'),
  types('web'),
  types('tests'),
  types('core'),
  { name: 'unused code', run: () => run('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'format', run: () => run('oxfmt', ['--check']) },
  { name: 'unused texts', run: checkTexts },
  { name: 'licences', run: checkNotices },
  { name: 'rules', run: checkRules },
];

/** The vitest projects that need neither a database nor a browser. */
export const UNIT_PROJECTS = 'unit*';

/** Runs the steps, a few at a time; prints a line for each and the output of those that fail. Returns how many failed. */
export async function runSteps(steps: Step[]): Promise<number> {
  const waiting = [...steps];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { passed, output } = await step.run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${passed ? '✓' : '✗'} ${step.name.padEnd(14)} ${seconds.padStart(5)} s`);
      if (passed) continue;
      failed += 1;
      console.log(`${output.trim().replaceAll(/^/gm, '    ')}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return failed;
}

function checkTexts(): Promise<Outcome> {
  const unused = findUnusedTexts(root, [
    ...Object.keys(publicBg),
    ...Object.keys(deskBg),
    ...Object.keys(officeBg),
    ...Object.keys(clubBg),
    ...Object.keys(inboxBg),
    ...Object.keys(openBg),
    ...Object.keys(registrationBg),
  ]);
  return Promise.resolve({ passed: unused.length === 0, output: `Used nowhere, delete: ${unused.join(', ')}` });
}

function checkNotices(): Promise<Outcome> {
  const fault = findNoticeFault();
  return Promise.resolve({ passed: fault === null, output: fault ?? '' });
}

function checkRules(): Promise<Outcome> {
  const faults = findRuleFaults(root);
  return Promise.resolve({ passed: faults === null, output: faults ?? '' });
}
