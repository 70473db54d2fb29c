import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, isWorthCompressing, type CachedResponse, type Encoding } from './cached-response.ts';

export type ResponseHeaders = Readonly<Record<string, string | number>>;

export function sendResponse(
  request: IncomingMessage,
  reply: ServerResponse,
  cached: CachedResponse,
  ordinaryHeaders: ResponseHeaders,
): void {
  const headers = cached.staleSince === undefined ? ordinaryHeaders : staleHeaders(ordinaryHeaders, cached.staleSince);
  if (cached.status === undefined && matchesEtag(request.headers['if-none-match'], cached.etag)) {
    reply.writeHead(304, { vary: 'Accept-Encoding', ...headers, etag: cached.etag }).end();
    return;
  }
  const write = (body: Buffer, encoding: Encoding | null) => {
    reply.writeHead(cached.status ?? 200, headerLines(cached, headers, body, encoding));
    reply.end(request.method === 'HEAD' ? undefined : body);
  };
  const encoding = isWorthCompressing(cached) ? bestEncoding(request.headers['accept-encoding']) : null;
  const bytes = encoding ? cached.compressed[encoding] : cached.plain;
  if (bytes) write(bytes, encoding);
  else if (encoding) {
    compress(cached, encoding).then(
      (compressed) => write(compressed, encoding),
      () => write(cached.plain, null),
    );
  }
}

/** Says how old it is, and nobody may keep it: the next one may be fresh. */
const staleHeaders = (headers: ResponseHeaders, since: number): ResponseHeaders => ({
  ...headers,
  'cache-control': 'no-cache',
  age: Math.max(0, Math.floor((Date.now() - since) / 1000)),
  warning: '110 - "Response is Stale"',
});

/** The header lines of the last response that was sent from each body: building them costs as much as sending it. */
const linesOf = new WeakMap<Buffer, { headers: ResponseHeaders; lines: string[] }>();

function headerLines(cached: CachedResponse, headers: ResponseHeaders, body: Buffer, encoding: Encoding | null) {
  const known = linesOf.get(body);
  if (known?.headers === headers) return known.lines;
  const all: Record<string, string | number> = {
    vary: 'Accept-Encoding',
    ...headers,
    etag: cached.etag,
    'content-type': cached.type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  };
  const lines = Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
  linesOf.set(body, { headers, lines });
  return lines;
}

/** `If-None-Match` by RFC 9110, 13.1.2: `*`, or a list of tags whose weakness makes no difference. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((listed) => listed.trim().replace(/^W\//, '') === etag);
}

/** `gzip;q=0` means that the client does not accept it. */
const acceptsPattern = (name: Encoding) => new RegExp(`(^|[ ,])${name}(?! *; *q=0(\\.0*)?( |,|$))`);
const BROTLI = acceptsPattern('br');
const GZIP = acceptsPattern('gzip');

function bestEncoding(accepted: string | string[] = ''): Encoding | null {
  const encodings = String(accepted);
  return BROTLI.test(encodings) ? 'br' : GZIP.test(encodings) ? 'gzip' : null;
}
