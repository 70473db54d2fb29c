import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: queryable(() => Promise.reject(new ApiError('bad_request', 'Nobody is at the desk'))),
  });
});
afterAll(() => app.close());

test('an English page shows the API’s error message, a Bulgarian page its own', async () => {
  expect((await app.inject({ url: '/api/teams' })).json()).toEqual({ error: 'Nobody is at the desk' });
  expect((await app.inject({ url: '/?lang=en' })).payload).toContain('<p>Nobody is at the desk</p>');
  const inBulgarian = (await app.inject({ url: '/' })).payload;
  expect(inBulgarian).toContain('Отборите не можаха да се заредят');
  expect(inBulgarian).not.toContain('<p>Nobody is at the desk</p>');
});
