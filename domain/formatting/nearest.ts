/** The known word that was probably meant: the one with the fewest letters to change, if they are few. */
export function nearestTo(written: string, known: Iterable<string>): string | null {
  const wanted = written.trim().toLowerCase();
  // Two swapped letters are two changes.
  let most = wanted.length < 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let nearest: string | null = null;
  for (const word of known) {
    if (Math.abs(word.length - wanted.length) > most) continue;
    const changes = changesBetween(wanted, word.toLowerCase());
    if (changes > most || (changes === most && nearest !== null)) continue;
    most = changes;
    nearest = word;
  }
  return nearest;
}

/** Letters to put in, take out or replace (Levenshtein). */
export function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let above = 1; above <= from.length; above++) {
    const next = [above];
    for (let at = 1; at <= to.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (from[above - 1] === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
