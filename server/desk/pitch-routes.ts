import type { FastifyInstance } from 'fastify';
import { pitchEndpoints } from '#contract/desk/pitches.ts';
import { createPitch } from '#server/commands/pitches/create-pitch.ts';
import { deletePitch } from '#server/commands/pitches/delete-pitch.ts';
import { mergePitches } from '#server/commands/pitches/merge-pitches.ts';
import { editPitch } from '#server/commands/pitches/edit-pitch.ts';
import { presentPitch } from '#server/commands/steps/pitch-fields.ts';
import { listPitches } from '#server/db/pitches/pitches.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from './serve-desk.ts';

/** Where matches are played, and when there. */
export const pitchRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, pitchEndpoints, now, {
    listPitches: async () => ({
      pitches: (await listPitches(db)).map((row) => ({ ...presentPitch(row), matches: row.matches })),
    }),
    createPitch: ({ body, actor }) => createPitch(db, actor, body),
    editPitch: ({ params, body, actor }) => editPitch(db, actor, { ...body, ...params }),
    mergePitches: ({ params, body, actor }) => mergePitches(db, actor, { ...body, ...params }),
    deletePitch: ({ params, actor }) => deletePitch(db, actor, params),
  });
