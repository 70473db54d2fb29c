import { parentPort } from 'node:worker_threads';
import { toPng, toSvg, type Drawing } from './draw-card.tsx';
import type { Drawn } from './drawing-queue.ts';
import { loadFonts } from './fonts.ts';

const fonts = loadFonts();

async function draw(drawing: Drawing): Promise<Drawn> {
  try {
    return { png: toPng(await toSvg(drawing, await fonts)) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (drawing: Drawing) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  void draw(drawing).then((drawn) => parentPort?.postMessage(drawn));
});
