import { memoize } from '#domain/formatting/memoize.ts';
import { drawDocument } from '#server/documents/draw-document.ts';
import { replaceImages } from '#server/social/card-images.ts';
import { toPng, toSvg } from '#server/social/draw-card.tsx';
import { drawableImage } from '#server/pictures/drawable-image.ts';
import { loadFonts } from '#server/pictures/load-fonts.ts';
import { answerJobs } from './answer-jobs.ts';
import type { DrawingJob } from './drawing-queue.ts';

const fonts = memoize(loadFonts);

const readImage = async (url: string) => {
  const [, type = '', data = ''] = /^data:([^,]*);base64,(.*)$/s.exec(url) ?? [];
  return drawableImage(type, Buffer.from(data, 'base64'));
};

answerJobs(async (job: DrawingJob) => {
  if (job.kind === 'document') return drawDocument(job.document, job.letterhead);
  const card = await replaceImages(job.drawing.card, readImage);
  return toPng(await toSvg({ ...job.drawing, card }, await fonts()));
});
