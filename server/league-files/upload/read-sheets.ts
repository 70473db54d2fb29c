import { readFile } from 'node:fs/promises';
import { splitText } from '#domain/lists/split-text.ts';
import type { Sheet } from '#domain/lists/unfold-sheet.ts';
import { decodeText, type Encoding } from '#server/league-files/folder/file-text.ts';
import type { Reason } from '#server/league-files/folder/problems.ts';
import { readBook } from '#server/league-files/folder/workbook.ts';

interface ReadSheet extends Sheet {
  /** Of a text; missing where nothing parts its cells. */
  delimiter?: string;
  encoding?: Encoding;
}

const LONG_LINE = /[^\n]{20000}/;

/** A file or pasted text in cells, whatever they mean; nothing if it is damaged. */
export async function readSheets(path: string, report: (reason: Reason) => void): Promise<ReadSheet[]> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    const { text, encoding } = decodeText(bytes);
    // Damaged, or of more columns than anybody keeps: the reader of exports says where.
    return /[\0\uFFFD]/.test(text) || LONG_LINE.test(text) ? [] : [{ name: '', encoding, ...splitText(text) }];
  }
  const sheets = await readBook(path, report);
  return sheets.map(({ sheet, records }) => ({ name: sheet, rows: records }));
}
