import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { pushEndpointSchema, pushReplacementSchema, pushSubscriptionSchema } from '#contract/http/push.ts';
import { pushPaths } from '#contract/paths.ts';
import type { StoredSubscription } from '#server/db/push/subscriptions.ts';
import { ApiError } from '#server/errors.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';

export interface PushRegister {
  publicKey: string;
  /** Whether we may send there. */
  isAllowed(endpoint: string): boolean;
  /** False when there are too many. */
  store(subscription: StoredSubscription): Promise<boolean>;
  replace(before: string, subscription: Pick<StoredSubscription, 'endpoint' | 'p256dh' | 'auth'>): Promise<void>;
  remove(endpoint: string): Promise<void>;
}

/** Stars are marked one after the other, and each is sent. */
const LIMIT = { burst: 30, perSecond: 0.5 };

/** The only writes of the public site. Who knows an endpoint, which only its browser and we do, may change what it gets. */
export function pushRoutes(app: FastifyInstance, push: PushRegister) {
  const limit = createRateLimit(LIMIT);
  const options = {
    config: { writes: true },
    preValidation: async (request: FastifyRequest) => {
      if (request.headers['sec-fetch-site'] === 'cross-site')
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
    if (!(await push.store({ ...subscription, ...keys })))
      throw new ApiError('unavailable', 'No more devices can get notifications');
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
