import type { FastifyInstance } from 'fastify';
import { managerEndpoints } from '#contract/desk/managers.ts';
import type { Database } from '#server/db/transactions.ts';
import { addressOf } from './access/known-hosts.ts';
import { endManager, inviteManager, readManagers } from './access/managers.ts';
import { serveDesk } from './serve-desk.ts';

interface ManagerOptions {
  db: Database;
  deskUrl: string | null;
  now: () => Date;
}

/** Who answers for a team. */
export const managerRoutes = (app: FastifyInstance, { db, deskUrl, now }: ManagerOptions) =>
  serveDesk(app, managerEndpoints, now, {
    listManagers: ({ params, actor }) => readManagers(db, params, actor),
    inviteManager: ({ params, body, actor, request }) =>
      inviteManager(db, actor, { ...params, ...body, deskUrl: addressOf(request, deskUrl) }),
    endManager: ({ params, actor }) => endManager(db, actor, params),
  });
