import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { EMBED_FOLDER } from '#contract/paths.ts';
import { EMBED_ORIGIN } from '#domain/match/video.ts';

/** Of this host alone: whoever runs others beside it decides about them. */
const HSTS = 'max-age=31536000';

/** Headers of every response, refusals included. */
export const headersOfAll = (isSecure: boolean): [name: string, value: string][] => [
  ['x-content-type-options', 'nosniff'],
  ...(isSecure ? ([['strict-transport-security', HSTS]] satisfies [string, string][]) : []),
];

/** What no page of ours needs, nor a frame in it. */
const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()';

/** Like the headers of helmet, which files that are no documents are sent without. */
export const allowNoDevices = ({ raw }: FastifyReply): void =>
  void raw.setHeader('permissions-policy', PERMISSIONS_POLICY);

/** Only our own files and the one inline script may run; only the embeds may be shown in a frame. */
export async function securityHeaders(
  app: FastifyInstance,
  bootScript: string | null,
  { pictures, connections }: { pictures: string[]; connections: string[] },
) {
  await app.register(helmet, {
    contentSecurityPolicy: bootScript !== null && {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...pictures],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...connections],
        'frame-src': [EMBED_ORIGIN],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // Of every response, see `headersOfAll`.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    allowNoDevices(reply);
    if (!request.url.startsWith(EMBED_FOLDER)) return;
    reply.removeHeader('x-frame-options');
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    if (policy) reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  });
}
