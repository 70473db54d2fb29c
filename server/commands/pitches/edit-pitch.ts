import type { EditPitch, Pitch, PitchFields } from '#contract/desk/pitches.ts';
import { isPitch, lockPitch, storePitch, type PitchRow } from '#server/db/pitches/pitches.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { plainLatin } from '#domain/formatting/plain-latin.ts';
import { refuseConflict, versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** In this order: the version is a digest of their text. */
const pitchFieldsOf = ({ name, nameLatin, address, latitude, longitude }: PitchRow): PitchFields => ({
  nameLatin: nameLatin === plainLatin(name) ? null : nameLatin,
  address,
  latitude,
  longitude,
});

export function presentPitch(row: PitchRow): Pitch {
  const fields = pitchFieldsOf(row);
  return { ...fields, name: row.name, version: versionOf(fields) };
}

/** [PL1] Where a pitch is, for the way to it. */
export const editPitch = (db: Database, actor: Actor, { name, version, ...typed }: EditPitch): Promise<Pitch> =>
  runCommand(db, actor, async (tx) => {
    if (!(await isPitch(tx, name))) throw new ApiError('not_found', 'There is no such pitch');
    const nothing = { name, nameLatin: null, address: null, latitude: null, longitude: null };
    const before = pitchFieldsOf((await lockPitch(tx, name)) ?? nothing);
    const after = pitchFieldsOf({ ...typed, name });
    const result = presentPitch({ ...typed, name });
    if (JSON.stringify(before) === JSON.stringify(after)) return { result, change: null };
    await refuseConflict(tx, 'league', before, version);
    if ((after.latitude === null) !== (after.longitude === null))
      throw new InvalidField('longitude', 'half_coordinates', 'Coordinates are two numbers');
    await storePitch(tx, { ...after, name, nameLatin: after.nameLatin ?? plainLatin(name) });
    return {
      result,
      change: { what: 'edit_pitch', about: name, subject: 'league', before, after, tags: ['everything'] },
    };
  });
