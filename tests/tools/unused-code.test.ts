import { expect, test } from 'vitest';
import { run } from '#tools/processes.ts';
import { temporaryTree } from './temporary-tree.ts';

const house = {
  'package.json': JSON.stringify({ name: 'house', type: 'module', imports: { '#domain/*': './domain/*' } }),
  'server/main.ts': `import { score } from '#domain/score.ts';\nconsole.log(score(1, 0));\n`,
  'domain/score.ts': `export const score = (home: number, away: number) => home - away;\n`,
};

const findUnused = (files: Record<string, string>) =>
  run('knip', [
    '--no-progress',
    '--no-config-hints',
    '--directory',
    temporaryTree(['knip.json', 'tsconfig.base.json'], files),
  ]);

test('a house in which everything is used passes', async () => {
  expect(await findUnused(house)).toMatchObject({ passed: true });
});

test('an unused export fails', async () => {
  const { passed, output } = await findUnused({
    ...house,
    'domain/score.ts': `${house['domain/score.ts']}export const ownGoals = 0;\n`,
  });
  expect(passed).toBe(false);
  expect(output).toContain('ownGoals');
});

test('an unused file fails', async () => {
  const { passed, output } = await findUnused({ ...house, 'domain/offside.ts': `export const offside = true;\n` });
  expect(passed).toBe(false);
  expect(output).toContain('domain/offside.ts');
});
