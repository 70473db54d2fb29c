import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from '#contract/http/shared.ts';
import { APPLICATION_STATES, KIT_COLOURS, MOST_QUESTIONS, PLAYING_DAYS } from '#domain/club/applications.ts';
import { competitionSeasonIdSchema } from './ids.ts';
import { deskTeamSchema } from './matches.ts';
import { newSeasonRequestSchema } from './competitions.ts';
import { deskEndpoints } from './endpoint.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { line, optionalLine, optionalText, text } from './text.ts';

/** [AL1] How a competition takes applications. */
export const applicationPeriodFields = z.strictObject({
  isOpen: z.boolean(),
  opensOn: daySchema.nullable(),
  closesOn: daySchema.nullable(),
  answersBy: daySchema.nullable(),
  places: z.int().min(2).max(64),
  textBg: optionalText(500),
  textEn: optionalText(500),
  /** As it is shown: “120 €”. */
  fee: line(40).nullable(),
  asksColour: z.boolean(),
  asksDays: z.boolean(),
  asksPitch: z.boolean(),
  questions: z
    .array(z.strictObject({ bg: line(120), en: optionalLine(120), isRequired: z.boolean() }))
    .max(MOST_QUESTIONS),
  /** The number of the document with the rules; null: nothing is agreed to. */
  document: z.int().min(1).max(99).nullable(),
  /** The day from which its edition holds. */
  documentOn: daySchema.nullable(),
});
export type ApplicationPeriodFields = z.infer<typeof applicationPeriodFields>;

const savedPeriodSchema = versioned(applicationPeriodFields);
export type SavedPeriod = z.infer<typeof savedPeriodSchema>;

export const periodRecordSchema = savedPeriodSchema.extend({
  /** Of the league, to choose from. */
  documents: z.array(z.object({ number: z.int(), titleBg: z.string(), titleEn: z.string() })),
  /** Where applicants find the form. */
  link: z.string(),
});
export type PeriodRecord = z.infer<typeof periodRecordSchema>;

/** What somebody says who applies, as it is shown to him and to the league. */
export const applicationContentSchema = z.object({
  teamName: z.string(),
  contactName: z.string(),
  contact: z.string(),
  colour: z.enum(KIT_COLOURS).nullable(),
  days: z.array(z.enum(PLAYING_DAYS)),
  pitch: z.string().nullable(),
  answers: z.array(z.object({ bg: z.string(), en: z.string(), answer: z.string() })),
  rules: z.object({ number: z.int(), titleBg: z.string(), titleEn: z.string(), on: daySchema.nullable() }).nullable(),
  sentAt: instantSchema,
});
export type ApplicationContent = z.infer<typeof applicationContentSchema>;

const officeApplicationSchema = applicationContentSchema.extend({
  id: idSchema,
  state: z.enum(APPLICATION_STATES),
  /** The team that the applicant says it is. */
  team: deskTeamSchema.nullable(),
  /** The years of the last season in which it played. */
  lastSeason: z.object({ yearStart: z.int(), yearEnd: z.int() }).nullable(),
  /** Who answers for that team now. */
  managers: z.array(z.string()),
  /** [AL4] */
  place: z.int().nullable(),
  /** [AL5] Whether the team has sent one before. */
  isRepeated: z.boolean(),
});
export type OfficeApplication = z.infer<typeof officeApplicationSchema>;

const officePeriodSchema = z.object({
  competitionSeasonId: competitionSeasonIdSchema,
  name: z.string(),
  nameLatin: z.string(),
  season: z.object({ yearStart: z.int(), yearEnd: z.int() }),
  state: z.enum(['off', 'coming', 'open', 'over']),
  opensOn: daySchema.nullable(),
  closesOn: daySchema.nullable(),
  places: z.int(),
  teams: z.array(deskTeamSchema),
  groups: z.array(z.string()),
  hasFixtures: z.boolean(),
  /** [AL5] Those of one team together. */
  applications: z.array(officeApplicationSchema),
});
export type OfficePeriod = z.infer<typeof officePeriodSchema>;

export const officeApplicationsSchema = z.object({ periods: z.array(officePeriodSchema) });
export type OfficeApplications = z.infer<typeof officeApplicationsSchema>;

const acceptApplicationSchema = z.strictObject({
  /** [AL6] Somebody was told that the fixtures are published. */
  despiteFixtures: z.boolean().default(false),
  /** Of a competition with groups. */
  group: line(40).nullable().default(null),
  /** Which team it is, where there is one of this name already: that one, or another with a name of its own. */
  as: z
    .union([z.strictObject({ teamId: idSchema }), z.strictObject({ teamName: line(60) })])
    .nullable()
    .default(null),
});

export const acceptedApplicationSchema = z.object({
  teamId: idSchema,
  /** [AL8] The link is shown once. Null where the team has as many managers as it may, or he is one already. */
  link: z.string().nullable(),
  expiresAt: instantSchema.nullable(),
});
export type AcceptedApplication = z.infer<typeof acceptedApplicationSchema>;

const announcedSchema = z.strictObject({
  season: z.union([z.strictObject({ id: idSchema }), newSeasonRequestSchema]),
  competitionId: idSchema,
});

export const applicationEndpoints = deskEndpoints({
  getApplicationPeriod: {
    method: 'GET',
    path: deskRoutes.applicationPeriod,
    response: periodRecordSchema,
    summary: 'When and for what a competition takes applications',
  },
  saveApplicationPeriod: {
    method: 'PUT',
    path: deskRoutes.applicationPeriod,
    body: savedPeriodSchema,
    response: savedPeriodSchema,
    summary: 'Open the applications of a competition, or change what applicants are told and asked',
  },
  closeApplications: {
    method: 'POST',
    path: deskRoutes.closedApplications,
    response: z.object({ version: versionSchema }),
    summary: 'Close the applications of a competition at once',
  },
  announceCompetition: {
    method: 'POST',
    path: deskRoutes.announcedCompetitions,
    body: announcedSchema,
    response: z.object({ id: competitionSeasonIdSchema }),
    status: 201,
    summary: 'A competition in a season to come, by the rules of the last, for teams to apply; its fixtures come later',
  },
  listApplications: {
    method: 'GET',
    path: deskRoutes.applications,
    response: officeApplicationsSchema,
    summary: 'The teams that have applied and wait for an answer, with the places of each competition',
  },
  acceptApplication: {
    method: 'POST',
    path: deskRoutes.acceptedApplication,
    body: acceptApplicationSchema,
    response: acceptedApplicationSchema,
    summary: 'Say yes: the team is made or found and takes part, and the applicant becomes its manager',
  },
  refuseApplication: {
    method: 'POST',
    path: deskRoutes.refusedApplication,
    body: z.strictObject({ reason: text(500) }),
    summary: 'Say no, with the reason that the applicant reads',
  },
  putOnWaitingList: {
    method: 'POST',
    path: deskRoutes.waitingApplication,
    summary: 'Put an application at the end of the waiting list',
  },
});
