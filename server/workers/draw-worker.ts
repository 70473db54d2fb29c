import { memoize } from '#domain/formatting/memoize.ts';
import { drawDeclaration } from '#server/documents/draw-declaration.ts';
import { drawDocument } from '#server/documents/draw-document.ts';
import { replaceImages } from '#server/social/card-images.ts';
import { toPng, toSvg } from '#server/social/draw-card.tsx';
import { drawIcon } from '#server/pictures/draw-icon.ts';
import { drawableImage } from '#server/pictures/drawable-image.ts';
import { printableImage } from '#server/pictures/printed-look.ts';
import { loadFonts } from '#server/pictures/load-fonts.ts';
import { answerJobs } from './answer-jobs.ts';
import type { DrawingJob } from './drawing-queue.ts';

const fonts = memoize(loadFonts);

/** What a picture in a data URL becomes. */
const reading = (read: typeof drawableImage) => (url: string) => {
  const [, type = '', data = ''] = /^data:([^,]*);base64,(.*)$/s.exec(url) ?? [];
  return read(type, Buffer.from(data, 'base64'));
};
const [drawn, printed] = [reading(drawableImage), reading(printableImage)];

answerJobs(async (job: DrawingJob) => {
  switch (job.kind) {
    case 'document':
      return drawDocument(job.document, await replaceImages(job.letterhead, printed));
    case 'declaration':
      return drawDeclaration(job.declaration, await replaceImages(job.letterhead, printed));
    case 'icon':
      return drawIcon(await replaceImages(job.look, drawn), job.icon);
    case 'picture':
      return toPng(await toSvg(await replaceImages(job.drawing, drawn), await fonts()));
  }
});
