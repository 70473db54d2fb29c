import { expect, test } from 'vitest';
import { FIRST_STEPS, firstSteps, type StepsTaken } from './first-steps.ts';

const NONE = Object.fromEntries(FIRST_STEPS.map((step) => [step, false])) as StepsTaken;

test('[FS1] a new league is led from its name to its first result', () => {
  expect(firstSteps(NONE).map(({ step }) => step)).toEqual([
    'league',
    'competition',
    'squads',
    'people',
    'article',
    'result',
  ]);
  expect(firstSteps({ ...NONE, people: true }).filter(({ done }) => done)).toEqual([{ step: 'people', done: true }]);
});

test('[FS2] whoever has a result needs no first steps, whatever was left out', () => {
  expect(firstSteps({ ...NONE, result: true })).toEqual([]);
});
