import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWorthPacking, packAnswer, type Answer, type Encoding } from './answer.ts';

export type AnswerHeaders = Readonly<Record<string, string | number>>;

/** Writes a ready answer: there is nothing left to do, and the bytes are the same for everybody. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: AnswerHeaders,
): void {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { vary: 'Accept-Encoding', ...headers, etag: answer.etag }).end();
    return;
  }
  const write = (body: Buffer, encoding: Encoding | null) => {
    const all: Record<string, string | number> = {
      vary: 'Accept-Encoding',
      ...headers,
      etag: answer.etag,
      'content-type': answer.type,
      'content-length': body.length,
    };
    if (encoding) all['content-encoding'] = encoding;
    response.writeHead(200, all);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const encoding = isWorthPacking(answer) ? bestOf(request.headers['accept-encoding']) : null;
  const ready = encoding ? answer.packed[encoding] : answer.plain;
  if (ready) write(ready, encoding);
  else if (encoding) {
    packAnswer(answer, encoding).then(
      (packed) => write(packed, encoding),
      () => write(answer.plain, null),
    );
  }
}

/** `gzip;q=0` is a no. */
const named = (name: Encoding) => new RegExp(`(^|[ ,])${name}(?! *; *q=0(\\.0*)?( |,|$))`);
const BROTLI = named('br');
const GZIP = named('gzip');

function bestOf(accepted: string | string[] = ''): Encoding | null {
  const encodings = String(accepted);
  if (BROTLI.test(encodings)) return 'br';
  return GZIP.test(encodings) ? 'gzip' : null;
}
