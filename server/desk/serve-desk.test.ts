import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { deskEndpoints, file } from '#contract/desk/endpoint.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { serveDesk } from './serve-desk.ts';

const endpoints = deskEndpoints({
  getTeam: {
    method: 'GET',
    path: '/teams/:teamId',
    query: z.object({ lang: z.enum(['bg', 'en']).default('bg') }),
    response: z.object({ id: z.int(), name: z.string().max(3), lang: z.string() }),
    summary: 'A team',
  },
  addTeam: {
    method: 'POST',
    path: '/teams',
    body: z.strictObject({ name: z.string().min(1) }),
    response: z.object({ name: z.string() }),
    status: 201,
    summary: 'Add a team',
  },
  keepCrest: {
    method: 'PUT',
    path: '/teams/:teamId/crest',
    body: file('image/*'),
    summary: 'Keep a crest',
  },
});

function open() {
  const app = fastify();
  handleErrors(app);
  app.decorateRequest('who');
  app.addHook('onRequest', async (request) => {
    request.who = { kind: 'program' };
  });
  const kept: Buffer[] = [];
  serveDesk(app, endpoints, () => new Date(0), {
    getTeam: ({ params, query }) => ({ id: params.teamId, name: 'Балик', lang: query.lang, passwordHash: 'x' }),
    addTeam: ({ body }) => body,
    keepCrest: ({ body }) => void kept.push(body),
  });
  return { app, kept };
}

test('answers what the contract names, and no column beside it', async () => {
  const { app } = open();
  // A stored name may be longer than one that is sent.
  expect((await app.inject('/teams/7')).json()).toEqual({ id: 7, name: 'Балик', lang: 'bg' });
});

test('reads address, question and body by the contract, and says which field is wrong', async () => {
  const { app } = open();
  expect((await app.inject('/teams/x')).json()).toMatchObject({ field: 'teamId', reason: 'invalid' });
  expect((await app.inject('/teams/7?lang=de')).json()).toMatchObject({ field: 'lang' });
  const send = (payload: object) => app.inject({ method: 'POST', url: '/teams', payload });
  expect((await send({ name: '' })).json()).toMatchObject({ field: 'name', reason: 'required' });
  expect((await send({ name: 'Вихър', isAdmin: true })).statusCode).toBe(400);
  expect((await send({ name: 'Вихър' })).statusCode).toBe(201);
});

test('takes the bytes of a file, and nothing else in their place', async () => {
  const { app, kept } = open();
  const send = (type: string) =>
    app.inject({
      method: 'PUT',
      url: '/teams/7/crest',
      payload: Buffer.from('PNG'),
      headers: { 'content-type': type },
    });
  expect((await send('image/png')).statusCode).toBe(204);
  expect((await send('application/json')).statusCode).toBeGreaterThanOrEqual(400);
  expect(kept.map(String)).toEqual(['PNG']);
});
