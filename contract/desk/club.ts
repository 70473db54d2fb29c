import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from '#contract/http/shared.ts';
import { REQUEST_KINDS } from '#domain/club/requests.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import { DECLARATION_BYTES } from '#domain/player/declaration.ts';
import { suspensionSchema } from './bans.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { deskTeamSchema } from './matches.ts';
import { deskRoutes, PICTURE_BYTES } from './paths.ts';
import { uploadedPictureSchema } from './pictures.ts';
import { declarationStateSchema, pictureSchema } from './players.ts';
import { teamFields } from './teams.ts';

const clubMemberSchema = z.object({
  playerId: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  birthdate: daySchema.nullable(),
  position: z.enum(POSITIONS).nullable(),
  picture: pictureSchema.nullable(),
  shirtNumber: z.int().nullable(),
  captain: z.boolean(),
  joinedOn: daySchema,
  leftOn: daySchema.nullable(),
  /** [EL2] A minor whose parent has signed nothing does not play. */
  needsDeclaration: z.boolean(),
  suspension: suspensionSchema.nullable(),
});
export type ClubMember = z.infer<typeof clubMemberSchema>;

export const clubSchema = z.object({
  team: deskTeamSchema,
  /** Of this season, with the last day on which their squads are open. */
  competitions: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      nameLatin: z.string(),
      registrationUntil: daySchema.nullable(),
    }),
  ),
  /** The next match that has an hour. */
  next: z
    .object({
      id: idSchema,
      startTime: instantSchema,
      competition: z.object({ name: z.string(), nameLatin: z.string() }),
      gameweek: z.int(),
      home: deskTeamSchema.nullable(),
      away: deskTeamSchema.nullable(),
      venue: z.string().nullable(),
    })
    .nullable(),
  /** Of its first competition: the team with who is above and below; empty before the first match. */
  table: z.array(
    z.object({
      position: z.int(),
      team: deskTeamSchema,
      goalDifference: z.int(),
      points: z.int(),
    }),
  ),
  /** Who is in the squad today, or will be. */
  members: z.array(clubMemberSchema),
  limits: z.object({ onPitch: z.int(), least: z.int(), most: z.int(), adultAge: z.int() }),
  /** [CB1] What waits for the league; the rest takes effect at once. */
  waits: z.array(z.enum(REQUEST_KINDS)),
  /** What the team says about itself. */
  fields: teamFields,
  today: daySchema,
});
export type Club = z.infer<typeof clubSchema>;

const findQuerySchema = z.object({ find: z.string().trim().min(2).max(100) });
export const othersSchema = z.object({
  players: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      nameLatin: z.string(),
      picture: z.string().nullable(),
      team: deskTeamSchema,
    }),
  ),
});
export type Others = z.infer<typeof othersSchema>;

const purposeSchema = z.object({ purpose: z.enum(['face', 'crest', 'article']) });

export const clubEndpoints = deskEndpoints({
  getClub: {
    method: 'GET',
    path: deskRoutes.club,
    access: 'own-team',
    response: clubSchema,
    summary: 'A team as its manager sees it: the next match, the table and the squad with what is missing',
  },
  findOthers: {
    method: 'GET',
    path: deskRoutes.others,
    access: 'own-team',
    query: findQuerySchema,
    response: othersSchema,
    summary: 'Players of other teams by name, as the public sees them, for a transfer',
  },
  uploadClubPicture: {
    method: 'POST',
    path: deskRoutes.clubPictures,
    access: 'own-team',
    query: purposeSchema,
    body: file('image/*', 'application/octet-stream'),
    bodyBytes: PICTURE_BYTES,
    response: uploadedPictureSchema,
    status: 201,
    summary: 'Store a picture for a request of the team',
  },
  getClubPicture: {
    method: 'GET',
    path: deskRoutes.clubPicture,
    access: 'own-team',
    response: file('image/*'),
    summary: 'A photo of somebody in the squad, also one that the public must not see',
  },
  uploadClubDeclaration: {
    method: 'PUT',
    path: deskRoutes.clubDeclaration,
    access: 'own-team',
    body: file('image/*', 'application/pdf', 'application/octet-stream'),
    bodyBytes: DECLARATION_BYTES,
    response: declarationStateSchema,
    summary: 'Store what a parent has signed for somebody of the squad',
  },
});
