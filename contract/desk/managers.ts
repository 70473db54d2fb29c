import { z } from 'zod';
import { idSchema, instantSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { deskRoutes } from './paths.ts';
import { text } from './text.ts';

export const managerListSchema = z.object({
  managers: z.array(
    z.object({
      personId: idSchema,
      name: z.string(),
      isYou: z.boolean(),
      /** Null for somebody who is signed in nowhere. */
      lastUsedAt: instantSchema.nullable(),
      /** Of an invitation that was not opened yet. */
      invitedUntil: instantSchema.nullable(),
      /** [PM14] Whether whoever asks may end him. */
      mayEnd: z.boolean(),
    }),
  ),
  /** [PM13] How many a team may have. */
  most: z.int(),
});
export type ManagerList = z.infer<typeof managerListSchema>;

const inviteManagerSchema = z.strictObject({
  /** Of somebody who is not at the desk yet. */
  name: text(60).nullable().default(null),
  /** Or somebody who is; organisers alone know who is. */
  personId: idSchema.nullable().default(null),
});

/** The link is shown once: only a hash of its code is stored. Who is at the desk already needs none. */
export const managerInvitationSchema = z.object({
  personId: idSchema,
  link: z.string().nullable(),
  expiresAt: instantSchema.nullable(),
});
export type ManagerInvitation = z.infer<typeof managerInvitationSchema>;

export const managerEndpoints = deskEndpoints({
  listManagers: {
    method: 'GET',
    path: deskRoutes.managers,
    access: 'own-team',
    response: managerListSchema,
    summary: 'Who answers for a team',
  },
  inviteManager: {
    method: 'POST',
    path: deskRoutes.managers,
    access: 'own-team',
    body: inviteManagerSchema,
    response: managerInvitationSchema,
    status: 201,
    summary: 'Add a manager of a team, with a link that signs in one device and is shown this once',
  },
  endManager: {
    method: 'DELETE',
    path: deskRoutes.manager,
    access: 'own-team',
    summary: 'Somebody is no longer a manager of a team; who is nothing else at the desk is signed out',
  },
});
