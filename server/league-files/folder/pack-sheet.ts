import { MOST_COLUMNS } from './csv.ts';
import { because, type Reason } from './problems.ts';

/** All cells of a sheet are in memory at once. */
const MOST_CELLS = 2_000_000;

/** A sheet has more than anybody can check. */
export class SheetTooLarge extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.message);
    this.reason = reason;
  }
}

/** A row or cell; one without content is only formatted. The prefix is that of a namespace. */
const TAG = /<(?:(\w+):)?(row|c)\b((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/g;
const PLACE = /(\s)r\s*=\s*["']([A-Z]{0,3})([0-9]{1,7})["']/;

/**
 * A sheet of a workbook with its rows numbered from one, and the number that each had in a first column before the others:
 * what is empty takes no place. Any other part of a workbook is left as it is.
 */
export function packSheet(content: Buffer): Buffer {
  if (!content.includes('sheetData')) return content;
  let [rows, line, widest] = [0, 0, 0];
  let farthest = '';
  const packed = content
    .toString()
    .replaceAll(TAG, (_tag, prefix: string | undefined, name: string, attributes: string, end: string) => {
      const [, , letters = '', digits = ''] = PLACE.exec(attributes) ?? [];
      // Only formatted: entire columns often are, down to the last row that a sheet can have.
      if (end) return '';
      const of = prefix === undefined ? '' : `${prefix}:`;
      if (name === 'row') {
        rows += 1;
        line = digits === '' ? line + 1 : Number(digits);
        return `<${of}row${attributes.replace(PLACE, '')} r="${rows}"><${of}c r="A${rows}"><${of}v>${line}</${of}v></${of}c>`;
      }
      const column = toNumber(letters);
      if (column > widest) [widest, farthest] = [column, `${letters}${digits}`];
      if (column > MOST_COLUMNS)
        throw new SheetTooLarge(because('sheetTooWide', { cell: farthest, most: MOST_COLUMNS }));
      if (rows * widest > MOST_CELLS) throw new SheetTooLarge(because('sheetTooLarge', { most: MOST_CELLS }));
      return `<${of}c${attributes.replace(PLACE, '')} r="${toLetters(column + 1)}${rows}">`;
    });
  return Buffer.from(packed);
}

/** A is 1, Z is 26, AA is 27. */
const toNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function toLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
