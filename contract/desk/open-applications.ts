import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { leagueSettingsSchema } from '#contract/http/league-settings.ts';
import { daySchema, idSchema, instantSchema } from '#contract/http/shared.ts';
import { APPLICATION_STATES, KIT_COLOURS, MOST_QUESTIONS, PLAYING_DAYS } from '#domain/club/applications.ts';
import { applicationContentSchema } from './applications.ts';
import { competitionSeasonIdSchema } from './ids.ts';
import { deskEndpoints } from './endpoint.ts';
import { deskRoutes } from './paths.ts';
import { codeSchema } from './people.ts';
import { line, optionalLine } from './text.ts';

const inBoth = z.object({ bg: z.string(), en: z.string() });

/** [AL1] What a form asks, of a competition that takes applications today. */
const openPeriodSchema = z.object({
  competitionSeasonId: competitionSeasonIdSchema,
  name: z.string(),
  nameLatin: z.string(),
  season: z.object({ yearStart: z.int(), yearEnd: z.int() }),
  closesOn: daySchema,
  answersBy: daySchema.nullable(),
  places: z.int(),
  /** [AL2] */
  free: z.int(),
  text: inBoth,
  fee: z.string().nullable(),
  asksColour: z.boolean(),
  asksDays: z.boolean(),
  asksPitch: z.boolean(),
  questions: z.array(inBoth.extend({ isRequired: z.boolean() })),
  rules: z.object({ number: z.int(), titleBg: z.string(), titleEn: z.string(), on: daySchema.nullable() }).nullable(),
});
export type OpenPeriod = z.infer<typeof openPeriodSchema>;

/** A team that played before, as everybody knows it. */
const knownTeamSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  shortName: z.string(),
  crest: z.string().nullable(),
  lastSeason: z.object({ yearStart: z.int(), yearEnd: z.int() }).nullable(),
});
export type KnownTeam = z.infer<typeof knownTeamSchema>;

const leagueSchema = z.object({
  bg: z.string(),
  en: z.string(),
  logo: leagueSettingsSchema.shape.identity.shape.logo,
  publicUrl: z.string(),
});

export const applicationFormSchema = z.object({
  league: leagueSchema,
  periods: z.array(openPeriodSchema),
  teams: z.array(knownTeamSchema),
  /** [CB4] Sent back with the form. */
  openedAt: instantSchema,
});
export type ApplicationForm = z.infer<typeof applicationFormSchema>;

/** An e-mail address, or a phone number as people write it. */
const CONTACT = /^([^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]+|\+?[\d ()/.-]{6,30})$/;

const applicationFields = z.strictObject({
  teamName: line(60),
  /** Of a team that played before. */
  teamId: idSchema.nullable(),
  contactName: line(60),
  contact: line(120).refine((value) => CONTACT.test(value)),
  colour: z.enum(KIT_COLOURS).nullable(),
  days: z.array(z.enum(PLAYING_DAYS)).max(PLAYING_DAYS.length),
  pitch: optionalLine(80),
  /** One for each question, in their order. */
  answers: z.array(optionalLine(300)).max(MOST_QUESTIONS),
  agreed: z.boolean(),
  language: z.enum(LANGUAGES),
});
export type ApplicationFields = z.infer<typeof applicationFields>;

const sentApplicationSchema = applicationFields.extend({
  competitionSeasonId: competitionSeasonIdSchema,
  /** [CB4] A field that nobody sees. */
  website: z.string().max(500),
  openedAt: instantSchema,
});
export type SentApplication = z.infer<typeof sentApplicationSchema>;

const withCode = z.strictObject({ code: codeSchema });

/** What the applicant's link shows. */
export const ownApplicationSchema = applicationContentSchema.extend({
  league: leagueSchema,
  /** What was asked, for a change. */
  period: openPeriodSchema,
  teamId: idSchema.nullable(),
  shortName: z.string(),
  crest: z.string().nullable(),
  language: z.enum(LANGUAGES),
  state: z.enum(APPLICATION_STATES),
  /** [AL1] Whether the competition takes applications still. */
  isPeriodOpen: z.boolean(),
  /** [AL4] */
  place: z.int().nullable(),
  decidedAt: instantSchema.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** [AL8] `invited`: he can sign in here once; `signed-in`: he has; `none`: others answer for the team. */
  manager: z.enum(['invited', 'signed-in', 'none']).nullable(),
  /** What comes next for a team that is in. */
  next: z
    .object({
      squad: z.object({ least: z.int(), most: z.int() }),
      registrationUntil: daySchema.nullable(),
      startsOn: daySchema,
    })
    .nullable(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** As large as five answers in Cyrillic letters with escapes. */
const BODY_BYTES = 16 * 1024;

export const openApplicationEndpoints = deskEndpoints({
  getApplicationForm: {
    method: 'GET',
    path: deskRoutes.applicationForm,
    access: 'public',
    response: applicationFormSchema,
    summary: 'The competitions that take applications today, and what they ask',
  },
  sendApplication: {
    method: 'POST',
    path: deskRoutes.openApplications,
    access: 'public',
    key: 'required',
    body: sentApplicationSchema,
    bodyBytes: BODY_BYTES,
    response: z.object({ code: codeSchema }),
    status: 201,
    summary: 'A team applies; the code is that of the link of the applicant, shown this once',
  },
  readApplication: {
    method: 'POST',
    path: deskRoutes.readApplication,
    access: 'public',
    body: withCode,
    key: 'none',
    response: ownApplicationSchema,
    summary: 'What was sent by the link of the applicant, and what the league has answered',
  },
  changeApplication: {
    method: 'POST',
    path: deskRoutes.changedApplication,
    access: 'public',
    body: applicationFields.extend({ code: codeSchema }),
    bodyBytes: BODY_BYTES,
    summary: 'Change an application that nobody has decided',
  },
  withdrawApplication: {
    method: 'POST',
    path: deskRoutes.withdrawnApplication,
    access: 'public',
    body: withCode,
    summary: 'Take an application back that nobody has decided',
  },
  becomeManager: {
    method: 'POST',
    path: deskRoutes.applicantManager,
    access: 'public',
    body: withCode,
    key: 'none',
    response: z.object({ link: z.string() }),
    summary: 'The applicant whose team was accepted gets the link that signs him in as its manager, once',
  },
});
