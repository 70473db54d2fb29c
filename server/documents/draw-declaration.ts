import { buffer } from 'node:stream/consumers';
import { drawBlock, drawTitle } from './draw-blocks.ts';
import { drawLetterheads, type Letterhead } from './letterhead.ts';
import { colours, ensureSpace, leftOf, openPdf, sizes, widthOf, type PdfDocument } from './pdf-document.ts';

/** What a parent agreed to, and how it was signed. */
export interface SignedDeclaration {
  title: string;
  lang: 'bg-BG' | 'en';
  /** Who the player is, in which team, and who signs. */
  facts: string[];
  /** The text that was agreed to. */
  paragraphs: string[];
  /** Below the line: who signed, and when. */
  signedBy: string;
  /** Pairs of coordinates, from 0 to 1000 of the width of the field; null for a typed name. */
  strokes: number[][] | null;
}

const MARGINS = { top: 92, bottom: 70, left: 60, right: 60 };
const SIGNATURE = { width: 268, height: 120 };

/** The declaration of a parent as PDF: the text, and under it the signature as it was drawn. */
export async function drawDeclaration(
  { title, lang, facts, paragraphs, signedBy, strokes }: SignedDeclaration,
  { league, look, contacts }: Letterhead,
): Promise<Buffer> {
  const document = await openPdf({ title, author: league, lang, margins: MARGINS });
  const written = buffer(document.pdf);
  drawTitle(document, title);
  for (const text of facts) drawBlock(document, { kind: 'lead', text });
  for (const text of paragraphs) drawBlock(document, { kind: 'paragraph', article: null, text });
  drawSignature(document, signedBy, strokes);
  document.contents.end();
  drawLetterheads(document, { league, look, contacts, title });
  document.pdf.end();
  return written;
}

function drawSignature(document: PdfDocument, signedBy: string, strokes: number[][] | null): void {
  const { pdf, contents } = document;
  ensureSpace(document, SIGNATURE.height + 40);
  const [left, top] = [leftOf(document), pdf.y + 12];
  if (strokes) {
    pdf.markContent('Artifact');
    const at = (coordinate: number) => (coordinate / 1000) * SIGNATURE.width;
    pdf.save().lineCap('round').lineJoin('round').lineWidth(1.8);
    for (const points of strokes) {
      pdf.moveTo(left + at(points[0] ?? 0), top + at(points[1] ?? 0));
      // A dot is a line of no length.
      for (let next = points.length > 2 ? 2 : 0; next + 1 < points.length; next += 2)
        pdf.lineTo(left + at(points[next] ?? 0), top + at(points[next + 1] ?? 0));
      pdf.stroke(colours.ink);
    }
    pdf.restore();
    pdf.endMarkedContent();
  }
  const base = top + SIGNATURE.height;
  pdf
    .moveTo(left, base)
    .lineTo(left + SIGNATURE.width, base)
    .lineWidth(0.6)
    .stroke(colours.quiet);
  pdf.font('text', sizes.text).fillColor(colours.ink);
  contents.add(pdf.struct('P', {}, () => pdf.text(signedBy, left, base + 6, { width: widthOf(document) })));
}
