import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Keys as paths of files. A key may be anything: unusual characters are percent-encoded (%2E%2E), so that no key leads out of
 * the folder.
 */

const UNUSUAL = /[^\p{L}\p{N}_.,' ()&+!-]/gu;

export function pathOfKey(key: string): string {
  return key
    .split('/')
    .map((part) => {
      const letters = part.replaceAll(UNUSUAL, encode);
      return letters === '' ? '%' : letters.replace(/^\.|^ |[. ]$/g, encode);
    })
    .join('/');
}

/** Null for what `pathOfKey` never writes. */
export function keyOfPath(path: string): string | null {
  try {
    return path
      .split('/')
      .map((part) => (part === '%' ? '' : decodeURIComponent(part)))
      .join('/');
  } catch {
    return null;
  }
}

const encode = (letter: string) => Buffer.from(letter).toString('hex').toUpperCase().replaceAll(/../g, '%$&');

/** In the order of their names, without hidden files. */
export function filesUnder(root: string, under = ''): string[] {
  const entries = readdirSync(join(root, under), { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(root, path);
      // A link might lead out of the folder.
      return entry.isFile() ? [path] : [];
    });
}
