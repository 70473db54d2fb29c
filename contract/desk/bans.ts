import { z } from 'zod';
import { SUSPENSION_CAUSES } from '#domain/player/suspension.ts';
import { daySchema, idSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { versioned } from './office.ts';
import { deskRoutes } from './paths.ts';
import { line, optionalLine } from './text.ts';

/** Why somebody misses a match, and until when. */
export const suspensionSchema = z.object({
  cause: z.enum(SUSPENSION_CAUSES),
  /** Still to be missed, this one included; null for a ban that ends on a day. */
  matches: z.int().nullable(),
  until: daySchema.nullable(),
  /** Of a ban. */
  reason: z.object({ bg: z.string(), en: z.string() }).nullable(),
});
export type DeskSuspension = z.infer<typeof suspensionSchema>;

/** [SU9] A decision of the disciplinary commission: until a day, or for a number of matches. */
export const banFieldsSchema = z.strictObject({
  /** Null: in every competition. */
  competitionId: idSchema.nullable(),
  startsOn: daySchema,
  endsOn: daySchema.nullable(),
  matches: z.int().min(1).max(99).nullable(),
  /** The number under which it was decided. */
  decision: line(40).nullable(),
  /** Public, as the decision itself is. */
  reasonBg: line(200),
  /** Empty: as in Bulgarian. */
  reasonEn: optionalLine(200),
  liftedOn: daySchema.nullable(),
});
export type BanFields = z.infer<typeof banFieldsSchema>;
const editBanRequestSchema = versioned(banFieldsSchema);

export const savedBanSchema = versioned(banFieldsSchema).extend({ id: idSchema });
export type SavedBan = z.infer<typeof savedBanSchema>;

export const banListSchema = z.object({
  /** Of the player; the Latin one only if the league has its own. */
  name: z.string(),
  nameLatin: z.string().nullable(),
  /** The latest first. */
  bans: z.array(
    savedBanSchema.extend({
      /** Matches still to be missed; null for one that ends on a day. */
      left: z.int().nullable(),
      /** Served, over or lifted. */
      isOver: z.boolean(),
    }),
  ),
  competitions: z.array(z.object({ id: idSchema, name: z.string(), nameLatin: z.string() })),
});
export type BanList = z.infer<typeof banListSchema>;

export const banEndpoints = deskEndpoints({
  listBans: {
    method: 'GET',
    path: deskRoutes.bans,
    response: banListSchema,
    summary: 'What the disciplinary commission decided about a player, and what is left of it',
  },
  banPlayer: {
    method: 'POST',
    path: deskRoutes.bans,
    body: banFieldsSchema,
    response: savedBanSchema,
    status: 201,
    summary: 'Record a ban: until a day, or for a number of matches',
  },
  editBan: {
    method: 'PUT',
    path: deskRoutes.ban,
    body: editBanRequestSchema,
    response: savedBanSchema,
    summary: 'Shorten, lift or correct a ban',
  },
  deleteBan: {
    method: 'DELETE',
    path: deskRoutes.ban,
    summary: 'Remove a ban that was recorded by mistake',
  },
});
