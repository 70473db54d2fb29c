import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from '#contract/http/shared.ts';
import { PHOTO_BYTES, REGISTRATION_STATES } from '#domain/club/registration.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import { HIGHEST_NUMBER } from '#domain/team/shirt-numbers.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { deskRoutes } from './paths.ts';
import { playerFields } from './players.ts';
import { line, text } from './text.ts';

const birthdate = playerFields.shape.birthdate.unwrap();
const shirtNumber = z.int().min(1).max(HIGHEST_NUMBER).nullable();
const position = z.enum(POSITIONS).nullable();
/** Of a team's link, or of a registration on the phone that made it: at least 128 random bits in base64url. */
const secret = z.string().regex(/^[\w-]{22,64}$/);

/** Lines as pairs of coordinates, from 0 to 1000 of the width of the field. */
const strokes = z
  .array(z.array(z.int().min(0).max(1000)).min(2).max(2000))
  .min(1)
  .max(60)
  .refine((lines) => lines.flat().length <= 6000 && lines.every((points) => points.length % 2 === 0));

const parentSchema = z.strictObject({
  name: line(80),
  /** A phone number or an e-mail address; the league alone sees it. */
  contact: line(120),
  /** Drawn, or the typed name instead where nobody can draw. */
  signature: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('drawn'), strokes }),
    z.strictObject({ kind: z.literal('typed') }),
  ]),
});
export type Parent = z.infer<typeof parentSchema>;

const sendRegistrationSchema = z.strictObject({
  code: secret,
  /** The phone makes it with the form: what is sent twice is one registration, and only this phone opens it again. */
  token: secret,
  firstName: line(40),
  lastName: line(40),
  birthdate,
  position,
  shirtNumber,
  /** In base64; null for later. */
  photo: z
    .base64()
    .max(Math.ceil(PHOTO_BYTES / 3) * 4)
    .nullable(),
  /** In a correction without a photo: the one that was sent before stays. */
  keepsPhoto: z.boolean().optional(),
  /** The edition of the text that was agreed to. */
  consent: idSchema,
  /** [RG1] Of a minor. */
  parent: parentSchema.nullable(),
  language: z.enum(['bg', 'en']),
});
export type SendRegistration = z.infer<typeof sendRegistrationSchema>;

const teamSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  shortName: z.string(),
  crest: z.string().nullable(),
});

/** What a link is for, before anything is asked. */
export const openedLinkSchema = z.object({
  team: teamSchema,
  /** Who answers for the team. */
  invitedBy: z.string().nullable(),
  league: z.object({ bg: z.string(), en: z.string(), publicUrl: z.string(), styles: z.string().nullable() }),
  ages: z.object({ least: z.int().nullable(), adult: z.int() }),
  /** Nobody wears them; two may wish the same. */
  freeNumbers: z.array(z.int()),
  consent: z.object({ edition: idSchema, since: daySchema, bg: z.string(), en: z.string() }),
});
export type OpenedLink = z.infer<typeof openedLinkSchema>;

/** What was sent from this phone, as it stands. */
export const ownRegistrationSchema = z.object({
  state: z.enum(REGISTRATION_STATES),
  team: teamSchema,
  /** Who looks at it. */
  manager: z.string().nullable(),
  name: z.string(),
  position,
  shirtNumber,
  hasPhoto: z.boolean(),
  sentAt: instantSchema,
  decidedAt: instantSchema.nullable(),
  /** What a manager said who refused it. */
  reason: z.string().nullable(),
  publicUrl: z.string(),
});
export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;

export const teamLinkSchema = z.object({
  /** Null while there is none. */
  link: z
    .object({
      address: z.string(),
      createdAt: instantSchema,
      /** How many have registered with it. */
      registered: z.int(),
    })
    .nullable(),
});
export type TeamLink = z.infer<typeof teamLinkSchema>;

/** Somebody whom the league knows, by what is public of him. */
const knownPlayerSchema = z.object({
  playerId: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  position,
  teams: z.array(teamSchema.pick({ id: true, name: true, nameLatin: true })),
  isOwn: z.boolean(),
});
export type KnownPlayer = z.infer<typeof knownPlayerSchema>;

const registrationSchema = z.object({
  id: idSchema,
  /** Changes with each correction: what was confirmed is what was seen. */
  version: z.int(),
  name: z.string(),
  birthdate: daySchema,
  position,
  shirtNumber,
  /** Of somebody in the squad, or who wishes it too. */
  numberTaken: z.boolean(),
  /** Where the desk shows it; it is not public. */
  photo: z.string().nullable(),
  isMinor: z.boolean(),
  /** Of a minor, who has signed. */
  parent: z.string().nullable(),
  sentAt: instantSchema,
  /** [RG2] Of one who was asked for and not accepted: what the league said, null where the team itself did not ask any more. */
  returned: z.object({ reason: z.string().nullable() }).nullable(),
  /** [RG6] Who it may be. */
  alike: z.array(knownPlayerSchema),
});
export type Registration = z.infer<typeof registrationSchema>;

export const registrationsSchema = z.object({
  /** Those that nobody has looked at, and those that came back, the first that came first. */
  waiting: z.array(registrationSchema),
});
export type Registrations = z.infer<typeof registrationsSchema>;

const correctRegistrationSchema = z.strictObject({
  version: z.int(),
  name: line(80),
  birthdate,
  position,
  shirtNumber,
});

const confirmRegistrationSchema = z.strictObject({
  version: z.int(),
  /** [RG6] The known player whom the manager recognises; null for somebody else. */
  playerId: idSchema.nullable().default(null),
});
export const confirmedRegistrationSchema = z.object({
  /** Null where it took effect at once. */
  requestId: idSchema.nullable(),
  /** He plays elsewhere: his club is asked. [CB8] */
  isTransfer: z.boolean(),
});
export type ConfirmedRegistration = z.infer<typeof confirmedRegistrationSchema>;

const refuseRegistrationSchema = z.strictObject({ reason: text(300).nullable().default(null) });

const MOST_LINES = 60;
const pastedPlayer = z.object({ name: line(80), birthdate, position, shirtNumber });
export type PastedPlayer = z.infer<typeof pastedPlayer>;

export const pastedPlayersSchema = z.object({
  /** Each line that is not empty, and what it says. */
  lines: z.array(
    z.object({
      line: z.int(),
      text: z.string(),
      name: z.string(),
      birthdate: daySchema.nullable(),
      position,
      shirtNumber,
      /** Why it cannot be sent as it is. */
      wrong: z.enum(['no_name', 'no_birthdate', 'unborn', 'too_young']).nullable(),
    }),
  ),
});
export type PastedPlayers = z.infer<typeof pastedPlayersSchema>;

export const sentPlayersSchema = z.object({
  /** In the order in which they were sent. */
  players: z.array(
    z.object({
      name: z.string(),
      /** Null where it took effect at once, or was refused. */
      requestId: idSchema.nullable(),
      /** Why it was refused, and about whom or what. */
      reason: z.string().nullable(),
      about: z.string().nullable(),
    }),
  ),
});
export type SentPlayers = z.infer<typeof sentPlayersSchema>;

/** A photo in base64, a signature, and the few words beside them. */
const BODY_BYTES = 512 * 1024;

/** For people without a session. */
export const openRegistrationEndpoints = deskEndpoints({
  openTeamLink: {
    method: 'POST',
    path: deskRoutes.openTeamLink,
    access: 'public',
    body: z.strictObject({ code: secret }),
    response: openedLinkSchema,
    key: 'none',
    summary: "What a team's link is for, and what whoever registers has to know",
  },
  sendRegistration: {
    method: 'POST',
    path: deskRoutes.openRegistrations,
    access: 'public',
    body: sendRegistrationSchema,
    bodyBytes: BODY_BYTES,
    response: ownRegistrationSchema,
    key: 'none',
    summary: 'Register in a team, or correct it while nobody has confirmed it',
  },
  readOwnRegistration: {
    method: 'POST',
    path: deskRoutes.ownRegistration,
    access: 'public',
    body: z.strictObject({ token: secret }),
    response: ownRegistrationSchema,
    key: 'none',
    summary: 'How a registration stands, for the phone that sent it',
  },
});

export const registrationEndpoints = deskEndpoints({
  getTeamLink: {
    method: 'GET',
    path: deskRoutes.teamLink,
    access: 'own-team',
    response: teamLinkSchema,
    summary: "The team's link for players, who register themselves with it",
  },
  renewTeamLink: {
    method: 'POST',
    path: deskRoutes.teamLink,
    access: 'own-team',
    response: teamLinkSchema,
    status: 201,
    summary: 'Make a link; the one before ends at once',
  },
  endTeamLink: {
    method: 'DELETE',
    path: deskRoutes.teamLink,
    access: 'own-team',
    summary: 'Nobody registers by a link any more',
  },
  listRegistrations: {
    method: 'GET',
    path: deskRoutes.registrations,
    access: 'own-team',
    response: registrationsSchema,
    summary: 'Who has registered and waits for a manager',
  },
  getRegistrationPhoto: {
    method: 'GET',
    path: deskRoutes.registrationPhoto,
    access: 'own-team',
    response: file('image/webp'),
    summary: 'The photo that somebody sent with his registration',
  },
  correctRegistration: {
    method: 'PUT',
    path: deskRoutes.registration,
    access: 'own-team',
    body: correctRegistrationSchema,
    summary: 'Write what somebody sent as it should be',
  },
  confirmRegistration: {
    method: 'POST',
    path: deskRoutes.confirmedRegistration,
    access: 'own-team',
    body: confirmRegistrationSchema,
    response: confirmedRegistrationSchema,
    summary: 'Say that he is one of the team: the league is asked, or he is in the squad at once',
  },
  refuseRegistration: {
    method: 'POST',
    path: deskRoutes.refusedRegistration,
    access: 'own-team',
    body: refuseRegistrationSchema,
    summary: 'Say that he is not one of the team',
  },
  readPastedPlayers: {
    method: 'POST',
    path: deskRoutes.pastedPlayers,
    access: 'own-team',
    body: z.strictObject({ text: text(20_000) }),
    bodyBytes: 128 * 1024,
    response: pastedPlayersSchema,
    key: 'none',
    summary: 'What pasted lines such as "10 Иван Петров 5.3.1999" say; nothing is sent',
  },
  sendPlayers: {
    method: 'POST',
    path: deskRoutes.newPlayers,
    access: 'own-team',
    body: z.strictObject({ players: z.array(pastedPlayer.strict()).min(1).max(MOST_LINES) }),
    response: sentPlayersSchema,
    summary: 'Ask for several players, each for himself; what is refused says why, and the others go through',
  },
});
