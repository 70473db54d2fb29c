import type { Pitch, PitchFields } from '#contract/desk/pitches.ts';
import { plainLatin } from '#domain/formatting/plain-latin.ts';
import { hasLookAlike, lockPitch, type PitchRow } from '#server/db/pitches/pitches.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { versionOf } from './refuse-conflict.ts';

const fromMonday = (weekday: number) => (weekday + 6) % 7;

/** In this order: the version is a digest of their text. */
export const pitchFieldsOf = ({
  name,
  nameLatin,
  address,
  latitude,
  longitude,
  hours,
  fee,
}: PitchFields): PitchFields => ({
  name: name.trim(),
  nameLatin: nameLatin === plainLatin(name) ? null : nameLatin,
  address,
  latitude,
  longitude,
  hours:
    hours &&
    hours
      .map(({ weekday, from, until }) => ({ weekday, from, until }))
      .toSorted((a, b) => fromMonday(a.weekday) - fromMonday(b.weekday)),
  fee,
});

export function presentPitch(row: PitchRow): Pitch {
  const fields = pitchFieldsOf(row);
  return { ...fields, id: row.id, version: versionOf(fields) };
}

export async function requirePitch(tx: Queryable, id: number): Promise<PitchRow> {
  const row = await lockPitch(tx, id);
  if (!row) throw new ApiError('not_found', `There is no pitch ${id}`);
  return row;
}

/** [PL5] Lock the pitches first. */
export async function checkPitch(tx: Queryable, fields: PitchFields, except: number | null): Promise<void> {
  if ((fields.latitude === null) !== (fields.longitude === null))
    throw new InvalidField('longitude', 'half_coordinates', 'Coordinates are two numbers');
  if (await hasLookAlike(tx, fields.name, except))
    throw new InvalidField('name', 'pitch_known', 'There is a pitch of this name');
}
