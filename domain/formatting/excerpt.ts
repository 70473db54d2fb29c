const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
};

/** The first words of a text that may carry markup; an ellipsis when there are more. */
export function excerpt(text: string, words: number): string {
  const all = plainText(text).split(' ').filter(Boolean);
  if (all.length <= words) return all.join(' ');
  return `${all
    .slice(0, words)
    .join(' ')
    .replace(/[\s.,;:!?–—…-]+$/u, '')}…`;
}

/** The first characters of a text that may carry markup, and the mark that says that there are more. */
export function cutAt(text: string, characters: number, mark = '…'): string {
  const all = Array.from(plainText(text));
  if (all.length <= characters) return all.join('');
  return `${all.slice(0, characters).join('').trimEnd()}${mark}`;
}

/** What a text says, without markup. */
export function plainText(text: string): string {
  return text
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, decodeEntity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?…»“])/g, '$1')
    .trim();
}

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
