import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Tag } from '../changes/tags.ts';

export type Encoding = 'br' | 'gzip';

/** A response that is ready to send: nothing is left to do for the next visitor but to write it. */
export interface Answer {
  type: string;
  etag: string;
  plain: Buffer;
  /** Each is packed once, when the first visitor comes who can read it; empty for what is too small to be worth it. */
  packed: Partial<Record<Encoding, Buffer>>;
  tags: readonly Tag[];
  /** From this instant on it is made anew even if nothing has changed. */
  freshUntil: number;
}

/** Below this compression costs more than it saves. */
const WORTH_PACKING = 1024;

export function prepareAnswer(body: string | Buffer, about: Pick<Answer, 'type' | 'tags' | 'freshUntil'>): Answer {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { ...about, etag, plain, packed: {} };
}

/** Pictures come packed. */
const isPicture = ({ type }: Pick<Answer, 'type'>) => type.startsWith('image/');

/** What an answer takes of the cache's room, its packed forms included whether or not they are made yet. */
export const sizeOf = (answer: Answer) => answer.plain.length * (isPicture(answer) ? 1 : 2);

export const isWorthPacking = (answer: Answer) => answer.plain.length >= WORTH_PACKING && !isPicture(answer);

const packers: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => promisify(gzip)(plain, { level: 6 }),
};

const packing = new WeakMap<Answer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Packs an answer, once however many ask at the same time. */
export function packAnswer(answer: Answer, encoding: Encoding): Promise<Buffer> {
  const underWay = packing.get(answer) ?? {};
  packing.set(answer, underWay);
  underWay[encoding] ??= packers[encoding](answer.plain).then((packed) => (answer.packed[encoding] = packed));
  return underWay[encoding];
}
