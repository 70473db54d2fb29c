import { z } from 'zod';
import { deskApi } from '#contract/desk/api.ts';
import { isFile, paramsSchema, type DeskEndpoint, type FileBody } from '#contract/desk/endpoint.ts';
import { deskErrorSchema } from '#contract/desk/office.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Fields with defaults are optional in requests and always present in responses. */
function describe(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // The details of a ledger entry have a type and no schema: any value describes them.
  const options = { target: 'draft-2020-12', io, unrepresentable: 'any' } as const;
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, options);
  return described;
}

const BYTES = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };

const contentOf = (body: z.ZodType | FileBody, io: 'input' | 'output') =>
  isFile(body)
    ? Object.fromEntries(body.types.map((type) => [type, BYTES]))
    : { 'application/json': { schema: describe(body, io) } };

const failure = (description: string) => ({ description, content: contentOf(deskErrorSchema, 'output') });

const FAILURES = {
  400: failure('Something in the request is not valid; `field` and `reason` say what'),
  401: failure('Neither a session nor the token'),
  403: failure('Not with this role, not this match, or not now; `reason` says which'),
  404: failure('There is no such thing'),
  421: failure('The desk does not have this host name (DESK_URL)'),
  429: failure('Too many wrong tokens, cookies or codes from this address; a right one is let in'),
  503: failure('The database does not answer; send the same again'),
};

const CHANGE_FAILURES = {
  409: failure(
    'Somebody else has changed it (`conflict` has what it is now), the rules forbid it, or the key was used for another request; `reason` says which',
  ),
};

const FILE_FAILURES = { 413: failure('The file is too large'), 415: failure('It was not sent as such a file') };

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    "The sender's name for the request, such as a UUID. Sent again under it, the same request gets the first answer again and is carried out once; another request is refused (409, `key_reused`). Keys are remembered for 30 days",
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

/** Of a question that has one of several shapes, every name that one of them has. */
function namesIn(schema: JsonSchema): { name: string; schema: JsonSchema; required: boolean }[] {
  const shapes = schema.anyOf ?? [schema];
  const names = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => ({
    name,
    schema: (shapes.find(({ properties }) => properties?.[name])?.properties?.[name] ?? {}) as JsonSchema,
    required: shapes.every(({ required = [] }) => required.includes(name)),
  }));
}

function parametersOf(endpoint: DeskEndpoint) {
  const { method, query, key } = endpoint;
  const inPath = namesIn(describe(paramsSchema(endpoint), 'input'));
  const inQuery = query ? namesIn(describe(query, 'input')) : [];
  return [
    ...inPath.map((parameter) => ({ ...parameter, in: 'path' })),
    ...inQuery.map((parameter) => ({ ...parameter, in: 'query' })),
    ...(method === 'GET' || key === 'none' ? [] : [{ ...KEY, required: key === 'required' }]),
  ];
}

function operationOf(operationId: string, endpoint: DeskEndpoint) {
  const { method, summary, access, body, describedBody = body, response, status = 200 } = endpoint;
  return {
    operationId,
    summary,
    ...(access === 'public' && { security: [] }),
    parameters: parametersOf(endpoint),
    ...(describedBody && { requestBody: { required: true, content: contentOf(describedBody, 'input') } }),
    responses: {
      ...(response
        ? { [status]: { description: 'Done', content: contentOf(response, 'output') } }
        : { 204: { description: 'Done' } }),
      ...FAILURES,
      ...(method !== 'GET' && CHANGE_FAILURES),
      ...(body && isFile(body) && FILE_FAILURES),
    },
  };
}

function describePaths() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [operationId, endpoint] of Object.entries<DeskEndpoint>(deskApi)) {
    const template = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [endpoint.method.toLowerCase()]: operationOf(operationId, endpoint) };
  }
  return paths;
}

/** The desk as an OpenAPI document. */
export const deskOpenApi = (league: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${league} desk`,
    version: '1.0.0',
    description:
      'Records matches from the pitch. Every act has an idempotency key: an act sent twice under the same key counts once and gets the same response. Every other change may have one, to the same effect. Programs send the token; the app has the cookie of a session.',
  },
  security: [{ token: [] }, { session: [] }],
  paths: describePaths(),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'desk',
        description: '`__Host-desk` over https. Requests that change something also need the Origin of the desk.',
      },
    },
  },
});
