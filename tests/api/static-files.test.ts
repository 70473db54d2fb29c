import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let site: LeagueApp;
beforeAll(async () => {
  site = await openLeagueApp(smallLeague(), SMALL_LEAGUE_NOW);
});
afterAll(() => site?.close());

test('/favicon.ico is an icon', async () => {
  const { statusCode, headers, rawPayload } = await site.app.inject({ url: '/favicon.ico' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  // One icon, a PNG after the header.
  expect(rawPayload.readUInt16LE(4)).toBe(1);
  expect(rawPayload.toString('latin1', 23, 26)).toBe('PNG');
});

test('scripts and styles are sent compressed and immutable to clients that accept it', async () => {
  const { body } = await site.app.inject({ url: '/' });
  const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(2);
  const bytes = { plain: 0, br: 0, gzip: 0 };
  for (const url of new Set(files)) {
    const plain = await site.app.inject({ url });
    // The smallest files are not compressed.
    if (plain.rawPayload.length < 1024) continue;
    bytes.plain += plain.rawPayload.length;
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await site.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding') as string,
        'content-type': plain.headers['content-type'],
      });
      bytes[encoding] += packed.rawPayload.length;
    }
  }
  expect(bytes.gzip).toBeLessThan(bytes.plain / 2);
  expect(bytes.br).toBeLessThan(bytes.gzip);
  expect((await site.app.inject({ url: `${files[0]}.br` })).statusCode).toBe(404);
});
