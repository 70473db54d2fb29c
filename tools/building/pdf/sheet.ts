import { createRequire } from 'node:module';

/** A PDF that is being set, with the place in its outline of contents where the next block goes. */
export interface Sheet {
  pdf: PDFKit.PDFDocument;
  contents: PDFKit.PDFStructureElement;
  /** Where running text begins: beside the numbers of the articles, if there are any. */
  indent: number;
}

export const colours = { ink: '#091b1f', quiet: '#566568', line: '#c3cccb', shade: '#eef2f1', light: '#f0c93a' };
export const sizes = { title: 20, heading: 12.5, text: 10, small: 8 };
export const LEADING = 3.5;

const margins = { top: 92, bottom: 70, left: 60, right: 60 };

const require = createRequire(import.meta.url);
// Whole alphabets in one file: those that the pages use are cut up, and a word would have its letters in one font and its comma in another.
const fonts = {
  text: require.resolve('@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/sofia-sans/800ExtraBold/SofiaSans_800ExtraBold.ttf'),
};

export async function openSheet(title: string, author: string): Promise<Sheet> {
  // Half a second to load, and whoever reads Vite's settings comes by here.
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    lang: 'bg-BG',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  const contents = pdf.struct('Document');
  pdf.addStructure(contents);
  return { pdf, contents, indent: 0 };
}

export const leftOf = ({ pdf }: Sheet): number => pdf.page.margins.left;
export const widthOf = ({ pdf }: Sheet): number => pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;

export const fits = ({ pdf }: Sheet, height: number): boolean =>
  pdf.y + height <= pdf.page.height - pdf.page.margins.bottom;

/** Begins a new page where the next block would not fit whole. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (!fits(sheet, height)) sheet.pdf.addPage();
}

/** The height of a text in the font and size in use. */
export const heightOf = ({ pdf }: Sheet, text: string, width: number): number =>
  pdf.heightOfString(text, { width, lineGap: LEADING });
