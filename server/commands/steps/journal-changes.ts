/** Only what differs, before and after, for the journal. */
export function journalChanges<Fields extends object>(before: Fields, after: Fields) {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return changed.length === 0 ? null : { before: pick(before), after: pick(after) };
}
