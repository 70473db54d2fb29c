import { transliterate } from '#domain/formatting/transliterate.ts';

/** Asks the API of a site, with names as its English pages show them; or as they are, in Bulgarian. */
export const askIn = (site: () => string) => askBy(async (path) => (await fetch(site() + path)).json());

/** The same by other means than the network. */
export const askBy =
  (read: (path: string) => Promise<unknown>) =>
  async <Answer>(path: string, language: 'bg' | 'en' = 'en'): Promise<Answer> => {
    const answer = (await read(path)) as Answer;
    return language === 'bg' ? answer : inLatin(answer);
  };

/** The Latin name in place of each name; short names have none of their own. */
export function inLatin<Answer>(answer: Answer): Answer {
  if (Array.isArray(answer)) return answer.map(inLatin) as Answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = { ...answer } as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    const isShort = name === 'short_name' || name === 'shortName';
    fields[name] = fields[`${name}_latin`] ?? (isShort ? transliterate(String(value)) : inLatin(value));
  }
  return fields as Answer;
}
