import type { SheetRow } from './find-columns.ts';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** Of the lines that have something, how many must be parted by a delimiter. */
const ENOUGH = 0.5;

/** [IM4] Pasted text in cells. Its delimiter is what most lines have in the same number; a list from a chat has none. */
export function splitText(text: string): { rows: SheetRow[]; delimiter?: string } {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const lines = plain.split('\n');
  const delimiter = findDelimiter(lines.filter((line) => line.trim() !== ''));
  const inLines = () =>
    lines.map((line, at) => ({ line: at + 1, cells: delimiter === null ? [line] : line.split(delimiter) }));
  const rows = (delimiter === null ? null : splitQuoted(plain, delimiter)) ?? inLines();
  const parted = rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows: parted, ...(delimiter !== null && { delimiter }) };
}

/** Cells with quotation marks around may hold delimiters and lines; null if a mark is not closed. */
function splitQuoted(text: string, delimiter: string): SheetRow[] | null {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') cell += text.charAt(at++);
      else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (letter === delimiter) {
      row.cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      row.cells.push(cell);
      rows.push(row);
      [row, cell] = [{ line, cells: [] }, ''];
    } else cell += letter;
  }
  row.cells.push(cell);
  rows.push(row);
  return isQuoted ? null : rows;
}

function findDelimiter(lines: readonly string[]): string | null {
  const scored = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const usual = mostFrequent(counts);
    const same = counts.filter((count) => count === usual).length;
    // Tabs and semicolons are hardly ever anything else; commas and bars are also punctuation.
    const isSure = delimiter === '\t' || delimiter === ';';
    return { delimiter, parted: counts.length / lines.length, same: same / Math.max(1, lines.length), isSure };
  });
  const sure = scored.find(({ isSure, parted }) => isSure && parted >= ENOUGH);
  const other = scored.find(({ isSure, same }) => !isSure && same >= 0.8);
  return (sure ?? other)?.delimiter ?? null;
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}
