import { z } from 'zod';
import {
  adjustmentSchema,
  competitionSchema,
  gameweekMatchSchema,
  standingSchema,
} from '#contract/http/competition.ts';
import { liveMatchSchema } from '#contract/http/live.ts';
import { newsItemSchema } from '#contract/http/news.ts';
import { seasonSchema } from '#contract/http/season.ts';
import { errorSchema, playerSchema, teamSchema } from '#contract/http/shared.ts';

/** The part of JSON Schema that our contract uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  $defs?: Record<string, JsonSchema>;
  $schema?: string;
}

/** Shapes that many responses share are described once, under a name. */
const shapes = z.registry<{ id: string }>();
shapes.add(adjustmentSchema, { id: 'PointsAdjustment' });
shapes.add(competitionSchema, { id: 'Competition' });
shapes.add(errorSchema, { id: 'Error' });
shapes.add(gameweekMatchSchema, { id: 'ListedMatch' });
shapes.add(liveMatchSchema, { id: 'LiveMatch' });
shapes.add(newsItemSchema, { id: 'NewsItem' });
shapes.add(playerSchema, { id: 'Player' });
shapes.add(seasonSchema, { id: 'Season' });
shapes.add(standingSchema, { id: 'Standing' });
shapes.add(teamSchema, { id: 'Team' });

export interface Described {
  schema: JsonSchema;
  /** Named shapes that it refers to. */
  shapes: Record<string, JsonSchema>;
}

export function describeSchema(schema: z.ZodType): Described {
  const generated = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output', metadata: shapes });
  const { $defs = {}, $schema: _dialect, ...described } = JSON.parse(JSON.stringify(generated), simplify) as JsonSchema;
  return { schema: described, shapes: $defs };
}

/** Removes noise and what would forbid adding a field; shapes are referred to at OpenAPI's place for them. */
function simplify(this: JsonSchema, key: string, value: unknown): unknown {
  if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return undefined;
  if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return undefined;
  if (key === 'pattern' && this.format !== undefined) return undefined;
  if (key === 'additionalProperties' && value === false) return undefined;
  if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/');
  return value;
}
