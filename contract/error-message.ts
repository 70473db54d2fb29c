/** What a failed response says: in `error`, as ours do, or in `message`. */
export function errorMessageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, message } = body as Record<string, unknown>;
  return [error, message].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null;
}
