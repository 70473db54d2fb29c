// @ts-check
// Plain JavaScript: `npm start` and `delta` run it before anything is built.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['contract', 'demo', 'desk', 'documents', 'domain', 'i18n', 'server', 'tools/building', 'ui', 'web'];
const rootFiles = /^(vite\.config\.ts|package(-lock)?\.json|tsconfig.*\.json)$/;
const notBuilt = /(\.test\.tsx?|\.md)$/;

/**
 * One hash of all files that the build reads.
 * @param {string} root
 * @returns {string}
 */
export function fingerprintSources(root) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * The hash of the sources that `dist` was built from, if it is complete.
 * @param {string} root
 * @returns {string | undefined}
 */
export function fingerprintOfBuild(root) {
  try {
    return readFileSync(join(root, 'dist/.fingerprint'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function sourceFiles(root) {
  const atRoot = readdirSync(root).filter((name) => rootFiles.test(name));
  const inFolders = folders.flatMap((folder) => filesUnder(root, folder));
  return [...atRoot, ...inFolders].toSorted();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return []; // The tests build trees without some of the folders.
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return entry.isFile() && !notBuilt.test(entry.name) ? [path] : [];
  });
}
