import { z } from 'zod';
import { areHours } from '#domain/pitches/opening-hours.ts';
import { idSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { versioned } from './office.ts';
import { deskRoutes } from './paths.ts';
import { line } from './text.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** [PL4] */
const openingHoursSchema = z
  .array(z.strictObject({ weekday: z.int().min(0).max(6), from: time, until: time }))
  .min(1)
  .max(7)
  .refine(areHours);

/** Where matches are played, and when there. */
const pitchFieldsSchema = z.strictObject({
  name: line(200),
  /** Null: the name is transliterated. */
  nameLatin: line(200).nullable(),
  address: line(200).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** Null: at any time. */
  hours: openingHoursSchema.nullable(),
  /** Of the office alone. */
  fee: line(100).nullable(),
});
export type PitchFields = z.infer<typeof pitchFieldsSchema>;

export const editPitchRequestSchema = versioned(pitchFieldsSchema);
export type EditPitch = z.infer<typeof editPitchRequestSchema>;

const pitchSchema = versioned(pitchFieldsSchema).extend({ id: idSchema });
export type Pitch = z.infer<typeof pitchSchema>;
const pitchListSchema = z.object({
  /** By name. */
  pitches: z.array(pitchSchema.extend({ matches: z.int() })),
});
export type PitchList = z.infer<typeof pitchListSchema>;

/** What planning needs to know of a pitch. */
export const plannedPitchSchema = z.object({
  name: z.string(),
  nameLatin: z.string().nullable(),
  hours: openingHoursSchema.nullable(),
  fee: z.string().nullable(),
});
export type PlannedPitch = z.infer<typeof plannedPitchSchema>;

export const pitchEndpoints = deskEndpoints({
  listPitches: {
    method: 'GET',
    path: deskRoutes.pitches,
    response: pitchListSchema,
    summary: 'All pitches: where they are, and when they are available',
  },
  createPitch: {
    method: 'POST',
    path: deskRoutes.pitches,
    body: pitchFieldsSchema,
    response: pitchSchema,
    status: 201,
    summary: 'Add a pitch',
  },
  editPitch: {
    method: 'PUT',
    path: deskRoutes.pitch,
    body: editPitchRequestSchema,
    response: pitchSchema,
    summary: 'Change a pitch; its matches follow its name',
  },
  mergePitches: {
    method: 'POST',
    path: deskRoutes.mergePitch,
    body: z.strictObject({ otherId: idSchema }),
    response: pitchSchema,
    summary: 'Make one pitch of two: the matches of the other move, and it is gone',
  },
  deletePitch: {
    method: 'DELETE',
    path: deskRoutes.pitch,
    summary: 'Delete a pitch on which no match is played',
  },
});
