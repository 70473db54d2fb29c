import type { FastifyInstance } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import { editPitchRequestSchema, type Pitch, type PitchList } from '#contract/desk/pitches.ts';
import { editPitch, presentPitch } from '#server/commands/edit-pitch.ts';
import { listPitchPlaces } from '#server/db/desk/pitches.ts';
import type { Database } from '#server/db/open.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

/** For organisers: where the pitches are. */
export function pitchRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  const actorOf = actorAt(now);
  app.get(deskPaths.pitches, async (): Promise<PitchList> => ({
    pitches: (await listPitchPlaces(db)).map((row) => ({ ...presentPitch(row), matches: row.matches })),
  }));
  app.put(deskPaths.pitches, async (request): Promise<Pitch> => {
    const pitch = readInput(editPitchRequestSchema, request.body, 'The pitch');
    return editPitch(db, actorOf(request), pitch);
  });
}
