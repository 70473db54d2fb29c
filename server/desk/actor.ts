import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeySchema } from '#contract/desk/acts.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { readInput } from './read-input.ts';

/** Who sends a request that changes something, when, and under which key. */
export const actorAt =
  (now: () => Date) =>
  (request: FastifyRequest): Actor => {
    const { who, headers } = request;
    const sent = headers['idempotency-key'];
    if (sent === undefined) return { who, at: now() };
    const key = readInput(idempotencyKeySchema, sent, 'The header Idempotency-Key');
    return { who, at: now(), request: { key, digest: digestOf(request) } };
  };

/** Of everything that a command depends on. */
function digestOf({ method, url, body }: FastifyRequest): string {
  const hash = createHash('sha256').update(`${method} ${url}\n`);
  return hash.update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null, inOrder)).digest('hex');
}

/** The same fields are the same body, in whatever order they are sent. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
