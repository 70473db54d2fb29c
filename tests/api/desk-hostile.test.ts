import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';
import { valueOf, withHostileTexts, type JsonSchema } from '#tests/support/schema-values.ts';

/* Hostile texts in every field of every form of the desk: stored or refused, never a failure of the server. */

let league: DeskLeague;
let organiser: Device;
beforeAll(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
});
afterAll(() => league?.close());

const HOSTILE = [
  '',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u202E\u2066тексте\u2069\u0000\u0007\u001B[31m',
  '😀'.repeat(300),
  'я'.repeat(10_000),
  "'; drop table teams; --",
  'javascript:alert(1)',
  '\uD800',
  '../../etc/passwd',
];

interface Operation {
  requestBody?: { content: Partial<Record<string, { schema: JsonSchema }>> };
}

/** A first, valid id: what belongs to another kind of thing is simply not there. */
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

test('no text makes the server fail', async () => {
  const document = (await sendFrom(league, undefined, { url: deskPaths.openapi })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const failed: unknown[] = [];
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      for (const payload of withHostileTexts(valueOf(schema), HOSTILE)) {
        const answer = await sendFrom(league, organiser.cookie, {
          method: method.toUpperCase() as 'POST',
          url: addressOf(path),
          headers: { 'idempotency-key': randomUUID() },
          payload: payload as object,
        });
        if (answer.statusCode >= 500)
          failed.push([method, path, answer.statusCode, JSON.stringify(payload).slice(0, 300)]);
      }
    }
  expect(failed).toEqual([]);
});
