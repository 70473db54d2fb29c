import { colours, fits, heightOf, LEADING, leftOf, sizes, widthOf, type Sheet } from '#server/pdf/sheet.ts';
import type { Block } from './read-document.ts';
import { tieWords } from './tie-words.ts';

const PADDING = { x: 7, y: 5 };
const LEAST_HEIGHT = 23;
const HANDWRITING = 28;

interface Row {
  cells: string[];
  columns: number[];
  isHead: boolean;
}

/** A grid whose head stands on every page that it reaches. */
export function setTable(sheet: Sheet, { widths, rows }: Extract<Block, { kind: 'table' }>): void {
  const { pdf, contents } = sheet;
  const written = widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width) => (width / written) * widthOf(sheet));
  const [head = [], ...body] = rows.map((row) => row.map(tieWords));
  const table = pdf.struct('Table');
  contents.add(table);
  const setHead = () => setRow(sheet, table, { cells: head, columns, isHead: true });
  if (!fits(sheet, 3 * LEAST_HEIGHT)) pdf.addPage();
  setHead();
  for (const cells of body) {
    const row = { cells, columns, isHead: false };
    if (!fits(sheet, measure(sheet, row).height)) {
      pdf.addPage();
      setHead();
    }
    setRow(sheet, table, row);
  }
  table.end();
  pdf.x = leftOf(sheet);
  pdf.y += 12;
}

function setRow(sheet: Sheet, table: PDFKit.PDFStructureElement, row: Row): void {
  const { pdf } = sheet;
  const { height, heights } = measure(sheet, row);
  const top = pdf.y;
  if (row.isHead) pdf.rect(leftOf(sheet), top, widthOf(sheet), height).fill(colours.shade);
  pdf.fillColor(colours.ink);
  const line = pdf.struct('TR');
  table.add(line);
  let left = leftOf(sheet);
  row.columns.forEach((column, index) => {
    const x = left + PADDING.x;
    const y = top + (height - (heights[index] ?? 0) + LEADING) / 2;
    const options = { width: inner(column), lineGap: LEADING };
    pdf.rect(left, top, column, height).lineWidth(0.6).stroke(colours.line);
    line.add(pdf.struct(row.isHead ? 'TH' : 'TD', {}, () => pdf.text(row.cells[index] ?? '', x, y, options)));
    left += column;
  });
  line.end();
  pdf.y = top + height;
}

/** In the font of the row, which is in use from here on. */
function measure(sheet: Sheet, { cells, columns, isHead }: Row) {
  sheet.pdf.font(isHead ? 'bold' : 'text', sizes.text - 0.5);
  const heights = columns.map((column, index) => heightOf(sheet, cells[index] ?? '', inner(column)));
  const least = cells.includes('') ? HANDWRITING : LEAST_HEIGHT;
  return { heights, height: Math.max(least, ...heights.map((each) => each - LEADING + 2 * PADDING.y)) };
}

const inner = (column: number): number => column - 2 * PADDING.x;
