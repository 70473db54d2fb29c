import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiQuery, loadParsers, parsersIn } from './api-query.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const double = async () => ({ parseDouble: (response: unknown) => Number(response) * 2 });

test('the parser is downloaded beside the first answer, and once', async () => {
  const find = vi.fn(double);
  const fetchApi = vi.fn(async () => {
    expect(find).toHaveBeenCalledOnce();
    return 21;
  });
  const client = createQueryClient(fetchApi);
  const query = apiQuery('/api/number', parsersIn(find), ({ parseDouble }) => parseDouble);
  expect(find).not.toHaveBeenCalled();
  expect(await client.query(query)).toBe(42);
  expect(await client.query({ ...query, staleTime: 0 })).toBe(42);
  expect(fetchApi).toHaveBeenCalledTimes(2);
  expect(find).toHaveBeenCalledOnce();
});

test('without its parser an answer has not come, and the next one may', async () => {
  const find = vi.fn(double).mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
  const client = createQueryClient(async () => 21);
  const query = apiQuery('/api/number', parsersIn(find), ({ parseDouble }) => parseDouble);
  const failed = client.query(query).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failed).toMatchObject({ name: 'ApiError', status: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await client.query(query)).toBe(42);
});

test('all parsers can be downloaded ahead, even if one is gone', async () => {
  const found = vi.fn(double);
  parsersIn(() => Promise.reject(new TypeError('gone')));
  parsersIn(found);
  const loaded = loadParsers();
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(found).toHaveBeenCalledOnce();
});
