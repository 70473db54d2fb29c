const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    sbquo: '‚',
    lsquo: '‘',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    minus: '−',
    times: '×',
    deg: '°',
    frac12: '½',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
  }),
);

/** Characters written as `&ndash;`, `&#8211;` or `&#x2013;`; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|([a-z]\w*));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? whole;
  });

/** Surrogates and NUL are not characters. */
function character(code: number): string | null {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : null;
}
