import { z } from 'zod';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { COMPETITION_FORMATS, TIE_BREAKERS, ZONE_KINDS } from '#domain/standings/format.ts';
import { LEAVING_RESULTS } from '#domain/standings/settle-results.ts';
import { daySchema, idSchema, instantSchema, scoreSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { competitionIdSchema, competitionSeasonIdSchema } from './ids.ts';
import { deskTeamSchema } from './matches.ts';
import { versioned } from './office.ts';
import { deskRoutes } from './paths.ts';
import { optionalText, text } from './text.ts';

const year = z.int().min(1800).max(2200);

/** A season is named by its years. */
export const seasonFieldsSchema = z.strictObject({
  yearStart: year,
  yearEnd: year,
  startsOn: daySchema,
  endsOn: daySchema,
});
export type SeasonFields = z.infer<typeof seasonFieldsSchema>;
export const newSeasonRequestSchema = seasonFieldsSchema.extend({ makeCurrent: z.boolean() });
export const editSeasonRequestSchema = versioned(seasonFieldsSchema);

export const seasonRecordSchema = versioned(
  seasonFieldsSchema.extend({ id: idSchema, isCurrent: z.boolean(), competitions: z.int() }),
);
export type SeasonRecord = z.infer<typeof seasonRecordSchema>;

const countsSchema = z.object({ teams: z.int(), matches: z.int(), played: z.int() });

/** All that the league has played and will play; of a competition each season is an entry of its own. */
export const competitionListSchema = z.object({
  /** The latest first. */
  seasons: z.array(seasonRecordSchema),
  competitions: z.array(
    countsSchema.extend({
      id: competitionSeasonIdSchema,
      competitionId: competitionIdSchema,
      seasonId: idSchema,
      name: z.string(),
      nameLatin: z.string(),
      logo: z.string().nullable(),
      format: z.enum(COMPETITION_FORMATS),
      startsOn: daySchema,
      endsOn: daySchema,
    }),
  ),
});
export type CompetitionList = z.infer<typeof competitionListSchema>;

/** The same in all its seasons. */
export const competitionFieldsSchema = z.strictObject({
  name: text(100),
  /** Null: as the name is transliterated. */
  nameLatin: text(100).nullable(),
  city: text(100).nullable(),
  logoId: idSchema.nullable(),
  /** Order in menus; the least comes first. */
  rank: z.int().min(-1_000_000).max(1_000_000),
});
export type CompetitionFields = z.infer<typeof competitionFieldsSchema>;
export const editCompetitionRequestSchema = versioned(competitionFieldsSchema);

const points = z.int().min(-1000).max(1000);
const zoneSchema = z.strictObject({
  from: z.int().min(1).max(999),
  to: z.int().min(1).max(999),
  kind: z.enum(ZONE_KINDS),
  labelBg: text(60),
  /** Empty: as in Bulgarian. */
  labelEn: optionalText(60),
});

export const rulesFieldsSchema = z.strictObject({
  pointsWin: points,
  pointsDraw: points,
  pointsLoss: points,
  /** [ST19] Whether level matches of the table are decided on penalties. */
  shootOuts: z.boolean(),
  pointsShootOutWin: points,
  pointsShootOutLoss: points,
  tieBreakers: z.array(z.enum(TIE_BREAKERS)).max(TIE_BREAKERS.length),
  halfMinutes: z.int().min(1).max(45),
  extraTime: z.boolean(),
  /** 0: yellow cards suspend nobody. */
  yellowsPerSuspension: z.int().min(0).max(20),
  /** [SU3] 0: by itself a red card suspends nobody. */
  matchesPerRed: z.int().min(0).max(20),
  /** [SU2] Whether a second yellow card is a yellow and a red one. */
  secondYellowIsRed: z.boolean(),
  /** [SU7] The competition of the season with which suspensions are shared; null: they hold in this one alone. */
  sharesWith: competitionSeasonIdSchema.nullable(),
  /** [SU8] Whether yellow cards count there too. */
  sharesYellows: z.boolean(),
  /** [ST23] What becomes of a team that leaves. */
  leavingResults: z.enum(LEAVING_RESULTS).default('half'),
  leavingGoals: z.int().min(1).max(20).default(3),
  /** [CB1] The last day on which clubs change their squads by themselves; null without one. */
  registrationUntil: daySchema.nullable().default(null),
  zones: z.array(zoneSchema).max(20),
});
export type RulesFields = z.infer<typeof rulesFieldsSchema>;
const editRulesRequestSchema = versioned(rulesFieldsSchema);

/** What other rules would change, or what becomes of a team that leaves, before it happens. */
export const rulesEffectSchema = z.object({
  /** [ST21] The teams whose place or points would be others, in the order of the table. */
  places: z.array(
    z.object({
      team: deskTeamSchema,
      group: z.string().nullable(),
      from: z.int(),
      to: z.int(),
      pointsFrom: z.int(),
      pointsTo: z.int(),
    }),
  ),
  /** Who would miss another number of matches; null where a ban ends on a day. */
  suspensions: z.array(
    z.object({
      player: z.object({ name: z.string(), nameLatin: z.string() }),
      team: deskTeamSchema,
      from: z.int().nullable(),
      to: z.int().nullable(),
    }),
  ),
});
export type RulesEffect = z.infer<typeof rulesEffectSchema>;

const rulesText = z
  .string()
  .max(10_000)
  .transform((typed, context) => {
    try {
      return JSON.parse(typed) as unknown;
    } catch {
      context.addIssue('Not JSON');
      return z.NEVER;
    }
  })
  .pipe(rulesFieldsSchema);
/** The rules as JSON. */
const rulesEffectQuerySchema = z.strictObject({ rules: rulesText });

/** [ST22] What becomes of the matches of a team if it leaves as it is asked. */
export const leavingEffectSchema = z.object({
  matches: z.array(
    z.object({
      id: idSchema,
      home: deskTeamSchema.nullable(),
      away: deskTeamSchema.nullable(),
      startTime: instantSchema.nullable(),
      fate: z.enum(['award', 'cancel', 'annul', 'stand', 'play']),
      /** As awarded, or as it was played. */
      score: scoreSchema.nullable(),
    }),
  ),
  /** The other competitions of the season in which it takes part, with its matches that are left there. */
  others: z.array(
    z.object({ id: competitionSeasonIdSchema, name: z.string(), nameLatin: z.string(), remaining: z.int() }),
  ),
});
export type LeavingEffect = z.infer<typeof leavingEffectSchema>;

/** It stays, or leaves and its results are decided by the rule, stand, or are annulled. */
export const LEAVING_CHOICES = ['stays', 'rule', 'stand', 'annul'] as const;
const leavingEffectQuerySchema = z.strictObject({ choice: z.enum(LEAVING_CHOICES) });

/** How a team takes part. */
export const entryFieldsSchema = z.strictObject({
  group: text(40).nullable(),
  seed: z.int().min(1).max(999).nullable(),
  /** [ST20] The number that it drew. */
  lot: z.int().min(1).max(999).nullable(),
  withdrawnOn: daySchema.nullable(),
  /** Of a team that left; null leaves it to the rules of the table. */
  resultsAnnulled: z.boolean().nullable(),
});
export type EntryFields = z.infer<typeof entryFieldsSchema>;
const editEntryRequestSchema = versioned(entryFieldsSchema);
const addEntryRequestSchema = z.strictObject({
  teamId: idSchema,
  group: text(40).nullable(),
  seed: z.int().min(1).max(999).nullable(),
});

export const deductionFieldsSchema = z.strictObject({
  teamId: idSchema,
  /** −3 takes three. */
  points: points.refine((count) => count !== 0),
  reasonBg: text(300),
  reasonEn: optionalText(300),
  decidedOn: daySchema,
});
export type DeductionFields = z.infer<typeof deductionFieldsSchema>;
const editDeductionRequestSchema = versioned(deductionFieldsSchema);
export const deductionSchema = versioned(deductionFieldsSchema).extend({ id: idSchema });
export type Deduction = z.infer<typeof deductionSchema>;

export const entrySchema = versioned(entryFieldsSchema).extend({
  team: deskTeamSchema,
  /** Its matches, and those with a result. */
  matches: z.int(),
  played: z.int(),
});
export type CompetitionEntry = z.infer<typeof entrySchema>;

/** A competition in a season, with everything that is decided about it. */
export const competitionRecordSchema = z.object({
  id: competitionSeasonIdSchema,
  competitionId: competitionIdSchema,
  season: seasonRecordSchema.omit({ version: true, competitions: true }),
  format: z.enum(COMPETITION_FORMATS),
  startsOn: daySchema,
  endsOn: daySchema,
  counts: countsSchema,
  logo: z.string().nullable(),
  competition: versioned(competitionFieldsSchema),
  rules: versioned(rulesFieldsSchema),
  groups: z.array(z.string()),
  entries: z.array(entrySchema),
  /** As they stand: one for each group; none for a knockout. */
  tables: z.array(
    z.object({
      group: z.string().nullable(),
      rows: z.array(
        z.object({
          team: deskTeamSchema,
          played: z.int(),
          wins: z.int(),
          draws: z.int(),
          losses: z.int(),
          goalsFor: z.int(),
          goalsAgainst: z.int(),
          points: z.int(),
        }),
      ),
    }),
  ),
  /** Of the league, which do not take part. */
  otherTeams: z.array(deskTeamSchema),
  deductions: z.array(deductionSchema),
  /** [ST20] Teams that only lots can part, and that have not drawn them. */
  lotsToDraw: z.array(z.array(idSchema)),
  /** The other competitions of the season. */
  others: z.array(z.object({ id: competitionSeasonIdSchema, name: z.string(), nameLatin: z.string() })),
  gameweeks: z.array(
    z.object({
      id: idSchema,
      number: z.int(),
      startsOn: daySchema,
      endsOn: daySchema,
      eliminationRound: z.enum(ELIMINATION_ROUNDS).nullable(),
      matches: z.int(),
      played: z.int(),
    }),
  ),
});
export type CompetitionRecord = z.infer<typeof competitionRecordSchema>;

export const seasonEndpoints = deskEndpoints({
  createSeason: {
    method: 'POST',
    path: deskRoutes.seasons,
    body: newSeasonRequestSchema,
    response: seasonRecordSchema,
    status: 201,
    summary: 'Add a season',
  },
  editSeason: {
    method: 'PUT',
    path: deskRoutes.season,
    body: editSeasonRequestSchema,
    response: seasonRecordSchema,
    summary: 'Change the years and days of a season',
  },
  setCurrentSeason: {
    method: 'PUT',
    path: deskRoutes.currentSeason,
    response: seasonRecordSchema,
    summary: 'Make this the current season',
  },
  deleteSeason: {
    method: 'DELETE',
    path: deskRoutes.season,
    summary: 'Remove a season without competitions',
  },
});

export const competitionEndpoints = deskEndpoints({
  listCompetitions: {
    method: 'GET',
    path: deskRoutes.competitions,
    access: 'office',
    response: competitionListSchema,
    summary: 'The seasons of the league, the latest first, and the competitions of each',
  },
  getCompetition: {
    method: 'GET',
    path: deskRoutes.competition,
    access: 'own-competition',
    response: competitionRecordSchema,
    summary: 'A competition in its season, with everything that is decided about it',
  },
  editCompetition: {
    method: 'PUT',
    path: deskRoutes.competition,
    body: editCompetitionRequestSchema,
    response: versioned(competitionFieldsSchema),
    summary: 'Change the name, town, logo and rank, in all its seasons',
  },
  deleteCompetition: {
    method: 'DELETE',
    path: deskRoutes.competition,
    summary: 'Take a competition out of its season in which nothing was played',
  },
  editRules: {
    method: 'PUT',
    path: deskRoutes.rules,
    access: 'own-competition',
    body: editRulesRequestSchema,
    response: versioned(rulesFieldsSchema),
    summary: 'Change the rules of a competition in its season',
  },
  previewRules: {
    method: 'GET',
    path: deskRoutes.rulesEffect,
    access: 'own-competition',
    query: rulesEffectQuerySchema,
    response: rulesEffectSchema,
    summary: 'Which teams would change place by other rules, and who would be suspended or freed',
  },
  addTeam: {
    method: 'POST',
    path: deskRoutes.entries,
    access: 'own-competition',
    body: addEntryRequestSchema,
    response: entrySchema,
    status: 201,
    summary: 'Let a team take part',
  },
  editCompetitionEntry: {
    method: 'PUT',
    path: deskRoutes.entry,
    access: 'own-competition',
    body: editEntryRequestSchema,
    response: entrySchema,
    summary: 'Change the group and seed of a team, or let it leave or come back',
  },
  previewLeaving: {
    method: 'GET',
    path: deskRoutes.leaving,
    access: 'own-competition',
    query: leavingEffectQuerySchema,
    response: leavingEffectSchema,
    summary: 'What becomes of each match of a team if it leaves',
  },
  removeTeam: {
    method: 'DELETE',
    path: deskRoutes.entry,
    access: 'own-competition',
    summary: 'Take a team out that has no matches',
  },
  deductPoints: {
    method: 'POST',
    path: deskRoutes.deductions,
    access: 'own-competition',
    body: deductionFieldsSchema,
    response: deductionSchema,
    status: 201,
    summary: 'Take points from a team, or give it some',
  },
  editDeduction: {
    method: 'PUT',
    path: deskRoutes.deduction,
    access: 'own-competition',
    body: editDeductionRequestSchema,
    response: deductionSchema,
    summary: 'Change a deduction',
  },
  deleteDeduction: {
    method: 'DELETE',
    path: deskRoutes.deduction,
    access: 'own-competition',
    summary: 'Take a deduction back',
  },
});
