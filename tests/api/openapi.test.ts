import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointsByTopic } from '#contract/http/endpoints.ts';
import { apiPaths } from '#contract/paths.ts';
import type { ApiDescription, Operation } from '#server/api/openapi/describe-api.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { addressesOf, everyEndpoint } from '#tests/support/every-endpoint.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

let database: OpenDatabase;
let app: FastifyInstance;
let document: ApiDescription;
let page: string;
let ajv: Ajv2020;

beforeAll(async () => {
  database = await openLeagueDatabase(demoLeague());
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => DEMO_NOW,
  });
  document = (await app.inject({ url: apiPaths.openapi })).json<ApiDescription>();
  page = (await app.inject({ url: apiPaths.docs })).body;
  // Strict: a keyword that JSON Schema does not know is an error.
  ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  ajv.addFormat('uri', /^https?:/);
  ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
  ajv.addSchema({ ...document, $id: 'api:' });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
const operationOf = (path: string): Operation => {
  const operation = document.paths[templateOf(path)]?.get;
  if (!operation) throw new Error(`${path} is not in the document`);
  return operation;
};
/** Where the document describes the response of an endpoint. */
const pointerTo = (path: string, status: string) =>
  `api:#/paths/${templateOf(path).replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/get/responses/${status}/content/application~1json/schema`;

const endpoints = everyEndpoint.map((endpoint) => [endpoint.path, endpoint] as const);

describe('the document', () => {
  test('has the parts that OpenAPI 3.1 requires', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      servers: [{ url: '/' }],
    });
    expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(endpointsByTopic));
  });

  test('has every endpoint of the contract and no other, under its topic', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual(
      everyEndpoint.map(({ path }) => templateOf(path)).toSorted(),
    );
    for (const [topic, listed] of Object.entries(endpointsByTopic))
      for (const { path, summary } of listed) expect(operationOf(path)).toMatchObject({ summary, tags: [topic] });
  });

  test('names every operation once', () => {
    const names = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
  });

  test.each(endpoints)(
    '%s: parameters as in the address and the query, with the errors that they can bring',
    (path, endpoint) => {
      const { parameters, responses } = operationOf(path);
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
      expect(parameters.filter((one) => one.in === 'path' && !one.required)).toEqual([]);
      expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(
        Object.keys(endpoint.query.shape),
      );
      for (const { schema } of parameters) expect(ajv.validateSchema(schema)).toBe(true);
      expect(Object.keys(responses)).toEqual([
        '200',
        ...(parameters.length > 0 ? ['400'] : []),
        ...(inPath.length > 0 ? ['404'] : []),
        'default',
      ]);
    },
  );

  test('states limits and defaults', () => {
    const named = (path: string, name: string) => operationOf(path).parameters.find((one) => one.name === name);
    expect(named('/api/news', 'limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
    });
    expect(named('/api/teams/:id', 'id')?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 2147483647 });
    expect(named('/api/search', 'q')).toMatchObject({ required: true, schema: { minLength: 3, maxLength: 100 } });
    expect(named('/api/readonly-match/:matchId/team-matches/:side', 'side')?.schema.enum).toEqual(['home', 'away']);
  });

  test('refers only to schemas that it defines', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    expect(references.length).toBeGreaterThan(50);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(new Set(references)).toEqual(new Set(known));
  });
});

test.each(endpoints)('%s: real responses are as described', async (path, endpoint) => {
  const validate = ajv.getSchema(pointerTo(path, '200'));
  if (!validate) throw new Error(`The answer of ${path} is not described`);
  for (const address of await addressesOf(database.reader, endpoint)) {
    const response = await app.inject({ url: address });
    expect([address, response.statusCode]).toEqual([address, 200]);
    const answer = response.json<unknown>();
    const isValid = validate(answer);
    expect([address, isValid ? [] : validate.errors?.slice(0, 3)]).toEqual([address, []]);
    // No fields outside the contract.
    expect(endpoint.response.parse(answer)).toEqual(answer);
  }
});

test('errors are as described', async () => {
  const validate = ajv.getSchema(pointerTo('/api/teams/:id', '404'));
  expect(validate?.((await app.inject({ url: '/api/teams/2147483647' })).json())).toBe(true);
  expect(validate?.({ message: 'no' })).toBe(false);
});

test('a response that differs from its description is refused', () => {
  const validate = ajv.getSchema(pointerTo('/api/teams', '200'));
  expect(validate?.([{ id: 1, name: 'Балик', name_latin: 'Balik', short_name: 'БАЛ', badge: null }])).toBe(true);
  expect(validate?.([{ id: 0, name: 'Балик', name_latin: 'Balik', short_name: 'БАЛ', badge: null }])).toBe(false);
  expect(validate?.([{ id: 1, name: 'Балик', name_latin: 'Balik', badge: null }])).toBe(false);
});

test('the document has an ETag and is readable from every site', async () => {
  const { headers } = await app.inject({ url: apiPaths.openapi });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  const again = await app.inject({ url: apiPaths.openapi, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

describe('the page', () => {
  test('lists every endpoint with its parameters, by topic, with a table of contents', () => {
    for (const { path, query } of everyEndpoint) {
      expect(page).toContain(`GET ${templateOf(path)}</code>`);
      for (const name of Object.keys(query.shape)) expect(page).toContain(`<code>${name}</code>`);
    }
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    expect(ids.size).toBe([...page.matchAll(/ id="/g)].length);
  });

  test('shows the fields of a response as nested lists', () => {
    const text = page.slice(page.indexOf('GET /api/seasons/current'));
    expect(text).toMatch(/<code>data<\/code>[^\n]*Season<\/a> or null/);
    expect(page).toMatch(
      /<code>limit<\/code> <span class="kind">integer, 1 to 100, usually <code>50<\/code>, optional, in the query/,
    );
  });

  test('has no script and no external resource, and its policy allows its one style', async () => {
    expect(page).not.toMatch(/<script|\son\w+=|javascript:|src=|https?:/i);
    const { headers } = await app.inject({ url: apiPaths.docs });
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(style).toContain('prefers-color-scheme: dark');
  });
});
