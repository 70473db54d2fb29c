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
    writeHead(reply, headOf(cached, headers, body, encoding));
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

/** The head of the responses that were last sent with one body. */
interface Head {
  headers: ResponseHeaders;
  status: number;
  lines: string[];
  /** As Node wrote it, of a connection that is kept: the same for a whole second, which its date names. */
  block: string | null;
  second: number;
}

const heads = new WeakMap<Buffer, Head>();

function headOf(cached: CachedResponse, headers: ResponseHeaders, body: Buffer, encoding: Encoding | null): Head {
  const known = heads.get(body);
  if (known?.headers === headers) return known;
  const all: Record<string, string | number> = {
    vary: 'Accept-Encoding',
    ...headers,
    etag: cached.etag,
    'content-type': cached.type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  };
  const lines = Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
  const head = { headers, status: cached.status ?? 200, lines, block: null, second: 0 };
  heads.set(body, head);
  return head;
}

/** Where Node keeps the head that it has yet to send: it has no public name. */
type WithHead = ServerResponse & { _header?: unknown };

/** Node checks and joins twenty headers in a fifth of the time of a whole response, so it does that once a second. */
function writeHead(reply: WithHead, head: Head): void {
  const second = Math.floor(Date.now() / 1000);
  // Headers of its own, such as an id, or a connection that ends are in no other response.
  const isOrdinary = reply.shouldKeepAlive && reply.getHeaderNames().length === 0;
  if (isOrdinary && head.block !== null && head.second === second) {
    reply.statusCode = head.status;
    reply._header = head.block;
    return;
  }
  reply.writeHead(head.status, head.lines);
  if (!isOrdinary || typeof reply._header !== 'string') return;
  head.block = reply._header;
  head.second = second;
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
