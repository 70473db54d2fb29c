/*
 * Several things in one cell: "first; second". A backslash before a semicolon, a bar or a backslash makes it a letter
 * like any other.
 */

const escaped = (part: string, special: RegExp) => part.replaceAll(special, String.raw`\$&`);

export const formatList = (parts: readonly string[]): string =>
  parts.map((part) => escaped(part, /[\\;|]/g)).join('; ');

export const parseList = (cell: string): string[] =>
  split(cell, ';')
    .map(plain)
    .filter((part) => part !== '');

/** What stands before and after the bar, as `formatPair` wrote them. */
export const parsePair = (part: string): string[] => split(part, '|').map(plain);

export const formatPair = (first: string, second: string): string =>
  [first, second].map((half) => escaped(half, /[\\;|]/g)).join(' | ');

/** At every such letter that no backslash stands before; the backslashes stay. */
export function split(text: string, at: ';' | '|'): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[^]|[^]/gu)) {
    if (piece === at) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

const plain = (part: string) => part.trim().replaceAll(/\\([^])/gu, '$1');
