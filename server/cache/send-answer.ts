import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

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
  const [encoding, body] = choose(answer, request.headers['accept-encoding']);
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
}

function choose(answer: Answer, accepted: string | string[] = ''): ['br' | 'gzip' | null, Buffer] {
  if (answer.br && accepts(BROTLI, accepted)) return ['br', answer.br];
  if (answer.gzip && accepts(GZIP, accepted)) return ['gzip', answer.gzip];
  return [null, answer.plain];
}

/** `gzip;q=0` is a no. */
const named = (name: string) => new RegExp(`(^|[ ,])${name}(?! *; *q=0(\\.0*)?( |,|$))`);
const BROTLI = named('br');
const GZIP = named('gzip');
const accepts = (name: RegExp, encodings: string | string[]) => name.test(String(encodings));
