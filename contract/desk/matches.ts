import { z } from 'zod';
import { LEDGER_KINDS } from '#domain/match/ledger-entry.ts';
import type { EntryDetails } from '#domain/match/rules/act.ts';
import { phaseSchema } from '#contract/http/match-events.ts';
import { daySchema, idSchema, instantSchema, limitText, scoreSchema, statusSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { suspensionSchema } from './bans.ts';
import { deskRoutes } from './paths.ts';

export const deskTeamSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  shortName: z.string(),
  /** A path on the desk's own port; null: a crest is drawn from the name. */
  crest: z.string().nullable(),
});
export type DeskTeam = z.infer<typeof deskTeamSchema>;

const competitionSchema = z.object({ id: idSchema, name: z.string(), nameLatin: z.string() });

export const deskMatchListSchema = z.object({
  matches: z.array(
    z.object({
      id: idSchema,
      status: statusSchema,
      phase: phaseSchema,
      startTime: instantSchema.nullable(),
      venue: z.string().nullable(),
      home: deskTeamSchema.nullable(),
      away: deskTeamSchema.nullable(),
      competition: competitionSchema,
      /** Such as the name of a cup round; null in a league. */
      round: z.string().nullable(),
      score: scoreSchema.nullable(),
      clock: z.object({ seconds: z.int(), runningSince: instantSchema.nullable() }),
      halfMinutes: z.int(),
      /** Which teams have a line-up already. */
      lineups: z.object({ home: z.boolean(), away: z.boolean() }),
      /** Who recorded the last entry; null for programs, imports and matches without entries. */
      recordedBy: z.string().nullable(),
      /** Handed in, or never waited for [RS11]. */
      handedIn: z.boolean(),
      /** Whether whoever asks may score it now. */
      mayScore: z.boolean(),
    }),
  ),
  /** The days around that have matches, as dates in the league's time zone. */
  days: z.array(z.string()),
});
export type DeskMatchList = z.infer<typeof deskMatchListSchema>;
export type DeskMatchListItem = DeskMatchList['matches'][number];

const deskPlayerSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  team: idSchema,
  /** The number for the day, or else the one of the squad. */
  shirtNumber: z.int().nullable(),
  position: z.string().nullable(),
  /** Null for a player who is not in the line-up. */
  starter: z.boolean().nullable(),
  captain: z.boolean(),
  /** [SQ13] Of the squad: in a line-up he is captain unless it names another. */
  squadCaptain: z.boolean(),
  /** Marked in the line-up: playing him needs a confirmation with a reason. */
  suspended: z.boolean(),
  /** Why, and until when; a match that was kept on a phone may lack it. */
  suspension: suspensionSchema.nullish(),
  /** A minor without a declaration of a parent. */
  lacksDeclaration: z.boolean(),
  /** His place in the team's last match; null when he had none. */
  lastTime: z
    .object({ starter: z.boolean(), position: z.string().nullable(), captain: z.boolean(), place: z.int() })
    .nullable(),
});
export type DeskPlayer = z.infer<typeof deskPlayerSchema>;

export const deskEntrySchema = z.object({
  /** Null for what is known from an import and is written with the first change of the match. */
  id: idSchema.nullable(),
  revision: z.int(),
  kind: z.enum(LEDGER_KINDS),
  phase: phaseSchema,
  minute: z.int().nullable(),
  extraTime: z.int().nullable(),
  team: idSchema.nullable(),
  player: idSchema.nullable(),
  otherPlayer: idSchema.nullable(),
  ownGoal: z.boolean(),
  penalty: z.boolean(),
  target: z.int().nullable(),
  reason: z.string().nullable(),
  recordedAt: z.string(),
  details: z.custom<EntryDetails>().nullable(),
  /** The sender's idempotency key; a phone recognises its own acts by it. */
  key: z.string(),
  /** Who recorded it; null for programs and imports. */
  by: z.string().nullable(),
  /** False for an entry that was corrected or withdrawn. */
  stands: z.boolean(),
});
export type DeskEntry = z.infer<typeof deskEntrySchema>;

export const deskMatchSchema = z.object({
  id: idSchema,
  status: statusSchema,
  phase: phaseSchema,
  revision: z.int(),
  startTime: instantSchema.nullable(),
  venue: z.string().nullable(),
  competition: competitionSchema,
  round: z.string().nullable(),
  home: deskTeamSchema.nullable(),
  away: deskTeamSchema.nullable(),
  score: scoreSchema.nullable(),
  clock: z.object({ minute: z.int(), second: z.int(), running: z.boolean() }),
  /** What the rules of domain/match/desk need to decide on the phone as they do here. */
  rules: z.object({
    knockout: z.boolean(),
    firstLeg: scoreSchema.nullable(),
    extraTime: z.boolean(),
    halfMinutes: z.int(),
    startersPerTeam: z.int(),
  }),
  /** Line-ups that came with an import; those of the ledger replace them. */
  players: z.array(deskPlayerSchema),
  ledger: z.array(deskEntrySchema),
  /** [DK22] From then on a change needs a reason. */
  handedIn: z.boolean(),
  /** False for an imported result whose ledger is completed by the first change; `ledger` is complete already. */
  hasFullLedger: z.boolean(),
  mayScore: z.boolean(),
  /** From when and until when whoever asks may score it; null without a limit. */
  window: z.object({ from: instantSchema, until: instantSchema }).nullable(),
});
export type DeskMatch = z.infer<typeof deskMatchSchema>;

const matchListQuerySchema = z.object({ from: daySchema.optional(), days: limitText(14, 2) });

export const matchEndpoints = deskEndpoints({
  listMatches: {
    method: 'GET',
    path: deskRoutes.matches,
    access: 'matches',
    query: matchListQuerySchema,
    response: deskMatchListSchema,
    summary: 'The matches of some days; without a date those of today and tomorrow, and live ones first',
  },
  getMatch: {
    method: 'GET',
    path: deskRoutes.match,
    access: 'read-match',
    response: deskMatchSchema,
    summary: 'A match with its people and its ledger',
  },
});
