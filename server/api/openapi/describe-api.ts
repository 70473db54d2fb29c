import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpointsByTopic } from '#contract/http/endpoints.ts';
import { errorSchema } from '#contract/http/shared.ts';
import { describeSchema, type JsonSchema } from './json-schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

interface ResponseDescription {
  description: string;
  content: { 'application/json': { schema: JsonSchema } };
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: [topic: string];
  parameters: Parameter[];
  responses: Record<string, ResponseDescription>;
}

export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The version of the endpoints, not of the program: it changes when clients have to. */
const API_VERSION = '1.0.0';

/** All public endpoints as an OpenAPI document, generated from the contract. */
export function describeApi(league: string): ApiDescription {
  const schemas: Record<string, JsonSchema> = {};
  const name = (described: ReturnType<typeof describeSchema>) => {
    Object.assign(schemas, described.shapes);
    return described.schema;
  };
  const failure = (description: string) => describeResponse(description, name(describeSchema(errorSchema)));

  function describeEndpoint(topic: string, { path, summary, params, query, response }: Endpoint): Operation {
    const parameters: Parameter[] = [
      ...Object.entries(params.shape).map(([field, schema]) => parameterOf('path', field, schema)),
      ...Object.entries(query.shape).map(([field, schema]) => parameterOf('query', field, schema)),
    ];
    return {
      operationId: operationName(path),
      summary,
      tags: [topic],
      parameters,
      responses: {
        200: describeResponse(summary, name(describeSchema(response))),
        ...(parameters.length > 0 && { 400: failure('A parameter is malformed') }),
        ...(Object.keys(params.shape).length > 0 && { 404: failure('Not found') }),
        default: failure('Something else went wrong'),
      },
    };
  }

  function parameterOf(place: Parameter['in'], field: string, schema: Endpoint['query']['shape'][string]): Parameter {
    const required = place === 'path' || !schema.safeParse(undefined).success;
    return { name: field, in: place, required, schema: name(describeSchema(schema)) };
  }

  return {
    openapi: '3.1.0',
    info: {
      title: `${league} API`,
      version: API_VERSION,
      description:
        'Everything that the site shows, for anybody to read: no key, no login, GET and HEAD only. Times are ISO 8601 with offset.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(endpointsByTopic).map((topic) => ({ name: topic })),
    paths: Object.fromEntries(
      Object.entries(endpointsByTopic).flatMap(([topic, endpoints]) =>
        endpoints.map((endpoint) => [templateOf(endpoint.path), { get: describeEndpoint(topic, endpoint) }]),
      ),
    ),
    components: { schemas },
  };
}

const describeResponse = (description: string, schema: JsonSchema): ResponseDescription => ({
  description,
  content: { 'application/json': { schema } },
});

/** `/api/teams/:id` is `/api/teams/{id}` in OpenAPI. */
const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** `/api/competitions/:id/top-scorers` is `competitionsByIdTopScorers`. */
function operationName(path: string): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/:(\w)(\w*)/g, (_, first: string, rest: string) => `by-${first.toUpperCase()}${rest}`)
    .split(/[/-]/);
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}
