import { z } from 'zod';
import { ROLES, SESSION_ROLES } from '#domain/desk/permissions.ts';
import { idSchema, idText, instantSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { subjectSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { text } from './text.ts';

const named = z.object({ id: idSchema, name: z.string() });
/** Whose manager somebody is. */
const managedTeam = named.extend({ nameLatin: z.string() });

/** At least 128 random bits in base64url. */
export const codeSchema = z.string().regex(/^[\w-]{22,64}$/);

/** What an invitation or a match link is for, shown before it is accepted. */
export const codePreviewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('invitation'),
    name: z.string(),
    roles: z.array(z.enum(ROLES)),
    teams: z.array(managedTeam),
    /** Null for the link of the first start and of the command line. */
    invitedBy: z.string().nullable(),
    /** The competitions whose matches a scorer may score, of which an organiser of some decides; empty means all. */
    competitions: z.array(named),
    /** The first organiser has no name yet: nobody invited him. */
    asksName: z.boolean(),
    expiresAt: instantSchema,
  }),
  z.object({
    kind: z.literal('match-link'),
    matchId: idSchema,
    home: z.string(),
    away: z.string(),
    startTime: instantSchema.nullable(),
    /** [PM5] [PM6] Null while the match has no date. */
    expiresAt: instantSchema.nullable(),
    invitedBy: z.string().nullable(),
  }),
]);
export type CodePreview = z.infer<typeof codePreviewSchema>;

const codeRequestSchema = z.strictObject({ code: codeSchema });
/** The name of a volunteer who uses a match link, or of the first organiser; otherwise the organiser wrote it. */
const signInRequestSchema = z.strictObject({ code: codeSchema, name: text(60).optional() });

/** Who is signed in on this device. */
export const sessionSchema = z.object({
  id: idSchema,
  /** Null for a match link. */
  personId: idSchema.nullable(),
  name: z.string(),
  /** [PM12] The most important first. */
  roles: z.array(z.enum(SESSION_ROLES)),
  /** The first of them, for an app that is still open after an update of the desk. */
  role: z.enum(SESSION_ROLES),
  /** [PM10] The competitions that he organises; null means all. */
  competitions: z.array(idSchema).nullable(),
  /** [PM13] Whose manager he is. */
  teams: z.array(managedTeam.extend({ shortName: z.string(), crest: z.string().nullable() })),
  /** The only match that a match link may score. */
  matchId: idSchema.nullable(),
  expiresAt: instantSchema,
  /** The league as the public site calls it and looks, and its address. */
  league: z.object({
    bg: z.string(),
    en: z.string(),
    publicUrl: z.string(),
    /** [LS9] */
    bulgarianOnly: z.boolean(),
    logo: z.string().nullable(),
    /** [LS7] Over those of the app. */
    styles: z.string().nullable(),
  }),
});
export type Session = z.infer<typeof sessionSchema>;

const invitationRequestSchema = z.strictObject({
  name: text(60),
  role: z.enum(ROLES),
  /** For scorers, where empty means all, and for organisers of some competitions. */
  competitions: z.array(idSchema).max(100).default([]),
});
const roleRequestSchema = z.strictObject({
  role: z.enum(ROLES),
  /** Of a scorer, where null means all, and of an organiser of some. */
  competitions: z.array(idSchema).max(100).nullable().default(null),
});
/** [PM12] All of his roles from now on, each once. Of what teams he is a manager is not among them. */
const rolesRequestSchema = z.strictObject({
  roles: z
    .array(roleRequestSchema)
    .max(ROLES.length)
    .refine((roles) => new Set(roles.map(({ role }) => role)).size === roles.length),
});
export type RolesRequest = z.infer<typeof rolesRequestSchema>;

/** The link is shown once: only a hash of its code is stored. */
export const invitationSchema = z.object({
  id: idSchema,
  personId: idSchema,
  link: z.string(),
  expiresAt: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;
export const matchLinkSchema = z.object({
  id: idSchema,
  link: z.string(),
  /** What the invitation says it is for. */
  home: z.string(),
  away: z.string(),
  startTime: instantSchema.nullable(),
  /** Null while the match has no date. */
  expiresAt: instantSchema.nullable(),
});
export type MatchLink = z.infer<typeof matchLinkSchema>;

const deviceSchema = z.object({
  id: idSchema,
  /** Such as "Chrome, Android". */
  device: z.string(),
  lastUsedAt: instantSchema,
  isThis: z.boolean(),
});

export const peopleSchema = z.object({
  /** All that somebody may be given. */
  competitions: z.array(named),
  people: z.array(
    named.extend({
      roles: z.array(
        z.object({
          role: z.enum(ROLES),
          /** Null for all; none where those that it was for were deleted. */
          competitions: z.array(idSchema).nullable(),
        }),
      ),
      teams: z.array(managedTeam),
      devices: z.array(deviceSchema),
      /** Links that were not opened yet. */
      invitations: z.array(z.object({ id: idSchema, expiresAt: instantSchema })),
    }),
  ),
  matchLinks: z.array(
    z.object({
      id: idSchema,
      matchId: idSchema,
      match: z.string(),
      devices: z.array(deviceSchema.extend({ name: z.string() })),
    }),
  ),
});
export type People = z.infer<typeof peopleSchema>;

export const journalSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: instantSchema,
      /** Null for the command line and for programs with the token. */
      who: z.string().nullable(),
      device: z.string().nullable(),
      /** A stable name such as `invite` or, for an act of a match, its kind. */
      what: z.string(),
      matchId: idSchema.nullable(),
      /** What was edited in the office, such as `team:7`. */
      subject: z.string().nullable(),
      /** What it concerns, in words: a match, a person. */
      about: z.string(),
      /** The players of the entry before and after, by name. */
      players: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
      before: z.unknown(),
      after: z.unknown(),
      /** It can be set back as it was, unless an import changed it since. */
      revertible: z.boolean(),
    }),
  ),
  /** Pass as `before` for the next page; null at the end. */
  next: z.string().nullable(),
});
export type Journal = z.infer<typeof journalSchema>;

const journalQuerySchema = z.object({
  only: z.literal('people').optional(),
  person: idText.optional(),
  match: idText.optional(),
  /** Such as `team:7`. */
  subject: subjectSchema.optional(),
  q: z.string().max(100).default(''),
  before: idText.optional(),
});

export const signInEndpoints = deskEndpoints({
  previewCode: {
    method: 'POST',
    path: deskRoutes.code,
    access: 'public',
    body: codeRequestSchema,
    response: codePreviewSchema,
    key: 'none',
    summary: 'What an invitation or a match link is for; it stays unused',
  },
  signIn: {
    method: 'POST',
    path: deskRoutes.signIn,
    access: 'public',
    body: signInRequestSchema,
    response: sessionSchema,
    key: 'none',
    summary: 'Use a code: the response sets the cookie of a session',
  },
});

export const sessionEndpoints = deskEndpoints({
  getSession: {
    method: 'GET',
    path: deskRoutes.session,
    access: 'session',
    response: sessionSchema,
    summary: 'Who is signed in on this device',
  },
  signOut: {
    method: 'DELETE',
    path: deskRoutes.session,
    access: 'session',
    key: 'none',
    summary: 'Sign this device out',
  },
});

export const peopleEndpoints = deskEndpoints({
  listPeople: {
    method: 'GET',
    path: deskRoutes.people,
    response: peopleSchema,
    summary: 'People and match links with their devices, all that were not ended',
  },
  invite: {
    method: 'POST',
    path: deskRoutes.invitations,
    body: invitationRequestSchema,
    response: invitationSchema,
    status: 201,
    summary: 'Add a person, with a link that signs in one device and is shown this once',
  },
  createMatchLink: {
    method: 'POST',
    path: deskRoutes.matchLinks,
    access: 'own-competition',
    response: matchLinkSchema,
    status: 201,
    summary: 'A link for one match, for volunteers, shown this once',
  },
  changeRoles: {
    method: 'PUT',
    path: deskRoutes.personRoles,
    body: rolesRequestSchema,
    summary: 'Give a person roles in place of those that he has; of what teams he is a manager stays',
  },
  endPerson: {
    method: 'DELETE',
    path: deskRoutes.person,
    summary: 'End a person on all devices',
  },
  endDevice: {
    method: 'DELETE',
    path: deskRoutes.device,
    summary: 'Sign a device out',
  },
  endInvitation: {
    method: 'DELETE',
    path: deskRoutes.invitation,
    summary: 'End a link that was not opened',
  },
  endMatchLink: {
    method: 'DELETE',
    path: deskRoutes.matchLink,
    summary: 'End a match link on all phones',
  },
});

export const journalEndpoints = deskEndpoints({
  readJournal: {
    method: 'GET',
    path: deskRoutes.journal,
    query: journalQuerySchema,
    response: journalSchema,
    summary: 'Who did what, the newest first, fifty entries at a time',
  },
  revertChange: {
    method: 'POST',
    path: deskRoutes.revertedChange,
    summary: 'Set back what an entry changed, if it is still so',
  },
});
