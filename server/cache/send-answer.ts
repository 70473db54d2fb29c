import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';

type Headers = Record<string, string | number>;

/**
 * Writes a ready answer past Fastify's own serialising and hooks: there is nothing left for them to do, and the
 * bytes are the same for everybody.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer, headers: Headers): void {
  reply.hijack();
  const common: Headers = { vary: 'Accept-Encoding', ...headers, etag: answer.etag };
  if (request.headers['if-none-match'] === answer.etag) {
    reply.raw.writeHead(304, common).end();
    return;
  }
  const [encoding, body] = choose(answer, request.headers['accept-encoding']);
  common['content-type'] = answer.type;
  common['content-length'] = body.length;
  if (encoding) common['content-encoding'] = encoding;
  reply.raw.writeHead(200, common);
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}

function choose(answer: Answer, accepted: string | string[] | undefined): ['br' | 'gzip' | null, Buffer] {
  const encodings = String(accepted ?? '');
  if (answer.br && accepts(encodings, 'br')) return ['br', answer.br];
  if (answer.gzip && accepts(encodings, 'gzip')) return ['gzip', answer.gzip];
  return [null, answer.plain];
}

/** `gzip;q=0` is a no. */
const accepts = (encodings: string, name: string) =>
  new RegExp(`(^|[ ,])${name}(?! *; *q=0(\\.0*)?( |,|$))`).test(encodings);
