/*
 * Several values in one cell: "first; second". A backslash escapes a semicolon, a bar or a backslash.
 */

const escaped = (part: string, special: RegExp) => part.replaceAll(special, String.raw`\$&`);

export const formatList = (parts: readonly string[]): string =>
  parts.map((part) => escaped(part, /[\\;|]/g)).join('; ');

export const parseList = (cell: string): string[] =>
  split(cell, ';')
    .map(plain)
    .filter((part) => part !== '');

/** The texts before and after the bar, as `formatPair` writes them. */
export const parsePair = (part: string): string[] => split(part, '|').map(plain);

export const formatPair = (first: string, second: string): string =>
  [first, second].map((half) => escaped(half, /[\\;|]/g)).join(' | ');

/** Splits at every unescaped separator; the backslashes stay. */
export function split(text: string, at: ';' | '|'): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[^]|[^]/gu)) {
    if (piece === at) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

const plain = (part: string) => part.trim().replaceAll(/\\([^])/gu, '$1');
