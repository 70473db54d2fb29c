import { z } from 'zod';
import { idSchema, instantSchema, scoreSchema, statusSchema } from '#contract/http/shared.ts';
import { FIRST_STEPS } from '#domain/desk/first-steps.ts';
import { deskEndpoints } from './endpoint.ts';
import { deskTeamSchema } from './matches.ts';
import { deskRoutes } from './paths.ts';

const todoMatchSchema = z.object({
  id: idSchema,
  competitionId: idSchema,
  home: deskTeamSchema.nullable(),
  away: deskTeamSchema.nullable(),
  status: statusSchema,
  score: scoreSchema.nullable(),
  startTime: instantSchema.nullable(),
  venue: z.string().nullable(),
  /** Who recorded the last entry. */
  recordedBy: z.string().nullable(),
});

const taskSchema = z.object({
  /** What it is: a finding of `delta check`, or `not-handed-in`, `suspended`, `draft`, `gameweek-pictures`, `requests`, `backup-failed`, `backup-old`. */
  code: z.string(),
  /** What is left over, what the next matches need, and what can wait. */
  group: z.enum(['left-over', 'before-next', 'whenever']),
  about: z.enum(['matches', 'players', 'teams', 'competitions', 'news', 'backups']),
  tone: z.enum(['bad', 'warn', 'plain']),
  /** What it is about; several when there are many of a kind. */
  items: z
    .array(
      z.object({
        id: idSchema,
        name: z.string(),
        /** The team of a player. */
        teamId: idSchema.nullable(),
        /** Numbers and names for the sentence. */
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
        match: todoMatchSchema.nullable(),
        /** By when, or since when. */
        due: instantSchema.nullable(),
      }),
    )
    .min(1),
});
export type Task = z.infer<typeof taskSchema>;

export const todoSchema = z.object({
  /** What a new league needs; empty once it has a result. */
  firstSteps: z.array(z.object({ step: z.enum(FIRST_STEPS), done: z.boolean() })),
  tasks: z.array(taskSchema),
  /** The matches from Monday to Sunday; `warn` if something is wrong with one. */
  week: z.object({
    monday: z.iso.date(),
    matches: z.array(todoMatchSchema.extend({ warn: z.boolean() })),
  }),
  /** Entries that people made in the journal this week. */
  done: z.int(),
});
export type Todo = z.infer<typeof todoSchema>;

export const overviewSchema = z.object({
  todo: z.int(),
  drafts: z.int(),
  /** That wait for the league; none for whoever decides none. */
  requests: z.int(),
  live: z.array(
    z.object({ id: idSchema, home: z.string(), away: z.string(), score: scoreSchema, competition: z.string() }),
  ),
  /** Of the program that answers. */
  version: z.string(),
});
export type Overview = z.infer<typeof overviewSchema>;

export const todoEndpoints = deskEndpoints({
  listTasks: {
    method: 'GET',
    path: deskRoutes.todo,
    access: 'office',
    response: todoSchema,
    summary:
      'What is to be done: the findings of `delta check`, what the next matches need, and the matches of the week',
  },
  getOverview: {
    method: 'GET',
    path: deskRoutes.overview,
    access: 'office',
    response: overviewSchema,
    summary: 'How much is to be done, at most 15 seconds old, and the live matches',
  },
});
