import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import { ApiError } from '#server/errors.ts';
import { CONTENT_TYPE } from '#server/metrics/text-format.ts';
import type { TokenCheck } from './access/desk-token.ts';
import { LOCAL_HOSTS } from './access/known-hosts.ts';
import type { RefuseGuess } from './access/wrong-credentials.ts';

interface MetricsOptions {
  metrics(): Promise<string>;
  /** Of METRICS_TOKEN, or of the desk. */
  isValidToken: TokenCheck;
  refuseGuess: RefuseGuess;
}

/** For a Prometheus on the same machine, or elsewhere with a token. */
export function metricsRoute(app: FastifyInstance, { metrics, isValidToken, refuseGuess }: MetricsOptions) {
  app.get(deskPaths.metrics, async (request, reply) => {
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined ? !isOnThisMachine(request) : !isValidToken(token)) {
      void reply.header('www-authenticate', 'Bearer');
      const refusal = new ApiError('unauthorized', 'Metrics need a token, unless they are read on this machine');
      throw token === undefined ? refusal : refuseGuess(request, reply, refusal);
    }
    return reply.type(CONTENT_TYPE).send(await metrics());
  });
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** A proxy on this machine asks for others: it names another host, or says for whom. */
function isOnThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  return (
    loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4') &&
    LOCAL_HOSTS.includes(hostname) &&
    !FORWARDED.some((name) => name in headers)
  );
}
