import {
  colours,
  fits,
  heightOf,
  LEADING,
  leftOf,
  sizes,
  widthOf,
  type PdfDocument,
} from '#server/documents/pdf-document.ts';
import type { Block } from '#domain/documents/parse-document.ts';
import { addNoBreakSpaces } from './no-break-spaces.ts';

const PADDING = { x: 7, y: 5 };
const MIN_HEIGHT = 23;
/** Two digits fit. */
const LEAST_COLUMN = 28;
const HANDWRITING = 28;

interface Row {
  cells: string[];
  columns: number[];
  isHead: boolean;
}

/** A table that repeats its head on every page. */
export function drawTable(document: PdfDocument, { widths, rows }: Extract<Block, { kind: 'table' }>): void {
  const { pdf, contents } = document;
  const written = widths.reduce((sum, width) => sum + width, 0);
  const share = widthOf(document) - widths.length * LEAST_COLUMN;
  const columns = widths.map((width) => LEAST_COLUMN + (width / Math.max(1, written)) * share);
  const [head = [], ...body] = rows.map((row) => row.map(addNoBreakSpaces));
  const table = pdf.struct('Table');
  contents.add(table);
  const drawHead = () => drawRow(document, table, { cells: head, columns, isHead: true });
  if (!fits(document, 3 * MIN_HEIGHT)) pdf.addPage();
  drawHead();
  for (const cells of body) {
    const row = { cells, columns, isHead: false };
    if (!fits(document, measure(document, row).height)) {
      pdf.addPage();
      drawHead();
    }
    drawRow(document, table, row);
  }
  table.end();
  pdf.x = leftOf(document);
  pdf.y += 12;
}

function drawRow(document: PdfDocument, table: PDFKit.PDFStructureElement, row: Row): void {
  const { pdf } = document;
  const { height, heights } = measure(document, row);
  const top = pdf.y;
  if (row.isHead) pdf.rect(leftOf(document), top, widthOf(document), height).fill(colours.shade);
  pdf.fillColor(colours.ink);
  const line = pdf.struct('TR');
  table.add(line);
  let left = leftOf(document);
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

/** Also selects the row's font. */
function measure(document: PdfDocument, { cells, columns, isHead }: Row) {
  document.pdf.font(isHead ? 'bold' : 'text', sizes.text - 0.5);
  const heights = columns.map((column, index) => heightOf(document, cells[index] ?? '', inner(column)));
  const least = cells.includes('') ? HANDWRITING : MIN_HEIGHT;
  return { heights, height: Math.max(least, ...heights.map((each) => each - LEADING + 2 * PADDING.y)) };
}

const inner = (column: number): number => column - 2 * PADDING.x;
