import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeySchema } from '#contract/desk/acts.ts';
import type { DeskEndpoint } from '#contract/desk/endpoint.ts';
import type { Who } from '#domain/desk/permissions.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { readInput } from '#server/desk/read-input.ts';

/** Who sends a request, when, and under which key. */
export function readActor(request: FastifyRequest, { method, access, key: use }: DeskEndpoint, at: Date): Actor {
  const { headers } = request;
  const who: Who = access === 'public' ? { kind: 'visitor' } : request.who;
  const sent = headers['idempotency-key'];
  if (method === 'GET' || use === 'none' || (sent === undefined && use !== 'required')) return { who, at };
  const key = readInput(idempotencyKeySchema, sent, 'The header Idempotency-Key');
  return { who, at, request: { key, digest: digestOf(request) } };
}

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
