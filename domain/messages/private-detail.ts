/** What a message may not hold. */
type PrivateDetail = 'code' | 'phone' | 'birth_date';

/** Of a link that signs in: at least 128 random bits in base64url. */
const CODE = /#[\w-]{22,}/;
const DAY =
  /\d{1,2}[./-]\d{1,2}[./-]((?:19|20)\d{2})|((?:19|20)\d{2})-\d{2}-\d{2}|\d{1,2}\s+\p{L}{3,10}\s+((?:19|20)\d{2})/gu;
/** Nine digits or more that begin with 0 or with the code of a country. */
const PHONE = /(?<![\d.:])(?:\+\d|0)(?:[ /()-]{0,2}\d){8,13}(?!\d)/;

/** Nobody who plays is younger, and nothing that is announced is as old. */
const LEAST_AGE = 5;

/** [CB6] The first thing in a text that no message may hold. A day of the last years is no birth date. */
export function findPrivateDetail(text: string, now: Date): PrivateDetail | null {
  if (CODE.test(text)) return 'code';
  const days = [...text.matchAll(DAY)];
  const latest = now.getFullYear() - LEAST_AGE;
  if (days.some(([, dotted, iso, words]) => Number(dotted ?? iso ?? words) <= latest)) return 'birth_date';
  return PHONE.test(text.replaceAll(DAY, ' ')) ? 'phone' : null;
}
