import { colours, drawMark, leftOf, sizes, widthOf, type Sheet } from '#server/pdf/sheet.ts';

interface Letterhead {
  league: string;
  contacts: string;
  title: string;
}

const HEAD = 40;
const MARK_SIZE = 26;

/** Once all pages are set, and so counted: the league above, where to find it below. */
export function drawLetterheads(sheet: Sheet, letterhead: Letterhead): void {
  const { pdf } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page);
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    drawHead(sheet, letterhead, page === 0);
    drawFoot(sheet, letterhead.contacts, `Страница ${page + 1} от ${count}`);
    pdf.endMarkedContent();
  }
}

function drawHead(sheet: Sheet, { league, title }: Letterhead, isFirst: boolean): void {
  const { pdf } = sheet;
  const left = leftOf(sheet);
  drawMark(sheet, { x: left, y: HEAD, size: MARK_SIZE });
  pdf
    .font('bold', 14)
    .fillColor(colours.ink)
    .text(league, left + MARK_SIZE + 8, HEAD + 7, { lineBreak: false });
  if (!isFirst) {
    pdf.font('text', sizes.small).fillColor(colours.quiet);
    pdf.text(title, left, HEAD + 11, { width: widthOf(sheet), align: 'right' });
  }
  rule(sheet, HEAD + MARK_SIZE + 10);
}

function drawFoot(sheet: Sheet, contacts: string, pageOf: string): void {
  const { pdf } = sheet;
  const y = pdf.page.height - 48;
  rule(sheet, y - 10);
  pdf.font('text', sizes.small).fillColor(colours.quiet);
  pdf.text(contacts, leftOf(sheet), y, { lineBreak: false });
  pdf.text(pageOf, leftOf(sheet), y, { width: widthOf(sheet), align: 'right' });
}

function rule(sheet: Sheet, y: number): void {
  sheet.pdf
    .moveTo(leftOf(sheet), y)
    .lineTo(leftOf(sheet) + widthOf(sheet), y)
    .lineWidth(0.6)
    .stroke(colours.line);
}
