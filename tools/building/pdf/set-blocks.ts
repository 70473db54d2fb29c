import { colours, heightOf, LEADING, leftOf, makeRoom, sizes, widthOf, type Sheet } from '#server/pdf/sheet.ts';
import type { Block } from './read-document.ts';
import { setTable } from './set-table.ts';
import { tieWords } from './tie-words.ts';

const LIST_INDENT = 20;
const FIELD_HEIGHT = 26;
const BOX = 9;
/** Two lines of what follows: less would leave a heading behind at the foot of a page. */
const FOLLOWER = 2 * (sizes.text + LEADING) + 12;

export function setTitle(sheet: Sheet, title: string): void {
  const { pdf, contents } = sheet;
  pdf.font('bold', sizes.title).fillColor(colours.ink);
  contents.add(pdf.struct('H1', {}, () => pdf.text(tieWords(title), { lineGap: 0 })));
  pdf.y += 8;
}

export function setBlock(sheet: Sheet, block: Block): void {
  if (block.kind === 'heading') setHeading(sheet, block.text);
  else if (block.kind === 'lead') setLead(sheet, block.text);
  else if (block.kind === 'paragraph') setParagraph(sheet, block.text, block.article);
  else if (block.kind === 'list') setList(sheet, block.items);
  else if (block.kind === 'choices') setChoices(sheet, block.rows);
  else if (block.kind === 'fields') setFields(sheet, block.rows);
  else setTable(sheet, block);
}

function setHeading(sheet: Sheet, text: string): void {
  const { pdf, contents } = sheet;
  pdf.font('bold', sizes.heading);
  makeRoom(sheet, heightOf(sheet, text, widthOf(sheet)) + FOLLOWER + 20);
  pdf.fillColor(colours.ink);
  if (pdf.y > pdf.page.margins.top) pdf.y += 12;
  contents.add(pdf.struct('H2', {}, () => pdf.text(tieWords(text), leftOf(sheet), pdf.y)));
  pdf.outline.addItem(text);
  pdf.y += 6;
}

function setLead(sheet: Sheet, text: string): void {
  put(sheet, 'P', { text, x: leftOf(sheet), colour: colours.quiet, after: 12 });
}

function setParagraph(sheet: Sheet, text: string, article: string | null): void {
  put(sheet, 'P', {
    text,
    x: leftOf(sheet) + sheet.indent,
    mark: article === null ? null : { text: article, x: leftOf(sheet), font: 'bold' },
    follower: text.endsWith(':') ? FOLLOWER : 0,
    after: 6,
  });
}

function setList(sheet: Sheet, items: { mark: string; text: string }[]): void {
  const x = leftOf(sheet) + sheet.indent;
  const list = sheet.pdf.struct('L');
  sheet.contents.add(list);
  for (const { mark, text } of items)
    put({ ...sheet, contents: list }, 'LI', {
      text,
      x: x + LIST_INDENT,
      mark: { text: mark, x, font: 'text' },
      after: 3,
    });
  list.end();
  sheet.pdf.y += 6;
}

/** Boxes to tick by hand. */
function setChoices(sheet: Sheet, rows: string[][]): void {
  const { pdf } = sheet;
  for (const texts of rows) {
    makeRoom(sheet, BOX + 10);
    const top = pdf.y;
    for (const { text, x } of sideBySide(sheet, texts)) {
      pdf
        .rect(x + 0.5, top + 1.5, BOX, BOX)
        .lineWidth(0.8)
        .stroke(colours.ink);
      pdf.y = top;
      put(sheet, 'P', { text, x: x + LIST_INDENT, after: 5 });
    }
  }
  pdf.y += 6;
}

/** Lines to fill in by hand. */
function setFields(sheet: Sheet, rows: string[][]): void {
  const { pdf, contents } = sheet;
  for (const labels of rows) {
    makeRoom(sheet, FIELD_HEIGHT);
    pdf.font('text', sizes.text).fillColor(colours.ink);
    const top = pdf.y;
    const base = top + FIELD_HEIGHT - 8;
    for (const { text, x, end } of sideBySide(sheet, labels)) {
      const from = text === '' ? x : x + pdf.widthOfString(text) + 6;
      pdf.moveTo(from, base).lineTo(end, base).lineWidth(0.6).stroke(colours.quiet);
      if (text !== '') contents.add(pdf.struct('P', {}, () => pdf.text(text, x, top + 7, { lineBreak: false })));
    }
    pdf.y = top + FIELD_HEIGHT;
  }
  pdf.y += 10;
}

/** In equal parts across the page. */
function sideBySide(sheet: Sheet, texts: string[]) {
  const gap = 20;
  const part = (widthOf(sheet) + gap) / texts.length;
  return texts.map((text, index) => {
    const x = leftOf(sheet) + index * part;
    return { text: text.trim(), x, end: x + part - gap };
  });
}

interface Put {
  text: string;
  x: number;
  mark?: { text: string; x: number; font: string } | null;
  colour?: string;
  /** What must stand on the same page below. */
  follower?: number;
  after: number;
}

/** A block of text that is never torn apart by the end of a page. */
function put(sheet: Sheet, tag: string, { text, x, mark, colour = colours.ink, follower = 0, after }: Put): void {
  const { pdf, contents } = sheet;
  const width = leftOf(sheet) + widthOf(sheet) - x;
  const tied = tieWords(text);
  pdf.font('text', sizes.text);
  makeRoom(sheet, heightOf(sheet, tied, width) + follower);
  // Colours do not outlive a page.
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
