import { countMatchesOn, deletePitch as deleteRow } from '#server/db/pitches/pitches.ts';
import type { Database } from '#server/db/transactions.ts';
import { pitchFieldsOf, requirePitch } from '#server/commands/steps/pitch-fields.ts';
import { refuseUsed } from '#server/commands/steps/refuse-used.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Only while no match is or was played there. */
export const deletePitch = (db: Database, actor: Actor, { pitchId: id }: { pitchId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const before = pitchFieldsOf(await requirePitch(tx, id));
    refuseUsed({ matches: await countMatchesOn(tx, id) }, 'The pitch');
    await deleteRow(tx, id);
    return {
      result: undefined,
      change: { what: 'delete_pitch', about: before.name, subject: `pitch:${id}`, before, tags: [`pitch:${id}`] },
    };
  });
