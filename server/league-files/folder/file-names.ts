/*
 * Keys as paths of files. A key may be anything: what is no ordinary part of a path is written as in an address
 * (%2E%2E), so that no key leads out of the folder.
 */

const ORDINARY = /[\p{L}\p{N}_.,' ()&+!-]/u;

export function pathOfKey(key: string): string {
  return key
    .split('/')
    .map((part) => {
      const letters = [...part].map((letter) => (ORDINARY.test(letter) ? letter : encode(letter))).join('');
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

const encode = (letter: string) =>
  [...Buffer.from(letter)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
