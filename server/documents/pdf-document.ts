import { markOf } from '#domain/league/identity.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import { DOCUMENT_FONTS, findFont } from '#server/fonts.ts';

/** A PDF that is being written, with the element of its structure tree to which the next block is added. */
export interface PdfDocument {
  pdf: PDFKit.PDFDocument;
  contents: PDFKit.PDFStructureElement;
  /** Where running text begins: beside the numbers of the articles, if there are any. */
  indent: number;
}

export const colours = { ink: '#091b1f', quiet: '#566568', line: '#c3cccb', shade: '#eef2f1', light: '#f0c93a' };
export const sizes = { title: 20, heading: 12.5, text: 10, small: 8 };
export const LEADING = 3.5;

interface Opening {
  title: string;
  author: string;
  lang: 'bg-BG' | 'en';
  margins: { top: number; bottom: number; left: number; right: number };
}

export async function openPdf({ title, author, lang, margins }: Opening): Promise<PdfDocument> {
  // Loaded here, because it takes half a second and Vite's configuration and the command line's help import this file.
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: 'A4',
    margins,
    // Otherwise it loads the metrics of Helvetica first.
    font: findFont(DOCUMENT_FONTS.text),
    pdfVersion: '1.7',
    lang,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author },
  });
  for (const [name, file] of Object.entries(DOCUMENT_FONTS)) pdf.registerFont(name, findFont(file));
  const contents = pdf.struct('Document');
  pdf.addStructure(contents);
  return { pdf, contents, indent: 0 };
}

export const leftOf = ({ pdf }: PdfDocument): number => pdf.page.margins.left;
export const widthOf = ({ pdf }: PdfDocument): number =>
  pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;

export const fits = ({ pdf }: PdfDocument, height: number): boolean =>
  pdf.y + height <= pdf.page.height - pdf.page.margins.bottom;

/** Begins a new page if the next block does not fit on this one. */
export function ensureSpace(document: PdfDocument, height: number): void {
  if (!fits(document, height)) document.pdf.addPage();
}

/** The height of a text in the font and size in use. */
export const heightOf = ({ pdf }: PdfDocument, text: string, width: number): number =>
  pdf.heightOfString(text, { width, lineGap: LEADING });

/** The league's logo. */
export function drawLogo(
  { pdf }: PdfDocument,
  { mark, address, accent }: LeagueLook,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  if (address !== null) {
    pdf.image(address, x, y, { fit: [size, size], align: 'center', valign: 'center' });
    return;
  }
  const [plain, accented] = markOf(mark);
  pdf
    .save()
    .translate(x, y)
    .scale(size / 48);
  pdf
    .path(plain)
    .fill(colours.ink)
    .path(accented)
    .fill(accent ?? colours.light);
  pdf.restore();
}

interface NameBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The name of the league in the middle of a box: as large as fits, on two lines if it must, then cut off. */
export function drawName({ pdf }: PdfDocument, name: string, { x, y, width, height }: NameBox, most: number): void {
  const room = { width, lineGap: 0 };
  let size = most;
  while (size > SMALLEST_NAME && pdf.font('bold', size).heightOfString(name, room) > height) size -= 0.5;
  pdf.font('bold', size).fillColor(colours.ink);
  const used = Math.min(height, pdf.heightOfString(name, room));
  pdf.text(name, x, y + (height - used) / 2, { ...room, height: height + 1, ellipsis: true });
}
const SMALLEST_NAME = 8;
