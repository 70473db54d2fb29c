import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { deskOpenApi } from '#server/desk/desk-openapi.ts';
import { openDeskLeague, lineup, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';
import { codeIn, invitePerson } from '#tests/support/desk-people.ts';

/* The desk's own OpenAPI document: valid, complete, and matching what the desk accepts and returns. */

interface Content {
  /** Responses without a body have none. */
  content: { 'application/json': { schema: object } };
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}
type Document = Omit<ReturnType<typeof deskOpenApi>, 'paths'> & { paths: Record<string, Record<string, Operation>> };

let league: DeskLeague;
let document: Document;
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
ajv.addFormat('uri', /^https?:/);
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/);
ajv.addFormat('email', /^[^\s@]+@[^\s@]+$/);
// What zod writes beside the `contentEncoding` of the specification.
ajv.addFormat('base64', /^[A-Za-z\d+/]*={0,2}$/);

beforeAll(async () => {
  league = await openDeskLeague();
  document = (await league.desk().inject({ url: deskPaths.openapi })).json<Document>();
});
afterAll(() => league?.close());

const ACTS = '/api/matches/{matchId}/acts';
const operationOf = (path: string, method: string): Operation => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};
const schemaOf = ({ content }: Content) => content['application/json'].schema;
const isAct = (body: unknown) => ajv.validate(schemaOf(operationOf(ACTS, 'post').requestBody as Content), body);

describe('the document', () => {
  test('has the parts that OpenAPI 3.1 requires, and can be read without a token', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      security: [{ token: [] }, { session: [] }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' }, session: { type: 'apiKey', in: 'cookie' } },
      },
    });
  });

  test('describes endpoints that exist', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const method of Object.keys(methods)) {
        const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
        expect([method, path, league.desk().hasRoute({ method: method.toUpperCase() as 'GET', url })]).toEqual([
          method,
          path,
          true,
        ]);
      }
  });

  test('names its parameters as the paths do, and every schema is valid', () => {
    // Most answers say the same.
    const compiled = new Set<string>();
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters = [], requestBody, responses } of Object.values(methods)) {
        const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
        const schemas = [
          ...parameters.map(({ schema }) => schema),
          ...[...Object.values(responses), ...(requestBody ? [requestBody] : [])]
            .filter((part) => 'content' in part && 'application/json' in part.content)
            .map(schemaOf),
        ];
        for (const schema of schemas) {
          const text = JSON.stringify(schema);
          if (!compiled.has(text)) expect(() => ajv.compile(schema)).not.toThrow();
          compiled.add(text);
        }
      }
    expect(operationOf(ACTS, 'post').parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
  });

  test('offers a key for every change of the office', () => {
    const isKey = (one: { name: string }) => one.name === 'Idempotency-Key';
    const without = Object.values(document.paths)
      .flatMap((methods) => Object.entries(methods))
      .filter(([method, { parameters = [] }]) => method !== 'get' && !parameters.some(isKey))
      .map(([, { operationId }]) => operationId);
    expect(without.toSorted()).toEqual([
      'becomeManager',
      'makeBackup',
      'markRead',
      'openTeamLink',
      'previewArticle',
      'previewCode',
      'readApplication',
      'readOwnRegistration',
      'readPastedPlayers',
      'recordActs',
      'removePushDevice',
      'sendRegistration',
      'setMessageChoices',
      'setPushDevice',
      'signIn',
      'signOut',
    ]);
  });

  test('lists what can go wrong', () => {
    expect(Object.keys(operationOf(ACTS, 'post').responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '421',
      '429',
      '503',
    ]);
    expect(Object.keys(operationOf('/api/matches', 'get').responses)).toEqual(
      expect.arrayContaining(['200', '401', '429']),
    );
  });

  test('describes every act, and the acts that can be corrected', () => {
    const player = 1;
    const acts: ActRequest['act'][] = [
      { act: 'kick-off' },
      { act: 'phase', phase: 'HALF_TIME' },
      { act: 'stop-clock' },
      { act: 'start-clock' },
      { act: 'goal', team: 'home', player, assist: 2, ownGoal: false, penalty: true, minute: 25, extraTime: 2 },
      { act: 'goal', team: 'away' },
      { act: 'card', team: 'home', player, card: 'second-yellow' },
      { act: 'penalty', team: 'home', player, result: 'saved' },
      { act: 'shoot-out-kick', team: 'home', result: 'missed' },
      { act: 'substitution', team: 'home', playerIn: 1, playerOut: 2 },
      { act: 'man-of-the-match', player },
      { act: 'lineup', team: 'home', starters: [{ player }], captain: null },
      { act: 'statistics', teams: { home: { possession: 60 } }, players: [{ player, rating: 7.5 }] },
      { act: 'final-whistle' },
      { act: 'hand-in' },
      { act: 'award', home: 3, away: 0, reasonBg: 'Неявяване', reasonEn: 'No show' },
      { act: 'postpone' },
      { act: 'abandon' },
      { act: 'cancel' },
      { act: 'reschedule', startTime: '2026-03-22T17:00:00Z' },
      { act: 'correct', revision: 2, to: { act: 'goal', team: 'home' } },
      { act: 'withdraw', revision: 2 },
    ];
    for (const act of acts) expect([act, isAct({ act })]).toEqual([act, true]);
    expect(isAct({ act: { act: 'kick-off' }, at: '2026-03-15T18:00:00+02:00', reason: 'Късно' })).toBe(true);
    const described = [
      ...JSON.stringify(schemaOf(operationOf(ACTS, 'post').requestBody as Content)).matchAll(/"const":"([a-z-]+)"/g),
    ].map(([, name]) => name);
    expect(new Set(described)).toEqual(new Set(acts.map(({ act }) => act)));
  });

  test('and no other', () => {
    const bodies = [
      {},
      { act: { act: 'dance' } },
      { act: { act: 'goal' } },
      { act: { act: 'kick-off' }, when: 'now' },
      { act: { act: 'card', team: 'home', player: 1, card: 'blue' } },
    ];
    for (const body of bodies) expect([body, isAct(body)]).toEqual([body, false]);
  });
});

describe('real responses', () => {
  const answerTo = async (path: string, method: string, response: Promise<{ statusCode: number; json(): unknown }>) => {
    const answered = await response;
    const described = operationOf(path, method).responses[answered.statusCode];
    if (!described) throw new Error(`${answered.statusCode} is not described`);
    const isValid = ajv.validate(schemaOf(described), answered.json());
    expect([path, answered.statusCode, isValid ? [] : ajv.errors]).toEqual([path, answered.statusCode, []]);
    return answered.statusCode;
  };
  const get = (url: string, token = TOKEN) =>
    league.desk().inject({ url, headers: { authorization: `Bearer ${token}` } });

  test('are as described', async () => {
    const derby = league.id('matches', 'derby');
    expect(await answerTo(ACTS, 'post', league.send('derby', lineup(league, 'home')))).toBe(200);
    expect(await answerTo(ACTS, 'post', league.send('derby', { act: 'kick-off' }, { key: 'k' }))).toBe(200);
    expect(
      await answerTo(ACTS, 'post', league.send('derby', { act: 'goal', team: 'home', player: league.player('ivan') })),
    ).toBe(200);
    expect(await answerTo(ACTS, 'post', league.send('derby', { act: 'dance' }))).toBe(400);
    expect(await answerTo(ACTS, 'post', league.send('derby', { act: 'final-whistle' }))).toBe(409);
    expect(await answerTo(ACTS, 'post', league.send('derby', { act: 'abandon' }, { key: 'k' }))).toBe(409);
    expect(await answerTo('/api/matches', 'get', get(deskPaths.matches))).toBe(200);
    expect(await answerTo('/api/matches/{matchId}', 'get', get(deskPaths.match(derby)))).toBe(200);
    expect(await answerTo('/api/matches/{matchId}', 'get', get(deskPaths.match(999_999)))).toBe(404);
    expect(await answerTo('/api/matches', 'get', get(deskPaths.matches, 'wrong'))).toBe(401);
  });

  test('about people are as described', async () => {
    const { link } = await invitePerson(league, { role: 'organiser' });
    const post = (url: string, payload: object) =>
      league.desk().inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${TOKEN}` } });
    const code = { code: codeIn(link) };
    expect(await answerTo('/api/code', 'post', post(deskPaths.code, code))).toBe(200);
    expect(await answerTo('/api/sign-in', 'post', post(deskPaths.signIn, code))).toBe(200);
    expect(await answerTo('/api/sign-in', 'post', post(deskPaths.signIn, code))).toBe(409);
    const editor = { name: 'Редактор', role: 'editor' };
    expect(await answerTo('/api/invitations', 'post', post(deskPaths.invitations, editor))).toBe(201);
    const links = deskPaths.matchLinks(league.id('matches', 'derby'));
    expect(await answerTo('/api/matches/{matchId}/links', 'post', post(links, {}))).toBe(201);
    expect(await answerTo('/api/people', 'get', get(deskPaths.people))).toBe(200);
    expect(await answerTo('/api/journal', 'get', get(deskPaths.journal))).toBe(200);
    expect(await answerTo('/api/session', 'get', get(deskPaths.session))).toBe(404);
  });
});
