import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isSealedOtherwise, newPrivateKey, openFile, readPrivateKeys, SEAL_BYTES, sealFile } from './private-keys.ts';

const PDF = Buffer.from('%PDF-1.7 the declaration of a parent');
const HERE = 'declarations.bytes:7';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'keys-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => readPrivateKeys(null));

/** With these lines in the key file. */
async function useKeys(...lines: string[]): Promise<void> {
  const file = join(folder, 'keys');
  await writeFile(file, lines.join('\n'));
  await readPrivateKeys(file);
}
const [OLD, NEW] = [newPrivateKey(), newPrivateKey()];

test('[PV5] without a key a file is stored as it is', () => {
  expect(sealFile(PDF, HERE)).toBe(PDF);
  expect(openFile(PDF, HERE)).toBe(PDF);
});

test('[PV5] a sealed file can be read with the key alone, and only where it was stored', async () => {
  await useKeys('# of the league', OLD, '');
  const sealed = sealFile(PDF, HERE);
  expect(sealed.includes('declaration')).toBe(false);
  expect(sealed.length).toBe(PDF.length + SEAL_BYTES);
  expect(sealFile(PDF, HERE)).not.toEqual(sealed);
  expect(openFile(sealed, HERE)).toEqual(PDF);
  expect(() => openFile(sealed, 'declarations.bytes:8')).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openFile(changed, HERE)).toThrow();
  await useKeys(NEW);
  expect(() => openFile(sealed, HERE)).toThrow(expect.objectContaining({ details: { reason: 'private_key_missing' } }));
  await readPrivateKeys(null);
  expect(() => openFile(sealed, HERE)).toThrow(expect.objectContaining({ details: { reason: 'private_key_missing' } }));
});

test('[PV5] the first key seals, the others open', async () => {
  await useKeys(OLD);
  const sealed = sealFile(PDF, HERE);
  expect(isSealedOtherwise(sealed)).toBe(false);
  expect(isSealedOtherwise(PDF)).toBe(true);
  await useKeys(NEW, OLD);
  expect(openFile(sealed, HERE)).toEqual(PDF);
  expect(isSealedOtherwise(sealed)).toBe(true);
  expect(isSealedOtherwise(sealFile(PDF, HERE))).toBe(false);
  await useKeys(NEW);
  expect(isSealedOtherwise(sealed)).toBe(false);
});

test.each([
  ['', 'no key'],
  ['c2hvcnQ=', 'a short one'],
  [`${'A'.repeat(44)}\nnot a key`, 'a line that is none'],
])('a key file with %j is refused', async (text) => {
  await expect(useKeys(text)).rejects.toThrow('32 bytes in base64');
  await expect(readPrivateKeys(join(folder, 'missing'))).rejects.toThrow('cannot be read (ENOENT)');
});
