import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compress, createResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

const rows = Array.from(
  { length: 400 },
  (_, row) => `{"id":${row},"name":"Отбор ${(row * 7919) % 1000}","points":${row % 61}}`,
);

test('what is asked for after a minute is compressed further, and before it is not', async () => {
  let time = 0;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => time });
  const make = async () =>
    createResponse(rows.join(','), { type: 'application/json', tags: ['news'], freshUntil: 3_600_000 });
  const response = await cache.getOrCreate('table', make);
  const first = await compress(response, 'br');

  time = 59_000;
  cache.peek('table');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(response.compressed.br).toBe(first);

  time = 61_000;
  cache.peek('table');
  await vi.waitFor(() => expect(response.compressed.br?.length).toBeLessThan(first.length));
  expect(brotliDecompressSync(response.compressed.br!)).toEqual(response.plain);
});

test('nothing is compressed that nobody has asked for so', async () => {
  let time = 0;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => time });
  const make = async () =>
    createResponse(rows.join(','), { type: 'application/json', tags: ['news'], freshUntil: 3_600_000 });
  const response = await cache.getOrCreate('table', make);
  time = 61_000;
  cache.peek('table');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(response.compressed).toEqual({});
});
