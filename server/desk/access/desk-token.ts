import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/transactions.ts';
import { claimSetting, readSetting, writeSetting } from '#server/db/league/settings.ts';
import { hashSecret, newSecret } from './secret.ts';

const SETTING = 'desk-token-digest';

export type TokenCheck = (token: string) => boolean;

/** `made` is the token itself when it was created now; only its digest is stored. */
export async function openDeskToken(
  db: Database,
  given: string | null,
): Promise<{ isValidToken: TokenCheck; createdToken: string | null }> {
  if (given !== null) return { isValidToken: createTokenCheck(given), createdToken: null };
  const candidate = newSecret();
  const isNew = await claimSetting(db, SETTING, hashSecret(candidate));
  const digest = isNew ? hashSecret(candidate) : ((await readSetting(db, SETTING)) ?? '');
  return { isValidToken: checkOf(digest), createdToken: isNew ? candidate : null };
}

/** Replaces a lost token; the old one works until the server restarts. */
export async function renewDeskToken(db: Database): Promise<string> {
  const token = newSecret();
  await writeSetting(db, SETTING, hashSecret(token));
  return token;
}

export const createTokenCheck = (token: string): TokenCheck => checkOf(hashSecret(token));

/** Digests have equal length, as timingSafeEqual requires. */
const checkOf =
  (digest: string): TokenCheck =>
  (token) =>
    timingSafeEqual(Buffer.from(hashSecret(token)), Buffer.from(digest.padEnd(64).slice(0, 64)));
