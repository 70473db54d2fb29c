import type { FastifyInstance } from 'fastify';
import { pitchEndpoints } from '#contract/desk/pitches.ts';
import { editPitch, presentPitch } from '#server/commands/pitches/edit-pitch.ts';
import { listPitchPlaces } from '#server/db/pitches/pitches.ts';
import type { Database } from '#server/db/open.ts';
import { serveDesk } from './serve-desk.ts';

/** Where the pitches are. */
export const pitchRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, pitchEndpoints, now, {
    listPitches: async () => ({
      pitches: (await listPitchPlaces(db)).map((row) => ({ ...presentPitch(row), matches: row.matches })),
    }),
    editPitch: ({ body, actor }) => editPitch(db, actor, body),
  });
