import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'answer', 32));

/**
 * An answer may carry a link that signs somebody in, and the database knows such links as hashes only. So it is sealed with the
 * key of its request, of which the database has no more than a hash either.
 */
export function sealAnswer(key: string, answer: unknown): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(key), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer) ?? '', 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** What was sealed. Throws with another key. */
export function openAnswer(key: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(CIPHER, secretOf(key), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  return text === '' ? undefined : JSON.parse(text);
}
