import { colours, leftOf, sizes, widthOf, type Sheet } from './sheet.ts';

interface Letterhead {
  league: string;
  contacts: string;
  title: string;
}

const MARK = {
  left: 'M24 4v26.8A12.2 12.2 0 0 0 11.8 43H1.5ZM24 34a9 9 0 0 0-9 9h9Z',
  right: 'm24 4 22.5 39H36.2A12.2 12.2 0 0 0 24 30.8ZM24 34a9 9 0 0 1 9 9h-9Z',
};
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
  pdf
    .save()
    .translate(left, HEAD)
    .scale(MARK_SIZE / 48);
  pdf.path(MARK.left).fill(colours.ink).path(MARK.right).fill(colours.light);
  pdf.restore();
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
