import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isWorthCompressing, type CachedResponse } from './cached-response.ts';

/** Of the time of one core. */
const SHARE = 0.2;

const waiting = new Set<CachedResponse>();
let isBusy = false;

/**
 * For a response that was true for a while and is asked for: takes fifty times as long as at first, and an eighth fewer bytes to send. One after the other,
 * in a thread of Node's pool, and for a small part of the time, so that nobody waits for it.
 */
export function compressFurther(response: CachedResponse): void {
  if (!isWorthCompressing(response)) return;
  waiting.add(response);
  if (!isBusy) void work();
}

async function work(): Promise<void> {
  isBusy = true;
  for (const response of waiting) {
    waiting.delete(response);
    const start = performance.now();
    // Without a first one, nobody has asked for this encoding.
    if (response.compressed.br)
      response.compressed.br = (await compressBest(response.plain).catch(() => undefined)) ?? response.compressed.br;
    const pause = (performance.now() - start) * (1 / SHARE - 1);
    await new Promise((resolve) => void setTimeout(resolve, pause).unref());
  }
  isBusy = false;
}

const compressBest = (plain: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
