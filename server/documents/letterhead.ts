import type { LeagueLook } from '#server/pictures/league-look.ts';
import { colours, drawLogo, drawName, leftOf, sizes, widthOf, type PdfDocument } from '#server/documents/pdf-document.ts';

/** The head and the foot of every page. */
export interface Letterhead {
  league: string;
  look: LeagueLook;
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

function drawHead(document: PdfDocument, { league, look, title }: Letterhead & { title: string }, isFirst: boolean): void {
  const { pdf } = document;
  const left = leftOf(document);
  const half = widthOf(document) / 2;
  drawLogo(document, look, { x: left, y: HEAD, size: MARK_SIZE });
  // From the second page on the title of the document stands beside it.
  const width = (isFirst ? widthOf(document) : half) - MARK_SIZE - 16;
  drawName(document, league, { x: left + MARK_SIZE + 8, y: HEAD - 3, width, height: MARK_SIZE + 6 }, 14);
  if (!isFirst) {
    pdf.font('text', sizes.small).fillColor(colours.quiet);
    pdf.text(title, left + half, HEAD + 11, { width: half, height: 12, align: 'right', ellipsis: true });
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
