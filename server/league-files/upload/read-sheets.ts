import { readFile } from 'node:fs/promises';
import { splitText } from '#domain/lists/split-text.ts';
import type { Sheet } from '#domain/lists/unfold-sheet.ts';
import { decodeText } from '#server/league-files/folder/file-text.ts';
import type { Reason } from '#server/league-files/folder/problems.ts';
import { readBook } from '#server/league-files/folder/workbook.ts';

/** A file or pasted text in cells, whatever they mean. */
export async function readSheets(path: string, report: (reason: Reason) => void): Promise<Sheet[]> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return [{ name: '', rows: splitText(decodeText(bytes)) }];
  const sheets = await readBook(path, report);
  return sheets.map(({ sheet, records }) => ({ name: sheet, rows: records }));
}
