import { z } from 'zod';
import { league } from '#league.config';
import { actResponseSchema, actRequestSchema } from '#contract/desk/acts.ts';
import { deskMatchListSchema, deskMatchSchema } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { errorSchema } from '#contract/http/shared.ts';

/** Fields with defaults are optional in requests and always present in responses. */
const describe = (schema: z.ZodType, io: 'input' | 'output') => {
  // The details of a ledger entry have a type and no schema: any value describes them.
  const options = { target: 'draft-2020-12', io, unrepresentable: 'any' } as const;
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, options);
  return described;
};

/** The desk as an OpenAPI document. */
export function describeDesk() {
  const json = (description: string, schema: z.ZodType) => ({
    description,
    content: { 'application/json': { schema: describe(schema, 'output') } },
  });
  const failure = (description: string) => json(description, errorSchema);
  const failures = {
    400: failure('Something in the request is not valid'),
    401: failure('The token is missing or wrong'),
    404: failure('There is no such match'),
    429: failure('Ten wrong tokens: the address is refused for a while'),
    503: failure('The database does not answer; send the same act again'),
  };
  const matchId = { name: 'matchId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
  const template = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
  return {
    openapi: '3.1.0',
    info: {
      title: `${league.name.en} desk`,
      version: '1.0.0',
      description:
        'Records matches from the pitch. Every act has an idempotency key: an act sent twice under the same key counts once and gets the same response.',
    },
    security: [{ token: [] }],
    paths: {
      [template(deskPaths.acts(':matchId'))]: {
        post: {
          operationId: 'recordAct',
          summary: 'Record an act of a match',
          parameters: [
            matchId,
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              description: "The sender's name for the act, such as a UUID",
              schema: { type: 'string', minLength: 1, maxLength: 100 },
            },
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: describe(actRequestSchema, 'input') } },
          },
          responses: {
            200: json('The match right after the act', actResponseSchema),
            ...failures,
            409: failure('The rules forbid it; `reason` is a stable name for why'),
            422: failure('The key was used for another act'),
          },
        },
      },
      [deskPaths.matches]: {
        get: {
          operationId: 'listMatches',
          summary: 'The matches of some days; without a date those of today and tomorrow, and live ones',
          parameters: [
            { name: 'from', in: 'query', schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } },
            { name: 'days', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 14, default: 2 } },
          ],
          responses: { 200: json('Live ones first, then in order of kick-off', deskMatchListSchema), ...failures },
        },
      },
      [template(deskPaths.match(':matchId'))]: {
        get: {
          operationId: 'getMatch',
          summary: 'A match with its people and its ledger',
          parameters: [matchId],
          responses: { 200: json('The match', deskMatchSchema), ...failures },
        },
      },
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
