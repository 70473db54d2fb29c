import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/open.ts';
import { claimSetting, readSetting, writeSetting } from '../db/queries/settings.ts';

const SETTING = 'desk-token-digest';

export type TokenCheck = (token: string) => boolean;

/** The check of the desk's token, and the token itself when it was made just now: it is kept only as a digest. */
export async function openDeskToken(
  db: Database,
  given: string | null,
): Promise<{ isRight: TokenCheck; made: string | null }> {
  if (given !== null) return { isRight: checkOf(digestOf(given)), made: null };
  const fresh = newToken();
  const isOurs = await claimSetting(db, SETTING, digestOf(fresh));
  const digest = isOurs ? digestOf(fresh) : ((await readSetting(db, SETTING)) ?? '');
  return { isRight: checkOf(digest), made: isOurs ? fresh : null };
}

/** For one who has lost it: the old one opens nothing any more once the server has started anew. */
export async function renewDeskToken(db: Database): Promise<string> {
  const token = newToken();
  await writeSetting(db, SETTING, digestOf(token));
  return token;
}

const newToken = () => randomBytes(18).toString('base64url');

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Digests have one length, so the comparison takes the same time for every guess. */
const checkOf =
  (digest: string): TokenCheck =>
  (token) =>
    timingSafeEqual(Buffer.from(digestOf(token)), Buffer.from(digest.padEnd(64).slice(0, 64)));
