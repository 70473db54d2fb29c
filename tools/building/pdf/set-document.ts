import { buffer } from 'node:stream/consumers';
import { openSheet } from '#server/pdf/sheet.ts';
import { drawLetterheads } from './letterhead.ts';
import type { Block, PublicDocument } from './read-document.ts';
import { setBlock, setTitle } from './set-blocks.ts';

const MARGINS = { top: 92, bottom: 70, left: 60, right: 60 };
const ARTICLE_COLUMN = 46;

/** The document as a PDF: A4, with the league's letterhead, tagged for screen readers. */
export async function setDocument(
  { title, parts }: PublicDocument,
  { league, contacts }: { league: string; contacts: string },
): Promise<Buffer> {
  const sheet = await openSheet({ title, author: league, lang: 'bg-BG', margins: MARGINS });
  const written = buffer(sheet.pdf);
  setTitle(sheet, title);
  parts.forEach((blocks, index) => {
    if (index > 0) sheet.pdf.addPage();
    const indent = blocks.some(isArticle) ? ARTICLE_COLUMN : 0;
    for (const block of blocks) setBlock({ ...sheet, indent }, block);
  });
  sheet.contents.end();
  drawLetterheads(sheet, { league, contacts, title });
  sheet.pdf.end();
  return written;
}

const isArticle = (block: Block): boolean => block.kind === 'paragraph' && block.article !== null;
