import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chaosRuns } from './chaos-runs.ts';
import config from '#vitest.config';

const TIMED = 'tests/chaos/**/*.timed.test.ts';

const projects = (config.test?.projects ?? []).flatMap((each) =>
  typeof each === 'object' && 'test' in each && each.test ? [each.test] : [],
);

test('what measures time has a run of its own, before the others, with one worker', () => {
  const asked = chaosRuns([]).map((args) => args.filter((arg) => arg.startsWith('--project=')));
  expect(asked).toEqual([
    ['--project=chaos-timed'],
    ['--project=chaos'],
    ['--project=api', '--project=postgres'],
    ['--project=e2e'],
  ]);
  const timed = projects.find(({ name }) => name === 'chaos-timed');
  expect(timed).toMatchObject({ include: [TIMED], maxWorkers: 1 });
});

test('whatever `npm test` shortens runs at full length', () => {
  const shortened = ['api', 'postgres']
    .flatMap((folder) => readdirSync(`tests/${folder}`).map((name) => `tests/${folder}/${name}`))
    .filter((path) => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('chaos-scale.ts'))
    .map((path) => path.replace('.test.ts', ''));
  expect(chaosRuns([]).flat()).toEqual(expect.arrayContaining(shortened));
});

test('what measures time is in no other project', () => {
  const others = projects.filter(({ include }) => include?.some((files) => files.startsWith('tests/chaos/**/*.test')));
  expect(others.map(({ name, exclude }) => ({ name, exclude }))).toEqual([{ name: 'chaos', exclude: [TIMED] }]);
});
