import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Tag } from '#server/db/tags.ts';

export type Encoding = 'br' | 'gzip';

/** A response that is ready to send. */
export interface CachedResponse {
  /** 200 unless said otherwise. */
  status?: number;
  type: string;
  etag: string;
  plain: Buffer;
  /** Filled when the first client asks for that encoding: compressing both beforehand cost more than most queries. */
  compressed: Partial<Record<Encoding, Buffer>>;
  tags: readonly Tag[];
  /** At this instant it expires, even if no tag was dropped. */
  freshUntil: number;
  /** Of a response that may be out of date, because the database is silent: when it was last known to be true. */
  staleSince?: number;
}

/** Below this, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;

export function createResponse(
  body: string | Buffer,
  properties: Pick<CachedResponse, 'type' | 'tags' | 'freshUntil'>,
): CachedResponse {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { ...properties, etag, plain, compressed: {} };
}

/** By their format. */
const isCompressed = ({ type }: Pick<CachedResponse, 'type'>) =>
  type.startsWith('image/') || type === 'application/pdf';

/** Bytes to count for the cache. Compressed forms are counted before they exist, because they are added later. */
export const sizeOf = (response: CachedResponse) => response.plain.length * (isCompressed(response) ? 1 : 2);

export const isWorthCompressing = (response: CachedResponse) =>
  response.plain.length >= MIN_COMPRESSED_BYTES && !isCompressed(response);

export const BROTLI_QUALITY = 5;

const compressors: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (plain) => promisify(gzip)(plain, { level: 6 }),
};

const inProgress = new WeakMap<CachedResponse, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Compresses a response once, however many clients ask at the same time. */
export function compress(response: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const pending = inProgress.get(response) ?? {};
  inProgress.set(response, pending);
  pending[encoding] ??= compressors[encoding](response.plain).then(
    (compressed) => (response.compressed[encoding] = compressed),
  );
  return pending[encoding];
}
