import { ApiError } from './errors.ts';

/** Untrusted JSON. */
export type Fields = Readonly<Partial<Record<string, unknown>>>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

export function number(value: unknown): number | null {
  const candidate = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof candidate === 'number' && Number.isFinite(candidate) ? candidate : null;
}

export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** A list, or a list under one of the names. */
export function list(value: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(value)) return value;
  const wrapped = names.map((name) => fields(value)[name]).find((candidate) => Array.isArray(candidate));
  if (!Array.isArray(wrapped)) throw new ApiError(null, null);
  return wrapped;
}

/** Skips invalid entries: one bad row must not empty the page. */
export function parseEach<T>(values: unknown[], parse: (value: unknown) => T | null): T[] {
  return values.map(parse).filter((value) => value !== null);
}

/** Ignores keys that are not team ids. */
export function byTeamId<T>(value: unknown, parse: (value: unknown) => T): Record<number, T> {
  return Object.fromEntries(
    Object.entries(fields(value))
      .filter(([key]) => /^\d+$/.test(key))
      .map(([key, entry]) => [key, parse(entry)]),
  );
}
