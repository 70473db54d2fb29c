import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';

/** Where in a name the typed text is, in whatever alphabet either is written; null where a near miss was found. */
export function findTyped(name: string, typed: string): { start: number; end: number } | null {
  const start = name.toLowerCase().indexOf(typed.toLowerCase());
  if (typed !== '' && start >= 0) return { start, end: start + typed.length };
  const key = searchKey(typed);
  if (key === '') return null;
  const letters = [...name.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const startsWord = (at: number) => !letters.includes(at - 1);
  for (const from of [...letters.filter(startsWord), ...letters.filter((at) => !startsWord(at))]) {
    const end = endOf(name, from, key);
    if (end !== null) return { start: from, end };
  }
  return null;
}

/** The shortest part from here on that reads like the key; the last letter may be half typed. */
function endOf(name: string, from: number, key: string): number | null {
  for (let end = from + 1; end <= name.length; end += 1) {
    const keys = searchKeys(name.slice(from, end));
    if (keys.some((known) => known.startsWith(key))) return end;
    if (keys.every((known) => known.length > key.length)) return null;
  }
  return null;
}
