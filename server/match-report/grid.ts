import { colours, type PdfDocument } from '#server/documents/pdf-document.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Written {
  font?: 'text' | 'bold';
  size: number;
  colour?: string;
  align?: 'left' | 'center' | 'right';
}

const SMALLEST = 0.75;
const PADDING = 4;

/** A box whose text stands flush with the lines around it. */
export const flush = (box: Box): Box => ({ ...box, x: box.x - PADDING, width: box.width + 2 * PADDING });

/** One line of text in the middle of a box: set smaller where it would not fit, then cut. Returns how wide it became. */
export function write(
  document: PdfDocument,
  text: string,
  box: Box,
  { font = 'text', size, colour, align = 'left' }: Written,
) {
  const { pdf, contents } = document;
  const available = box.width - 2 * PADDING;
  pdf.font(font, size);
  const fitting = size * Math.max(SMALLEST, Math.min(1, available / pdf.widthOfString(text)));
  pdf.font(font, fitting);
  const shown = cutTo(available, text, (part) => pdf.widthOfString(part));
  const y = box.y + (box.height - pdf.currentLineHeight()) / 2 + 0.5;
  const width = pdf.widthOfString(shown);
  const slack = { left: 0, center: (available - width) / 2, right: available - width }[align];
  pdf.fillColor(colour ?? colours.ink);
  contents.add(pdf.struct('P', {}, () => pdf.text(shown, box.x + PADDING + slack, y, { lineBreak: false })));
  return width;
}

/** As many lines as there is room for. */
export function writeLines({ pdf, contents }: PdfDocument, text: string, { x, y, width, height }: Box, size: number) {
  pdf.font('text', size).fillColor(colours.ink);
  const room = { width: width - 2 * PADDING, height, ellipsis: true };
  contents.add(pdf.struct('P', {}, () => pdf.text(text, x + PADDING, y, room)));
}

function cutTo(available: number, text: string, measure: (text: string) => number): string {
  if (measure(text) <= available + 0.1) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > available) letters.pop();
  return `${letters.join('')}…`;
}

export const frame = ({ pdf }: PdfDocument, { x, y, width, height }: Box, colour = colours.line): void =>
  void pdf.rect(x, y, width, height).lineWidth(0.6).stroke(colour);

export const shade = ({ pdf }: PdfDocument, { x, y, width, height }: Box, colour = colours.shade): void =>
  void pdf.rect(x, y, width, height).fill(colour);

/** A box cut into columns of these shares. */
export function split({ x, y, width, height }: Box, shares: readonly number[]): Box[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let left = x;
  return shares.map((share) => {
    const cell = { x: left, y, width: (share / whole) * width, height };
    left += cell.width;
    return cell;
  });
}

/** The box below, this high. */
export const below = ({ x, y, width, height }: Box, next: number, gap = 0): Box => ({
  x,
  y: y + height + gap,
  width,
  height: next,
});

interface Column {
  title: string;
  share: number;
}

/** A small table to fill in by hand, as many rows as the box has room for. */
export function drawBlankTable(
  document: PdfDocument,
  box: Box,
  { title, columns }: { title: string; columns: Column[] },
): void {
  const [HEAD, NAMES, LEAST_ROW] = [14, 11, 13];
  const head = { ...box, height: HEAD };
  shade(document, head);
  write(document, title, head, { font: 'bold', size: 8 });
  const available = box.height - HEAD - NAMES;
  const rows = Math.floor(available / LEAST_ROW);
  const rowHeight = available / rows;
  const cells = split(
    below(head, NAMES),
    columns.map(({ share }) => share),
  );
  cells.forEach((cell, index) =>
    write(document, columns[index]?.title ?? '', cell, { size: 6.5, colour: colours.quiet, align: 'center' }),
  );
  for (let row = 0; row < rows; row++)
    for (const cell of cells) frame(document, { ...cell, y: cell.y + NAMES + row * rowHeight, height: rowHeight });
}
