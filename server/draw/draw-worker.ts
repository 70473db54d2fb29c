import { memoize } from '#domain/formatting/memoize.ts';
import { drawDocument } from '#server/documents/draw-document.ts';
import { toPng, toSvg } from '#server/seo/pictures/draw-card.tsx';
import { loadFonts } from '#server/seo/pictures/fonts.ts';
import { answerJobs } from '#server/threads/thread-queue.ts';
import type { DrawingJob } from './drawing-queue.ts';

const fonts = memoize(loadFonts);

answerJobs(async (job: DrawingJob) =>
  job.kind === 'picture' ? toPng(await toSvg(job.drawing, await fonts())) : drawDocument(job.document, job.letterhead),
);
