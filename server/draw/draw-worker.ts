import { parentPort } from 'node:worker_threads';
import { memoize } from '#domain/formatting/memoize.ts';
import { drawDocument } from '#server/documents/draw-document.ts';
import { toPng, toSvg } from '#server/seo/pictures/draw-card.tsx';
import { loadFonts } from '#server/seo/pictures/fonts.ts';
import type { DrawingJob, Drawn } from './drawing-queue.ts';

const fonts = memoize(loadFonts);

async function draw(job: DrawingJob): Promise<Drawn> {
  try {
    return job.kind === 'picture'
      ? { bytes: toPng(await toSvg(job.drawing, await fonts())) }
      : { bytes: await drawDocument(job.document, job.letterhead) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (job: DrawingJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  void draw(job).then((drawn) => parentPort?.postMessage(drawn));
});
