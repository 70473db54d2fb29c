import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './known-hosts.ts';
import { SESSION_SECONDS } from './sign-in.ts';

/** Over https the prefix keeps other hosts of the domain from setting it. */
export const cookieName = (secure: boolean) => (secure ? '__Host-desk' : 'desk');

/** The cookie that holds the token of a session. */
export function sessionCookie(deskUrl: string | null) {
  const options = (secure: boolean) =>
    ({ path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: SESSION_SECONDS }) as const;
  return {
    read: (request: FastifyRequest) => request.cookies[cookieName(isSecure(request, deskUrl))],
    write(request: FastifyRequest, reply: FastifyReply, token: string) {
      const secure = isSecure(request, deskUrl);
      void reply.setCookie(cookieName(secure), token, options(secure));
    },
    clear(request: FastifyRequest, reply: FastifyReply) {
      const secure = isSecure(request, deskUrl);
      void reply.setCookie(cookieName(secure), '', { ...options(secure), maxAge: 0 });
    },
  };
}
export type SessionCookie = ReturnType<typeof sessionCookie>;
