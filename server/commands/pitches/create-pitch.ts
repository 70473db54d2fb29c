import type { Pitch, PitchFields } from '#contract/desk/pitches.ts';
import { insertPitch, lockPitches } from '#server/db/pitches/pitches.ts';
import type { Database } from '#server/db/transactions.ts';
import { checkPitch, pitchFieldsOf, presentPitch } from '#server/commands/steps/pitch-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export const createPitch = (db: Database, actor: Actor, typed: PitchFields): Promise<Pitch> =>
  runCommand(db, actor, async (tx) => {
    await lockPitches(tx);
    const after = pitchFieldsOf(typed);
    await checkPitch(tx, after, null);
    const id = await insertPitch(tx, after);
    return {
      result: presentPitch({ ...after, id }),
      // No public page shows a pitch without a match.
      change: { what: 'create_pitch', about: after.name, subject: `pitch:${id}`, after, tags: [] },
    };
  });
