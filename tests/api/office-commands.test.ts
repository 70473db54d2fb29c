import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom } from '#tests/support/desk-people.ts';
import type { Answers } from '#tests/support/office-commands/command-case.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { fullLeague } from '#tests/support/full-league.ts';
import { methodOf, NOT_COMMANDS, officeCommands } from '#tests/support/office-commands/office-commands.ts';
import { openOffice, type OfficeClient } from '#tests/support/office.ts';
import { openPublicAnswers } from '#tests/support/public-answers.ts';

/* What holds for every command of the office. Who may not use them is in desk-permissions.test.ts. */

/** The machine of a normal run may be slow. */
const BOUND = process.env['CHAOS'] === 'full' ? 1000 : 10_000;
const STALE = 'x'.repeat(22);

let league: DeskLeague;
let office: OfficeClient;
let site: ReturnType<typeof openPublicAnswers>;
const answers: Answers = new Map();
beforeAll(async () => {
  league = await openDeskLeague(fullLeague());
  // Nobody is merged and no rule changes while a match is on.
  await league.database.pool.query(
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where key = 'm5'`,
  );
  office = await openOffice(league);
  site = openPublicAnswers(league);
});
afterAll(() => league?.close());

const publicAnswer = async (url: string) => (await league.app().inject({ url })).body;

/** Pages take most of the time: a command is followed by one of so many, the next one by others. */
const PAGE_STEP = scaled(1, 40);
let round = 0;
const COMMANDS = officeCommands(() => ({ league, office, answers }));

describe.each(COMMANDS)('%s', (endpoint, make) => {
  test('names a wrong field, refuses an old version, is public at once and in the journal', async () => {
    const { what, url, payload, seenAt } = await make();
    const method = methodOf(endpoint);
    const send = (body = payload, address = url) => office.device.send(method, address, body);
    const refusal = async (sent: ReturnType<typeof send>) => {
      const { statusCode, ...answer } = await sent;
      const { reason, field, conflict } = answer.json<DeskErrorResponse>();
      return { statusCode, reason, field, conflict };
    };
    const journal = await office.journal();

    for (const field of Object.keys(payload ?? {})) {
      const refused = await refusal(send({ ...payload, [field]: { wrong: true } }));
      expect([field, refused.statusCode, refused.field?.split('.', 1)[0]]).toEqual([field, 400, field]);
    }
    if (payload && 'version' in payload)
      expect(await refusal(send({ ...payload, version: STALE }))).toMatchObject({
        statusCode: 409,
        reason: 'conflict',
        conflict: { current: expect.anything(), version: payload['version'] },
      });
    if (url.includes('?version='))
      expect(await refusal(send(undefined, url.replace(/version=.*/, `version=${STALE}`)))).toMatchObject({
        statusCode: 409,
      });
    expect(await office.journal()).toEqual(journal);

    const some = { at: (round += 1), step: PAGE_STEP };
    await site.remember(some);
    const before = seenAt === null ? '' : await publicAnswer(seenAt);
    const began = performance.now();
    const done = await send();
    expect([done.statusCode < 300, done.body]).toEqual([true, done.body]);
    if (seenAt !== null) {
      await expect.poll(() => publicAnswer(seenAt), { interval: 5, timeout: BOUND }).not.toBe(before);
      expect(performance.now() - began).toBeLessThan(BOUND);
    }
    // The tags of the command name all that it changed.
    expect(await site.findOutdated(some)).toEqual({});
    if (done.statusCode !== 204) answers.set(endpoint, done.json());
    const written = (await office.journal()).filter(({ id }) => !journal.some((known) => known.id === id));
    expect(written.map((entry) => entry.what)).toContain(what);
    expect(new Set(written.map(({ who }) => who))).toEqual(new Set(['Мария']));
  });
});

test('every endpoint of the office that changes something is in this test', async () => {
  const { paths } = (await sendFrom(league, undefined, { url: deskPaths.openapi })).json<{
    paths: Record<string, object>;
  }>();
  const changes = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/office/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .filter((endpoint) => !endpoint.startsWith('get '));
  expect([...COMMANDS.map(([endpoint]) => endpoint), ...Object.keys(NOT_COMMANDS)].toSorted()).toEqual(
    changes.toSorted(),
  );
});
