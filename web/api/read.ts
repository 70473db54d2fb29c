import { ApiError } from './errors.ts';

/** Reading an answer of which nothing is known but that it was JSON. */
export type Fields = Readonly<Partial<Record<string, unknown>>>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

export function number(value: unknown): number | null {
  const candidate = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof candidate === 'number' && Number.isFinite(candidate) ? candidate : null;
}

export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((known) => known === value) ?? null;

/** A list as it is, or wrapped under one of the names. */
export function list(value: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(value)) return value;
  const wrapped = names.map((name) => fields(value)[name]).find((candidate) => Array.isArray(candidate));
  if (!Array.isArray(wrapped)) throw new ApiError(null, null);
  return wrapped;
}

/** Entries that cannot be read are left out: one bad row must not empty the page. */
export function each<T>(values: unknown[], read: (value: unknown) => T | null): T[] {
  return values.map(read).filter((value) => value !== null);
}
