/** Leaves out parameters that are null. */
export function withQuery(path: string, parameters: Record<string, string | number | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}
