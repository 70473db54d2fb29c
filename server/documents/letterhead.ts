import { colours, drawMark, leftOf, sizes, widthOf, type PdfDocument } from '#server/documents/pdf-document.ts';

/** The head and the foot of every page. */
export interface Letterhead {
  league: string;
  contacts: string;
}

const HEAD = 40;
const MARK_SIZE = 26;

/** Head and foot of every page, drawn last because the foot shows the number of pages. */
export function drawLetterheads(document: PdfDocument, letterhead: Letterhead & { title: string }): void {
  const { pdf } = document;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    drawHead(document, letterhead, page === 0);
    drawFoot(document, letterhead.contacts, `Страница ${page + 1} от ${count}`);
    pdf.endMarkedContent();
  }
}

function drawHead(document: PdfDocument, { league, title }: { league: string; title: string }, isFirst: boolean): void {
  const { pdf } = document;
  const left = leftOf(document);
  drawMark(document, { x: left, y: HEAD, size: MARK_SIZE });
  pdf
    .font('bold', 14)
    .fillColor(colours.ink)
    .text(league, left + MARK_SIZE + 8, HEAD + 7, { lineBreak: false });
  if (!isFirst) {
    pdf.font('text', sizes.small).fillColor(colours.quiet);
    pdf.text(title, left, HEAD + 11, { width: widthOf(document), align: 'right' });
  }
  rule(document, HEAD + MARK_SIZE + 10);
}

function drawFoot(document: PdfDocument, contacts: string, pageOf: string): void {
  const { pdf } = document;
  const y = pdf.page.height - 48;
  rule(document, y - 10);
  pdf.font('text', sizes.small).fillColor(colours.quiet);
  pdf.text(contacts, leftOf(document), y, { lineBreak: false });
  pdf.text(pageOf, leftOf(document), y, { width: widthOf(document), align: 'right' });
}

function rule(document: PdfDocument, y: number): void {
  document.pdf
    .moveTo(leftOf(document), y)
    .lineTo(leftOf(document) + widthOf(document), y)
    .lineWidth(0.6)
    .stroke(colours.line);
}
