import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { pushEndpointSchema, pushReplacementSchema, pushSubscriptionSchema } from '#contract/http/push.ts';
import { pushPaths } from '#contract/paths.ts';
import type { NoRoom, StoredSubscription } from '#server/db/push/subscriptions.ts';
import { ApiError } from '#server/errors.ts';
import { isFromForeignPage } from '#server/http/own-origin.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';

export interface PushRegister {
  publicKey: string;
  /** Whether we may send there. */
  isAllowed(endpoint: string): boolean;
  /** Null when it is stored, for a client at this address. */
  store(subscription: StoredSubscription, address: string): Promise<NoRoom | null>;
  replace(before: string, subscription: Pick<StoredSubscription, 'endpoint' | 'p256dh' | 'auth'>): Promise<void>;
  remove(endpoint: string): Promise<void>;
}

const NO_ROOM: Record<NoRoom, () => ApiError> = {
  'in-all': () => new ApiError('unavailable', 'No more devices can get notifications'),
  'in-network': () =>
    new ApiError('too_many_requests', 'No more devices of your network can get notifications: try from another one'),
};

/** Stars are marked one after the other, and each is sent. */
const LIMIT = { burst: 30, perSecond: 0.5 };

/** The only writes of the public site. Who knows an endpoint, which only its browser and we do, may change what it gets. */
export function pushRoutes(app: FastifyInstance, push: PushRegister, publicUrl: string) {
  const limit = createRateLimit(LIMIT);
  const options = {
    config: { writes: true },
    preValidation: async (request: FastifyRequest) => {
      if (isFromForeignPage(request, publicUrl))
        throw new ApiError('forbidden', 'Only pages of this site may ask for notifications');
      if (limit.take(request.ip) !== null)
        throw new ApiError('too_many_requests', 'Too many requests from your address: try again shortly');
    },
  };
  const check = (endpoint: string) => {
    if (!push.isAllowed(endpoint)) throw new ApiError('bad_request', 'There is no push service at this endpoint');
  };

  app.get(pushPaths.key, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { key: push.publicKey };
  });

  app.put(pushPaths.subscription, options, async (request, reply) => {
    const { keys, ...subscription } = parse(pushSubscriptionSchema, request.body);
    check(subscription.endpoint);
    const noRoom = await push.store({ ...subscription, ...keys }, request.ip);
    if (noRoom) throw NO_ROOM[noRoom]();
    return reply.code(204).send();
  });

  app.patch(pushPaths.subscription, options, async (request, reply) => {
    const { before, endpoint, keys } = parse(pushReplacementSchema, request.body);
    check(endpoint);
    await push.replace(before, { endpoint, ...keys });
    return reply.code(204).send();
  });

  app.delete(pushPaths.subscription, options, async (request, reply) => {
    await push.remove(parse(pushEndpointSchema, request.body).endpoint);
    return reply.code(204).send();
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new ApiError('bad_request', 'The subscription could not be understood');
  return data;
}
