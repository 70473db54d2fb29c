import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfTree, removeTree, createTree, temporaryTree } from './temporary-tree.ts';

const sources = {
  'domain/score.ts': `export const score = (home: number, away: number): string => home + ':' + away;\n`,
  'server/main.ts': `import { score } from '#domain/score.ts';\nprocess.once('SIGTERM', () => process.exit(7));\nconsole.log(score(1, 0));\nsetInterval(() => {}, 1000);\n`,
  'server/cli/delta.ts': `import { score } from '#domain/score.ts';\nconsole.log(score(2, 1), ...process.argv.slice(2));\n`,
  'server/workers/chances-worker.ts': `console.log('simulated');\n`,
  'server/workers/draw-worker.ts': `console.log('drawn');\n`,
  'server/workers/picture-worker.ts': `console.log('converted');\n`,
  'server/workers/upload-worker.ts': `console.log('read');\n`,
  'server/render/render-worker.ts': `console.log('rendered');\n`,
  'web/entry-client.tsx': `import './base.css';\nconsole.log('client');\n`,
  'web/entry-server.tsx': `export const render = () => <h1>Delta</h1>;\n`,
  'web/service-worker.ts': `console.log('worker');\n`,
  'web/base.css': `@font-face { font-family: a; src: url('./a.woff2'); }\nbody { font-family: a; }\n`,
  'web/a.woff2': 'tiny',
  'desk/head.html': '<meta charset="utf-8">',
  'desk/index.html': '<script type="module" src="./main.tsx"></script>',
  'desk/main.tsx': `console.log('desk');\n`,
  'desk/open/open.html': '<script type="module" src="./main.tsx"></script>',
  'desk/open/main.tsx': `console.log('open');\n`,
  'desk/shell/service-worker.ts': `console.log(self.__WB_MANIFEST);\n`,
};
const copied = [
  'tools',
  'contract/language.ts',
  'contract/paths.ts',
  'contract/theme-color.ts',
  'desk/open/vite.config.ts',
  'desk/vite.config.ts',
  'server/fonts.ts',
  'server/root.ts',
  'ui/marks/flag-path.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
];
const newProject = (): string => temporaryTree(copied, sources);

let built: string;
let firstBuild: ReturnType<typeof delta>;
beforeAll(() => {
  built = createTree(copied, sources);
  firstBuild = delta(built, '--help', 'x');
});
afterAll(() => removeTree(built));
const builtProject = (): string => copyOfTree(built);

const delta = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(folder, 'tools/delta.mjs'), ...args], { encoding: 'utf8' });

test('delta builds once, again when a source changed, and keeps its own output clean', () => {
  expect(firstBuild).toMatchObject({ status: 0, stdout: '2:1 --help x\n' });
  expect(firstBuild.stderr).toContain('Built in');
  const folder = builtProject();

  expect(delta(folder)).toMatchObject({ status: 0, stdout: '2:1\n', stderr: '' });

  writeFileSync(join(folder, 'domain/score.test.ts'), 'a test is not part of the build');
  expect(delta(folder).stderr).toBe('');

  writeFileSync(join(folder, 'domain/score.ts'), sources['domain/score.ts'].replace("':'", "'-'"));
  expect(delta(folder)).toMatchObject({ status: 0, stdout: '2-1\n' });

  const styles = readFileSync(join(folder, 'dist/client/.vite/manifest.json'), 'utf8');
  expect(styles).toMatch(/assets\/a-[\w-]+\.woff2/);
});

test('a broken source fails the build and keeps the last good one', () => {
  const folder = builtProject();
  writeFileSync(join(folder, 'domain/score.ts'), 'export const score = ;');
  const broken = delta(folder);
  expect(broken.status).not.toBe(0);
  expect(broken.stdout).toBe('');
  expect(existsSync(join(folder, 'dist/server/delta.js'))).toBe(true);
});

test('an interrupted build is built again, once by two starts at once', async () => {
  const folder = builtProject();
  // The state after a kill between removing the old build and completing the new one.
  rmSync(join(folder, 'dist/.fingerprint'));
  rmSync(join(folder, 'dist/server/delta.js'));
  writeFileSync(join(folder, 'dist/.building'), '999999999');
  const outputs = await Promise.all([runDelta(folder), runDelta(folder)]);
  expect(outputs.filter((output) => output.includes('Built in'))).toHaveLength(1);
  for (const output of outputs) expect(output).toContain('2:1');
  expect(existsSync(join(folder, 'dist/.building'))).toBe(false);
});

test('npm start serves in its own process, so that a signal reaches the server', async () => {
  const folder = builtProject();
  const child = spawn(process.execPath, [join(folder, 'tools/start.mjs')]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve) => child.stdout.on('data', () => resolve()));
  child.kill('SIGTERM');
  expect(await ended).toBe(7);
});

test('without the build tools: one line that says what to do', () => {
  const folder = newProject();
  rmSync(join(folder, 'node_modules'));
  expect(delta(folder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]*npm ci[^\n]*\n$/),
  });
});

test('a folder that cannot be written: one line that says which', () => {
  const folder = newProject();
  // Root may write anywhere, but nobody into a file.
  writeFileSync(join(folder, 'dist'), '');
  expect(delta(folder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `The site cannot be built: ${join(folder, 'dist')} cannot be used (EEXIST). It must be writable for the user who builds.\n`,
  });
});

test('an old Node: one line that says what to do', () => {
  const folder = newProject();
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  writeFileSync(join(folder, 'package.json'), manifest.replace(/"node": ">=[\d.]+"/, '"node": ">=99.1.0"'));
  expect(delta(folder)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Node 99\.1\.0 or later[^\n]*\n$/) });
});

function runDelta(folder: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'tools/delta.mjs')]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', () => resolve(output));
  });
}
