import { z } from 'zod';
import { OperatorError } from '#server/errors.ts';
import type { Pair } from '#server/league-files/league.ts';
import { slug } from './names.ts';

const day = z.iso.date();
const pair = z.tuple([z.int().min(0), z.int().min(0)]).readonly();

const goalSchema = z
  .object({
    name: z.string().trim().min(1),
    /** 90, "90" or "90+2". */
    minute: z.union([z.int(), z.string().regex(/^\d{1,3}(\+\d{1,2})?$/)]),
    offset: z.int().min(0).optional(),
    owngoal: z.boolean().optional(),
    penalty: z.boolean().optional(),
  })
  .transform(({ name, minute, offset = null, owngoal = false, penalty = false }) => {
    const [at = 0, beyond] = String(minute).split('+').map(Number);
    return { name, minute: at, extraTime: offset ?? beyond ?? null, ownGoal: owngoal, penalty };
  });
export type ListedGoal = z.infer<typeof goalSchema>;

const scoreSchema = z
  .object({ ht: pair.optional(), ft: pair.optional(), et: pair.optional(), p: pair.optional() })
  .refine(({ ht, ft, et }) => growing([ht, ft, et]), 'a later score has fewer goals');

function growing(scores: (Pair | undefined)[]): boolean {
  const known = scores.filter((score) => score !== undefined);
  return known.every(([home, away], at) => home >= (known[at - 1]?.[0] ?? 0) && away >= (known[at - 1]?.[1] ?? 0));
}

const matchSchema = z
  .object({
    round: z.string().trim().min(1),
    date: day,
    time: z.string().trim().min(1).optional(),
    team1: z.string().trim().min(1),
    team2: z.string().trim().min(1),
    score: scoreSchema.optional(),
    goals1: z.array(goalSchema).optional(),
    goals2: z.array(goalSchema).optional(),
    group: z.string().trim().min(1).optional(),
    ground: z.string().trim().min(1).optional(),
  })
  .refine(({ team1, team2 }) => slug(team1) !== slug(team2), 'a team plays itself');
export type ListedMatch = z.infer<typeof matchSchema>;

const fileSchema = z.object({
  name: z.string().trim().min(1),
  matches: z.array(matchSchema).min(1).refine(isWithoutDoubles, 'a match stands twice in its round'),
});
export type OpenfootballFile = z.infer<typeof fileSchema>;

function isWithoutDoubles(matches: ListedMatch[]): boolean {
  return (
    new Set(matches.map(({ round, team1, team2 }) => `${round}/${slug(team1)}/${slug(team2)}`)).size === matches.length
  );
}

/** What the file leaves out or has wrong; `delta import --help` describes the options. */
const notesSchema = z.strictObject({
  name: z.string().trim().min(1).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('BG'),
  timeZone: z.string().refine(isTimeZone, 'not a time zone such as Europe/London').default('Europe/Sofia'),
  players: z.record(z.string(), z.string().trim().min(1)).default({}),
  adjustments: z
    .array(
      z.strictObject({
        team: z.string(),
        points: z.int().refine((points) => points !== 0, 'an adjustment of no points'),
        decidedOn: day,
        reasonBg: z.string().min(1),
        reasonEn: z.string().min(1),
      }),
    )
    .default([]),
});
export type Notes = z.infer<typeof notesSchema>;

export const parseOpenfootball = (text: string, from: string): OpenfootballFile =>
  parse(fileSchema, text, from, 'an openfootball file');

export const parseNotes = (text: string, from: string): Notes => parse(notesSchema, text, from, 'a file of notes');

function parse<Schema extends z.ZodType>(schema: Schema, text: string, from: string, what: string): z.infer<Schema> {
  const result = schema.safeParse(readJson(text, from));
  if (result.success) return result.data;
  const [first] = result.error.issues;
  const where = first?.path.length ? `${z.core.toDotPath(first.path)}: ` : '';
  throw new OperatorError(`${from} is not ${what} (${where}${first?.message ?? 'malformed'}).`);
}

function readJson(text: string, from: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    throw new OperatorError(`${from} is not JSON (${reason}).`, { cause: error });
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
