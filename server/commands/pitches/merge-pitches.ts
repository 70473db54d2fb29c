import type { Pitch, PitchFields } from '#contract/desk/pitches.ts';
import { deletePitch, movePitch, updatePitch } from '#server/db/pitches/pitches.ts';
import type { Database } from '#server/db/transactions.ts';
import { pitchFieldsOf, presentPitch, requirePitch } from '#server/commands/steps/pitch-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { InvalidField } from '#server/errors.ts';

/** [PL7] Two records of one pitch become one; the record of the address is kept. */
export const mergePitches = (
  db: Database,
  actor: Actor,
  { pitchId: id, otherId }: { pitchId: number; otherId: number },
): Promise<Pitch> =>
  runCommand(db, actor, async (tx) => {
    if (id === otherId) throw new InvalidField('otherId', 'same_pitch', 'It is one pitch');
    const kept = pitchFieldsOf(await requirePitch(tx, id));
    const other = pitchFieldsOf(await requirePitch(tx, otherId));
    const after = mergeFields(kept, other);
    await movePitch(tx, otherId, id);
    await deletePitch(tx, otherId);
    await updatePitch(tx, id, after);
    return {
      result: presentPitch({ ...after, id }),
      change: {
        what: 'merge_pitches',
        subject: `pitch:${id}`,
        about: kept.name,
        before: { name: other.name },
        after: { name: kept.name },
        // Every match on the one is listed with the name of the other.
        tags: ['everything'],
      },
    };
  });

/** What the one lacks the other has. */
const mergeFields = (kept: PitchFields, other: PitchFields): PitchFields => ({
  ...kept,
  address: kept.address ?? other.address,
  ...(kept.latitude === null && { latitude: other.latitude, longitude: other.longitude }),
  hours: kept.hours ?? other.hours,
  fee: kept.fee ?? other.fee,
});
