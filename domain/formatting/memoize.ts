const MAX_RESULTS = 50_000;

/** Computes a result on first use, once per key or once in all, and remembers it. */
export function memoize<Result, Key extends string | number | void = void>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.result;
    if (results.size >= MAX_RESULTS) results.clear();
    const result = compute(key);
    results.set(key, { result });
    return result;
  };
}
