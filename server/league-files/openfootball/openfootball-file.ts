import { z } from 'zod';
import { TIME_ZONE } from '#domain/formatting/time-zone.ts';
import { OperatorError } from '#server/errors.ts';
import { slug } from '#domain/formatting/plain-latin.ts';

export type Pair = readonly [home: number, away: number];

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

const name = z.string().trim().min(1);
const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

/** A name, or in older files an object with a name and a code of three letters. */
const teamSchema = z.union([
  name.transform((team) => ({ name: team, code: null })),
  z.object({ name, code: name.nullish() }).transform(({ name: team, code }) => ({ name: team, code: code ?? null })),
]);

const goals = orNone(z.int().min(0));

/** The scores of older files: full time, half-time, extra time, penalties. */
const flatScores = {
  score1: goals,
  score2: goals,
  score1i: goals,
  score2i: goals,
  score1et: goals,
  score2et: goals,
  score1p: goals,
  score2p: goals,
};

const matchShape = {
  date: day,
  time: orNone(name),
  timezone: orNone(name),
  team1: teamSchema,
  team2: teamSchema,
  score: orNone(scoreSchema),
  ...flatScores,
  goals1: orNone(z.array(goalSchema)),
  goals2: orNone(z.array(goalSchema)),
  group: orNone(name),
  ground: orNone(name),
  stadium: orNone(z.object({ name })),
};
const unroundedSchema = z.object(matchShape);
export type ListedMatch = ReturnType<typeof toListed>;

function toListed(round: string, match: z.infer<typeof unroundedSchema>) {
  const { date, time, timezone, team1, team2, goals1, goals2, group, ground, stadium } = match;
  return {
    round,
    date,
    time: time && timezone && !time.includes('UTC') ? `${time} ${timezone}` : time,
    team1: team1.name,
    team2: team2.name,
    codes: [team1.code, team2.code] as const,
    score: match.score ?? flatScore(match),
    goals1,
    goals2,
    group,
    ground: ground ?? stadium?.name,
  };
}

function flatScore(match: z.infer<z.ZodObject<typeof flatScores>>): z.infer<typeof scoreSchema> | undefined {
  const both = (home: number | undefined, away: number | undefined): Pair | undefined =>
    home === undefined || away === undefined ? undefined : [home, away];
  const ft = both(match.score1, match.score2);
  if (!ft) return undefined;
  return {
    ft,
    ht: both(match.score1i, match.score2i),
    et: both(match.score1et, match.score2et),
    p: both(match.score1p, match.score2p),
  };
}

const wholeFileSchema = z.object({
  name,
  matches: z
    .array(z.custom<ListedMatch>().refine(({ team1, team2 }) => slug(team1) !== slug(team2), 'a team plays itself'))
    .min(1)
    .refine(isWithoutDoubles, 'a match stands twice in its round'),
});
export type OpenfootballFile = z.infer<typeof wholeFileSchema>;

const fileSchema = z
  .object({ name, matches: z.array(z.object({ round: name, ...matchShape })) })
  .transform(({ name: title, matches }) => ({
    name: title,
    matches: matches.map(({ round, ...match }) => toListed(round, match)),
  }))
  .pipe(wholeFileSchema);

/** Until about 2020, and in euro.json: the matches within their rounds. */
const olderFileSchema = z
  .object({ name, rounds: z.array(z.object({ name, matches: z.array(unroundedSchema) })) })
  .transform(({ name: title, rounds }) => ({
    name: title,
    matches: rounds.flatMap((round) => round.matches.map((match) => toListed(round.name, match))),
  }))
  .pipe(wholeFileSchema);

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
    .default(''),
  timeZone: z.string().refine(isTimeZone, 'not a time zone such as Europe/London').default(TIME_ZONE),
  players: z.record(z.string(), z.string().trim().min(1)).default({}),
  adjustments: z
    .array(
      z.strictObject({
        team: z.string(),
        points: z.int().refine((points) => points !== 0, 'an adjustment of no points'),
        decidedOn: day,
        reasonBg: z.string().min(1),
        reasonEn: z.string().default(''),
      }),
    )
    .default([]),
});
export type Notes = z.infer<typeof notesSchema>;

export function parseOpenfootball(text: string, from: string): OpenfootballFile {
  const json = readJson(text, from);
  const isOlder = typeof json === 'object' && json !== null && 'rounds' in json;
  return parse(isOlder ? olderFileSchema : fileSchema, json, from, 'an openfootball file');
}

export const parseNotes = (text: string, from: string): Notes =>
  parse(notesSchema, readJson(text, from), from, 'a file of notes');

function parse<Output>(schema: z.ZodType<Output>, json: unknown, from: string, what: string): Output {
  const result = schema.safeParse(json);
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
