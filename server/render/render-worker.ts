import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { errorText } from '#server/errors.ts';
import { BROTLI_QUALITY } from '#server/cache/cached-response.ts';
import type { ApiText } from './page-api.ts';
import { fetchWith } from './page-api.ts';
import { builtPages } from './page-bundle.ts';
import { renderPage } from './render-page.ts';
import type { FromWorker, ToWorker } from './render-workers.ts';

/** Requests to the API that the main thread has not answered yet. */
const pending = new Map<number, { resolve(response: ApiText): void; reject(error: Error): void }>();
let calls = 0;
const pages = await builtPages();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const send = (message: FromWorker) => parentPort?.postMessage(message);

const readApi = (job: number) => (path: string) =>
  new Promise<ApiText>((resolve, reject) => {
    calls += 1;
    pending.set(calls, { resolve, reject });
    send({ kind: 'read', job, call: calls, path });
  });

async function render({ id, page }: Extract<ToWorker, { kind: 'render' }>): Promise<FromWorker> {
  try {
    const { html, failure, ...rendered } = await renderPage(pages, page, fetchWith(readApi(id)));
    const plain = Buffer.from(html);
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return { kind: 'rendered', job: id, ...rendered, plain, br, failure: failure === null ? null : errorText(failure) };
  } catch (error) {
    return { kind: 'failed', job: id, message: errorText(error) };
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'render') return void render(message).then(send);
  const call = pending.get(message.call);
  pending.delete(message.call);
  if (message.kind === 'response') call?.resolve(message.response);
  else call?.reject(new Error(message.message));
});
