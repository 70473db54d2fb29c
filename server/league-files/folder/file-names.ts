/*
 * Keys as paths of files. A key may be anything: what is no ordinary part of a path is written as in an address
 * (%2E%2E), so that no key leads out of the folder.
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
