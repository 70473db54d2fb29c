import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fingerprintSources } from './fingerprint.mjs';

const root = mkdtempSync(join(tmpdir(), 'delta-league-fingerprint-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['server/main.ts', true],
  ['vite.config.ts', true],
  ['documents/1-waiver.txt', true],
  ['tools/building/sheet.ts', true],
  ['tools/check.ts', false],
  ['server/config.test.ts', false],
  ['documents/README.md', false],
])('%s has to be built: %s', (file, counts) => {
  const before = fingerprintSources(root);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), 'new');
  expect(fingerprintSources(root) !== before).toBe(counts);
});
