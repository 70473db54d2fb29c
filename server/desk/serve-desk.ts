import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  isFile,
  paramsSchema,
  type BodyOf,
  type DeskEndpoint,
  type DeskEndpoints,
  type FileBody,
  type ParamsOf,
  type QueryOf,
} from '#contract/desk/endpoint.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { ApiError } from '#server/errors.ts';
import { readActor } from './access/actor.ts';
import { readInput } from './read-input.ts';
import { withoutLimits } from './without-limits.ts';

interface DeskContext<Endpoint> {
  params: ParamsOf<Endpoint>;
  query: QueryOf<Endpoint>;
  body: BodyOf<Endpoint> extends Uint8Array ? Buffer : BodyOf<Endpoint>;
  /** Who asks, when, and under which key. */
  actor: Actor;
  /** For what only this endpoint needs of it, such as a cookie or an address. */
  request: FastifyRequest;
  /** For what is more than JSON, such as a file with its headers. */
  reply: FastifyReply;
}

type AnswerOf<Endpoint> = Endpoint extends { response: infer Response }
  ? Response extends z.ZodType
    ? z.input<Response>
    : FastifyReply
  : void;

export type DeskHandlers<Endpoints extends DeskEndpoints> = {
  [Name in keyof Endpoints]: (
    context: DeskContext<Endpoints[Name]>,
  ) => Promise<AnswerOf<Endpoints[Name]>> | AnswerOf<Endpoints[Name]>;
};

/** Serves endpoints of the desk: access, input and response are as the contract says. */
export function serveDesk<Endpoints extends DeskEndpoints>(
  app: FastifyInstance,
  endpoints: Endpoints,
  now: () => Date,
  handlers: DeskHandlers<Endpoints>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints))
    serveOne(app, endpoint, now, handlers[name] as (context: DeskContext<DeskEndpoint>) => unknown);
}

function serveOne(
  app: FastifyInstance,
  endpoint: DeskEndpoint,
  now: () => Date,
  handler: (context: DeskContext<DeskEndpoint>) => unknown,
): void {
  const { method, path: url, access = 'organiser', query, body, bodyBytes, response } = endpoint;
  const params = paramsSchema(endpoint);
  const shown = response && !isFile(response) ? withoutLimits(response) : undefined;
  const takes = body && isFile(body) ? typePattern(body) : undefined;
  // Each in a scope of its own, because a type of content has one parser in a scope.
  void app.register(async (scope) => {
    const limit = bodyBytes === undefined ? {} : { bodyLimit: bodyBytes };
    if (takes)
      scope.addContentTypeParser(takes, { parseAs: 'buffer', ...limit }, (_request, bytes, done) => done(null, bytes));
    const config = { ...(access !== 'public' && { access }), ...(takes && { takes }) };
    scope.route({
      method,
      url,
      config,
      ...limit,
      handler: async (request, reply) => {
        const answer = await handler({
          params: readInput(params, request.params, 'The address'),
          query: (query ? readInput(query, request.query, 'The question') : undefined) as never,
          body: (body && readBody(body, request.body)) as never,
          actor: readActor(request, endpoint, now()),
          request,
          reply,
        });
        if (!response) return reply.code(204).send();
        if (!shown) return answer;
        void reply.code(endpoint.status ?? 200);
        // What the description does not name, such as a column that a query gained, stays here.
        return z.parse(shown, answer);
      },
    });
  });
}

function readBody(body: z.ZodType | FileBody, sent: unknown): unknown {
  if (!isFile(body)) return readInput(body, sent, 'The request');
  if (!Buffer.isBuffer(sent)) throw new ApiError('unsupported_media_type', 'Send the bytes of a file');
  return sent;
}

/** What a type says is only a hint: what a file is, its bytes decide. */
const typePattern = ({ types }: FileBody) =>
  new RegExp(
    `^(${types.map((type) => type.replaceAll(/[.+]/g, '\\$&').replace('*', '[\\w.+-]+')).join('|')})\\s*(;|$)`,
    'i',
  );
