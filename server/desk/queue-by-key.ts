import { ApiError } from '#server/errors.ts';

/** More for one match are no crowd of volunteers. */
const MOST_WAITING = 1000;

/** Runs the work for each key one after the other, in the order in which it came. */
export function queueByKey(): <T>(key: number, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<number, { last: Promise<unknown>; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    lines.set(key, line);
    if (line.length >= MOST_WAITING) throw new ApiError('unavailable', 'Too many wait for this match');
    line.length += 1;
    const turn = line.last.then(work);
    line.last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
