import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';
import { createRandom, isFault, operationsOf, requestOf, type OpenApiDocument } from '#tests/support/fuzz.ts';

/* Every endpoint of both OpenAPI documents with requests that nearly fit: no answer is a fault of ours, or shows our insides. */

const SEED = Number(process.env['FUZZ_SEED'] ?? 27);

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
});
afterAll(() => league?.close());

test.each([
  ['public', apiPaths.openapi],
  ['private', deskPaths.openapi],
] as const)(
  'no request to the %s endpoints is answered with a fault',
  async (side, address) => {
    const app = side === 'public' ? league.app() : league.desk();
    const document = (await app.inject({ url: address, headers: { host: 'localhost' } })).json<OpenApiDocument>();
    const random = createRandom(SEED);
    const faults: string[] = [];
    let sent = 0;
    for (const operation of operationsOf(document))
      for (let time = 0; time < scaled(60, 2); time++) {
        const request = requestOf(operation, random);
        const { statusCode, body, headers } = await app.inject({
          ...request,
          headers: { ...request.headers, host: 'localhost', authorization: `Bearer ${TOKEN}` },
        });
        sent += 1;
        if (isFault({ status: statusCode, type: String(headers['content-type']), body }))
          faults.push(`${statusCode} ${request.method} ${request.url} ${request.payload ?? ''}: ${body}`.slice(0, 400));
      }
    expect(sent).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  },
  600_000,
);
