import { buffer } from 'node:stream/consumers';
import { openPdf } from '#server/documents/pdf-document.ts';
import { drawLetterheads, type Letterhead } from './letterhead.ts';
import type { Block, PublicDocument } from '#domain/documents/parse-document.ts';
import { drawBlock, drawTitle } from './draw-blocks.ts';

const MARGINS = { top: 92, bottom: 70, left: 60, right: 60 };
const ARTICLE_COLUMN = 46;

/** The document as a PDF: A4, with the league's letterhead, tagged for screen readers. */
export async function drawDocument(
  { title, parts }: PublicDocument,
  { league, look, contacts }: Letterhead,
): Promise<Buffer> {
  const document = await openPdf({ title, author: league, lang: 'bg-BG', margins: MARGINS });
  const written = buffer(document.pdf);
  drawTitle(document, title);
  parts.forEach((blocks, index) => {
    if (index > 0) document.pdf.addPage();
    const indent = blocks.some(isArticle) ? ARTICLE_COLUMN : 0;
    for (const block of blocks) drawBlock({ ...document, indent }, block);
  });
  document.contents.end();
  drawLetterheads(document, { league, look, contacts, title });
  document.pdf.end();
  return written;
}

const isArticle = (block: Block): boolean => block.kind === 'paragraph' && block.article !== null;
