import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Tag } from '../changes/tags.ts';

/** A response that is ready to send: nothing is left to do for the next visitor but to write it. */
export interface Answer {
  type: string;
  etag: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  tags: readonly Tag[];
  /** From this instant on it is made anew even if nothing has changed. */
  freshUntil: number;
}

/** Below this compression costs more than it saves. */
const WORTH_COMPRESSING = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function prepareAnswer(
  text: string,
  { type, tags, freshUntil }: Pick<Answer, 'type' | 'tags' | 'freshUntil'>,
): Promise<Answer> {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  if (plain.length < WORTH_COMPRESSING) return { type, etag, plain, br: null, gzip: null, tags, freshUntil };
  const [br, gz] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(plain, { level: 6 }),
  ]);
  return { type, etag, plain, br, gzip: gz, tags, freshUntil };
}

export const sizeOf = ({ plain, br, gzip: gz }: Answer) => plain.length + (br?.length ?? 0) + (gz?.length ?? 0);
