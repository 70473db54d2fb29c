import {
  colours,
  heightOf,
  LEADING,
  leftOf,
  ensureSpace,
  sizes,
  widthOf,
  type PdfDocument,
} from '#server/documents/pdf-document.ts';
import type { Block } from '#domain/documents/parse-document.ts';
import { drawTable } from './draw-table.ts';
import { addNoBreakSpaces } from './no-break-spaces.ts';

const LIST_INDENT = 20;
const FIELD_HEIGHT = 26;
const BOX = 9;
/** Two lines of the next block, so that no heading stands alone at the foot of a page. */
const FOLLOWER = 2 * (sizes.text + LEADING) + 12;

export function drawTitle(document: PdfDocument, title: string): void {
  const { pdf, contents } = document;
  pdf.font('bold', sizes.title).fillColor(colours.ink);
  contents.add(pdf.struct('H1', {}, () => pdf.text(addNoBreakSpaces(title), { lineGap: 0 })));
  pdf.y += 8;
}

export function drawBlock(document: PdfDocument, block: Block): void {
  if (block.kind === 'heading') drawHeading(document, block.text);
  else if (block.kind === 'lead') drawLead(document, block.text);
  else if (block.kind === 'paragraph') drawParagraph(document, block.text, block.article);
  else if (block.kind === 'list') drawList(document, block.items);
  else if (block.kind === 'choices') drawChoices(document, block.rows);
  else if (block.kind === 'fields') drawFields(document, block.rows);
  else drawTable(document, block);
}

function drawHeading(document: PdfDocument, text: string): void {
  const { pdf, contents } = document;
  pdf.font('bold', sizes.heading);
  ensureSpace(document, heightOf(document, text, widthOf(document)) + FOLLOWER + 20);
  pdf.fillColor(colours.ink);
  if (pdf.y > pdf.page.margins.top) pdf.y += 12;
  contents.add(pdf.struct('H2', {}, () => pdf.text(addNoBreakSpaces(text), leftOf(document), pdf.y)));
  pdf.outline.addItem(text);
  pdf.y += 6;
}

function drawLead(document: PdfDocument, text: string): void {
  put(document, 'P', { text, x: leftOf(document), colour: colours.quiet, after: 12 });
}

function drawParagraph(document: PdfDocument, text: string, article: string | null): void {
  put(document, 'P', {
    text,
    x: leftOf(document) + document.indent,
    mark: article === null ? null : { text: article, x: leftOf(document), font: 'bold' },
    follower: text.endsWith(':') ? FOLLOWER : 0,
    after: 6,
  });
}

function drawList(document: PdfDocument, items: { mark: string; text: string }[]): void {
  const x = leftOf(document) + document.indent;
  const list = document.pdf.struct('L');
  document.contents.add(list);
  for (const { mark, text } of items)
    put({ ...document, contents: list }, 'LI', {
      text,
      x: x + LIST_INDENT,
      mark: { text: mark, x, font: 'text' },
      after: 3,
    });
  list.end();
  document.pdf.y += 6;
}

/** Boxes to tick by hand. */
function drawChoices(document: PdfDocument, rows: string[][]): void {
  const { pdf } = document;
  for (const texts of rows) {
    ensureSpace(document, BOX + 10);
    const top = pdf.y;
    for (const { text, x } of sideBySide(document, texts)) {
      pdf
        .rect(x + 0.5, top + 1.5, BOX, BOX)
        .lineWidth(0.8)
        .stroke(colours.ink);
      pdf.y = top;
      put(document, 'P', { text, x: x + LIST_INDENT, after: 5 });
    }
  }
  pdf.y += 6;
}

/** Lines to fill in by hand. */
function drawFields(document: PdfDocument, rows: string[][]): void {
  const { pdf, contents } = document;
  for (const labels of rows) {
    ensureSpace(document, FIELD_HEIGHT);
    pdf.font('text', sizes.text).fillColor(colours.ink);
    const top = pdf.y;
    const base = top + FIELD_HEIGHT - 8;
    for (const { text, x, end } of sideBySide(document, labels)) {
      const from = text === '' ? x : x + pdf.widthOfString(text) + 6;
      pdf.moveTo(from, base).lineTo(end, base).lineWidth(0.6).stroke(colours.quiet);
      if (text !== '') contents.add(pdf.struct('P', {}, () => pdf.text(text, x, top + 7, { lineBreak: false })));
    }
    pdf.y = top + FIELD_HEIGHT;
  }
  pdf.y += 10;
}

/** In equal parts across the page. */
function sideBySide(document: PdfDocument, texts: string[]) {
  const gap = 20;
  const part = (widthOf(document) + gap) / texts.length;
  return texts.map((text, index) => {
    const x = leftOf(document) + index * part;
    return { text: text.trim(), x, end: x + part - gap };
  });
}

interface Put {
  text: string;
  x: number;
  mark?: { text: string; x: number; font: string } | null;
  colour?: string;
  /** Height of the next block that must fit on the same page. */
  follower?: number;
  after: number;
}

/** A block of text that is never split across pages. */
function put(
  document: PdfDocument,
  tag: string,
  { text, x, mark, colour = colours.ink, follower = 0, after }: Put,
): void {
  const { pdf, contents } = document;
  const width = leftOf(document) + widthOf(document) - x;
  const tied = addNoBreakSpaces(text);
  pdf.font('text', sizes.text);
  ensureSpace(document, heightOf(document, tied, width) + follower);
  // A new page resets the colour.
  pdf.fillColor(colour);
  contents.add(
    pdf.struct(tag, {}, () => {
      const top = pdf.y;
      if (mark) pdf.font(mark.font).text(mark.text, mark.x, top, { lineBreak: false });
      pdf.font('text').text(tied, x, top, { width, lineGap: LEADING });
    }),
  );
  pdf.y += after;
}
