import { z } from 'zod';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { daySchema, idSchema, idText, instantSchema, scoreSchema, statusSchema } from '#contract/http/shared.ts';
import { LANGUAGES } from '#contract/language.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { reasonText } from './acts.ts';
import { deskTeamSchema } from './matches.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { plannedPitchSchema } from './pitches.ts';
import { text } from './text.ts';

const named = z.object({ id: idSchema, name: z.string(), nameLatin: z.string() });

/** What an organiser edits of a match. Day and time are of the league's clock; a match has both or neither. */
export const matchFieldsSchema = z.strictObject({
  day: daySchema.regex(/^20/, 'a year of this century').nullable(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  venue: text(200).nullable(),
  refereeId: idSchema.nullable(),
  note: text(500).nullable(),
  homeId: idSchema.nullable(),
  awayId: idSchema.nullable(),
  gameweekId: idSchema,
});
export type MatchFields = z.infer<typeof matchFieldsSchema>;

const calendarMatchSchema = versioned(
  z.object({
    fields: matchFieldsSchema,
    id: idSchema,
    /** By the competition of this season. */
    competition: idSchema,
    status: statusSchema,
    startTime: instantSchema.nullable(),
    score: scoreSchema.nullable(),
    /** What counts instead of the score. */
    official: scoreSchema.nullable(),
    penalties: scoreSchema.nullable(),
    /** Both line-ups, one, or none were recorded. */
    lineups: z.int(),
    /** Goals of the score for which nobody is named. */
    unnamedGoals: z.int(),
    /** Handed in, or never waited for [RS11]. */
    handedIn: z.boolean(),
    /** [CH6] Nothing was recorded but decisions about its date. */
    untouched: z.boolean(),
    bracketSlot: z.int().nullable(),
  }),
);
export type CalendarMatch = z.infer<typeof calendarMatchSchema>;

export const calendarSchema = z.object({
  /** What the league may record beyond results, by its settings. */
  recorded: z.object({ scorers: z.boolean(), lineups: z.boolean() }),
  season: z.object({ id: idSchema, yearStart: z.int(), yearEnd: z.int() }).nullable(),
  seasons: z.array(z.object({ id: idSchema, yearStart: z.int(), yearEnd: z.int() })),
  competitions: z.array(
    named.extend({
      /** Of the competition itself. */
      competitionId: idSchema,
      startsOn: daySchema,
      endsOn: daySchema,
      halfMinutes: z.int(),
      teams: z.array(idSchema),
    }),
  ),
  gameweeks: z.array(
    z.object({
      id: idSchema,
      competition: idSchema,
      number: z.int(),
      startsOn: daySchema,
      endsOn: daySchema,
      round: z.enum(ELIMINATION_ROUNDS).nullable(),
    }),
  ),
  teams: z.array(deskTeamSchema),
  referees: z.array(versioned(named)),
  /** Where the league plays, the most used first. */
  pitches: z.array(plannedPitchSchema),
  matches: z.array(calendarMatchSchema),
});
export type Calendar = z.infer<typeof calendarSchema>;

const calendarQuerySchema = z.object({ season: idText.optional() });

const seenSchema = z
  .array(idSchema)
  .max(100)
  .optional()
  .describe(
    'The matches on that pitch at that time that the sender knows of; another one is refused. Without it none is',
  );

const editMatchRequestSchema = matchFieldsSchema.extend({
  seen: seenSchema,
  version: versionSchema,
  quiet: z.boolean().default(false).describe('The public is not told that the match was moved'),
  undo: z.int().min(1).optional().describe('The revision of the new date that this takes back'),
});

const newMatchRequestSchema = matchFieldsSchema.extend({ homeId: idSchema, awayId: idSchema, seen: seenSchema });

/** The match as it is now, and the revision of the new date that was recorded, if there is one. */
export const savedMatchSchema = z.object({
  match: calendarMatchSchema,
  revision: z.int().nullable(),
});
export type SavedMatch = z.infer<typeof savedMatchSchema>;

const entrySchema = z.object({ matchId: idSchema, revision: z.int().min(1) });

/** The matches that were postponed, and how many could not be. */
export const postponedGameweekSchema = z.object({ entries: z.array(entrySchema), left: z.int() });
export type PostponedGameweek = z.infer<typeof postponedGameweekSchema>;

/** Takes decisions about matches back, all of them or none. */
const withdrawRequestSchema = z.strictObject({
  entries: z.array(z.strictObject(entrySchema.shape)).min(1).max(100),
  reason: reasonText.optional().describe('Required for an award'),
});

const refereeRequestSchema = z.strictObject({
  name: text(100),
  /** Transliterated if it is left out. */
  nameLatin: text(100).optional(),
});
const renameRefereeRequestSchema = refereeRequestSchema.extend({ version: versionSchema });
export const refereeSchema = versioned(named);
export type Referee = z.infer<typeof refereeSchema>;

/** The sheets of a day, of a gameweek or of one match. */
const sheetsQuerySchema = z.union([
  z.strictObject({ day: daySchema, lang: z.enum(LANGUAGES).default('bg') }),
  z.strictObject({ gameweek: idText, lang: z.enum(LANGUAGES).default('bg') }),
  z.strictObject({ match: idText, lang: z.enum(LANGUAGES).default('bg') }),
]);

export const calendarEndpoints = deskEndpoints({
  readCalendar: {
    method: 'GET',
    path: deskRoutes.calendar,
    access: 'office',
    query: calendarQuerySchema,
    response: calendarSchema,
    summary: 'The matches of a season, the current one by default, with all that is needed to edit them',
  },
  createMatch: {
    method: 'POST',
    path: deskRoutes.officeMatches,
    access: 'office',
    body: newMatchRequestSchema,
    response: savedMatchSchema,
    status: 201,
    summary: 'Add a match',
  },
  editMatch: {
    method: 'PUT',
    path: deskRoutes.officeMatch,
    access: 'own-competition',
    body: editMatchRequestSchema,
    response: savedMatchSchema,
    summary: 'Move a match, or change its referee, note, teams or gameweek',
  },
  deleteMatch: {
    method: 'DELETE',
    path: deskRoutes.officeMatch,
    summary: 'Delete a match that never began',
  },
  restoreMatch: {
    method: 'POST',
    path: deskRoutes.restoredMatch,
    response: savedMatchSchema,
    status: 201,
    summary: 'Bring a deleted match back',
  },
  postponeGameweek: {
    method: 'POST',
    path: deskRoutes.postponedGameweek,
    access: 'own-competition',
    response: postponedGameweekSchema,
    summary: 'Postpone all upcoming matches of a gameweek',
  },
  withdrawDecisions: {
    method: 'POST',
    path: deskRoutes.withdrawals,
    access: 'office',
    body: withdrawRequestSchema,
    summary: 'Take decisions about matches back, all of them or none',
  },
  createReferee: {
    method: 'POST',
    path: deskRoutes.referees,
    access: 'office',
    body: refereeRequestSchema,
    response: refereeSchema,
    status: 201,
    summary: 'Add a referee',
  },
  renameReferee: {
    method: 'PUT',
    path: deskRoutes.referee,
    body: renameRefereeRequestSchema,
    response: refereeSchema,
    summary: 'Change the name of a referee',
  },
  printMatchReports: {
    method: 'GET',
    path: deskRoutes.sheets,
    access: 'office',
    query: sheetsQuerySchema,
    response: file('application/pdf'),
    summary: 'Match reports to print, a page for each match: of a day, of a gameweek or of one match',
  },
});
