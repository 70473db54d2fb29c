import type { FastifyInstance } from 'fastify';
import { sponsorEndpoints } from '#contract/desk/sponsors.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { isSponsorShown } from '#domain/league/sponsors.ts';
import { addSponsor, deleteSponsor, editSponsor, presentSponsor } from '#server/commands/league/save-sponsor.ts';
import { listSponsors } from '#server/db/league/sponsors.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from './serve-desk.ts';

/** Who supports the league. */
export const sponsorRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, sponsorEndpoints, now, {
    listSponsors: async ({ actor }) => ({
      sponsors: (await listSponsors(db)).map((row) => ({
        ...presentSponsor(row),
        isShown: isSponsorShown(row, dayAt(actor.at)),
      })),
    }),
    addSponsor: ({ body, actor }) => addSponsor(db, actor, body),
    editSponsor: ({ params, body, actor }) => editSponsor(db, actor, { ...body, ...params }),
    deleteSponsor: ({ params, actor }) => deleteSponsor(db, actor, params),
  });
