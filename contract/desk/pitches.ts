import { z } from 'zod';
import { deskEndpoints } from './endpoint.ts';
import { versioned } from './office.ts';
import { line } from './text.ts';

/** Where a pitch is. */
export const pitchFieldsSchema = z.strictObject({
  /** Null: the name is transliterated. */
  nameLatin: line(200).nullable(),
  address: line(200).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});
export type PitchFields = z.infer<typeof pitchFieldsSchema>;

const named = { name: line(200) };
export const editPitchRequestSchema = versioned(pitchFieldsSchema).extend(named);
export type EditPitch = z.infer<typeof editPitchRequestSchema>;

export const pitchSchema = versioned(pitchFieldsSchema).extend(named);
export type Pitch = z.infer<typeof pitchSchema>;
export const pitchListSchema = z.object({
  /** All where matches are or were played, by name. */
  pitches: z.array(pitchSchema.extend({ matches: z.int() })),
});
export type PitchList = z.infer<typeof pitchListSchema>;

export const pitchEndpoints = deskEndpoints({
  listPitches: {
    method: 'GET',
    path: '/api/office/pitches',
    response: pitchListSchema,
    summary: 'All pitches, and where they are',
  },
  editPitch: {
    method: 'PUT',
    path: '/api/office/pitches',
    body: editPitchRequestSchema,
    response: pitchSchema,
    summary: 'Say where a pitch is',
  },
});
