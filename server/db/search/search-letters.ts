import { sql, type Sql } from '#server/db/sql.ts';
import { LATIN_LETTERS } from '#domain/formatting/latin-letters.ts';

const letters = Object.entries(LATIN_LETTERS);
const alone = letters.filter(([, latin]) => latin.length === 1);
const several = letters.filter(([, latin]) => latin.length > 1);

/** A text in PostgreSQL as `searchKey` spells it, for what has no key of its own: both alphabets, the usual spellings. */
export function inSearchLetters(text: Sql): Sql {
  const [from, to] = [alone.map(([letter]) => letter).join(''), alone.map(([, latin]) => latin).join('')];
  const latin = several.reduce(
    (rest, [letter, spelt]) => sql`replace(${rest}, ${letter}, ${spelt})`,
    sql`translate(lower(${text}), ${from}, ${to})`,
  );
  return sql`replace(translate(${latin}, 'yw', 'iv'), 'ii', 'i')`;
}

/** Text for a pattern in which % and _ are ordinary characters. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
