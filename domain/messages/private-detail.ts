/** What a message may not hold. */
type PrivateDetail = 'code' | 'phone' | 'birth_date';

/** Of a link that signs in: at least 128 random bits in base64url. */
const CODE = /#[\w-]{22,}/;
const DAY =
  /\d{1,2}[./-]\d{1,2}[./-]((?:19|20)\d{2})|((?:19|20)\d{2})-\d{2}-\d{2}|\d{1,2}\s+\p{L}{3,10}\s+((?:19|20)\d{2})/gu;
/** Nine digits or more that begin with 0 or with the code of a country. */
const PHONE = /(?<![\d.:])(?:\+\d|0)(?:[ /()-]{0,2}\d){8,13}(?!\d)/g;

/** Nobody who plays is younger, and nothing that is announced is as old. */
const LEAST_AGE = 5;

interface Found {
  kind: PrivateDetail;
  from: number;
  until: number;
}

/** [CB6] The first thing in a text that no message may hold. A day of the last years is no birth date. */
export const findPrivateDetail = (text: string, now: Date): PrivateDetail | null => find(text, now)?.kind ?? null;

/** [CB6] What others have written, as far as a message may quote it. */
export function hidePrivateDetails(text: string, now: Date): string {
  const found = find(text, now);
  if (!found) return text;
  const [before, after] = [text.slice(0, found.from), text.slice(found.until)];
  return `${hidePrivateDetails(before, now)}…${hidePrivateDetails(after, now)}`;
}

function find(text: string, now: Date): Found | null {
  const code = CODE.exec(text);
  if (code) return { kind: 'code', ...placeOf(code) };
  const days = [...text.matchAll(DAY)];
  const latest = now.getFullYear() - LEAST_AGE;
  const birth = days.find(([, dotted, iso, words]) => Number(dotted ?? iso ?? words) <= latest);
  if (birth) return { kind: 'birth_date', ...placeOf(birth) };
  // Days have many digits, too; every other character stays where it is.
  const withoutDays = text.replaceAll(DAY, (day) => ' '.repeat(day.length));
  const [phone] = withoutDays.matchAll(PHONE);
  return phone ? { kind: 'phone', ...placeOf(phone) } : null;
}

const placeOf = ({ index, 0: { length } }: RegExpExecArray) => ({ from: index, until: index + length });
