/** A change in the journal: some fields of a record, as they were and as they became. */
export interface RecordedChange {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/**
 * [JO1] The record with the fields of a change as they were before it; null if one of them is no longer as the change left
 * it. What the change did not touch stays as it is.
 */
export function revertFields<Fields extends object>(current: Fields, { before, after }: RecordedChange): Fields | null {
  const now = current as Record<string, unknown>;
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  const isAsLeft = changed.every((name) => name in now && name in before && isSame(now[name], after[name]));
  if (changed.length === 0 || !isAsLeft) return null;
  return { ...current, ...Object.fromEntries(changed.map((name) => [name, before[name]])) };
}

/** A stored document has its keys in an order of its own. */
const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
