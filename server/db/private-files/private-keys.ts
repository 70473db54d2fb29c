import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, OperatorError } from '#server/errors.ts';

/* [PV5] Private files (declarations, signatures, photos that nobody has confirmed) are stored sealed when the operator has a key. */

interface PrivateKey {
  /** The first bytes of its digest: which key opens a file. */
  id: Buffer;
  secret: Buffer;
}

const CIPHER = 'aes-256-gcm';
/** No PDF, JPEG, PNG or WebP begins with it. */
export const SEAL_MARK = Buffer.from('DLs1', 'latin1');
export const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** How much longer a sealed file is. */
export const SEAL_BYTES = SEAL_MARK.length + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES;

/** One process has one key file. The first key seals, the others only open. */
let keys: readonly PrivateKey[] = [];

export function setPrivateKeys(secrets: readonly Buffer[]): void {
  keys = secrets.map((secret) => ({
    secret,
    id: createHash('sha256').update(secret).digest().subarray(0, KEY_ID_BYTES),
  }));
}

/** Reads the file that PRIVATE_KEY_FILE names; null: files are stored as they are. */
export async function readPrivateKeys(file: string | null): Promise<void> {
  if (file === null) return setPrivateKeys([]);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`PRIVATE_KEY_FILE=${file} cannot be read (${error.code}).`, { cause: error });
  });
  const lines = text.split('\n').map((line) => line.trim());
  const secrets = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => Buffer.from(line, 'base64'));
  if (secrets.length === 0 || secrets.some(({ length }) => length !== SECRET_BYTES))
    throw new OperatorError(
      `PRIVATE_KEY_FILE=${file} should have keys of 32 bytes in base64, one a line; delta private-files new-key prints one.`,
    );
  setPrivateKeys(secrets);
}

export const newPrivateKey = (): string => randomBytes(SECRET_BYTES).toString('base64');

/** The ids of the keys that this process has, as hexadecimal text. */
export const listKeyIds = (): string[] => keys.map(({ id }) => id.toString('hex'));

const isSealed = (bytes: Buffer): boolean => bytes.subarray(0, SEAL_MARK.length).equals(SEAL_MARK);

/** Whether the first key would seal a file that it does not seal yet, and can be read. */
export function isSealedOtherwise(bytes: Buffer): boolean {
  const by = isSealed(bytes) ? keyOf(bytes) : null;
  return keys.length > 0 && by !== undefined && by !== keys[0];
}

/** Whether a file is sealed by a key that is here. */
export const canUnseal = (bytes: Buffer): boolean => isSealed(bytes) && keyOf(bytes) !== undefined;

/** Undefined for a key that is not here. */
const keyOf = (sealed: Buffer) => keys.find(({ id }) => id.equals(idOf(sealed)));

const idOf = (bytes: Buffer) => bytes.subarray(SEAL_MARK.length, SEAL_MARK.length + KEY_ID_BYTES);

/** As it is stored. `place` is where, such as `declarations:7`: bytes that are copied to another place cannot be opened there. */
export function sealFile(bytes: Buffer, place: string): Buffer {
  const [key] = keys;
  if (!key) return bytes;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.secret, nonce).setAAD(Buffer.from(place));
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([SEAL_MARK, key.id, nonce, cipher.getAuthTag(), ...sealed]);
}

/** As it was before it was stored. A file that was stored before there was a key is as it is. */
export function openFile(stored: Buffer, place: string): Buffer {
  if (!isSealed(stored)) return stored;
  const key = keyOf(stored);
  if (!key) throw new ApiError('refused', 'The key of this file is not in PRIVATE_KEY_FILE', 'private_key_missing');
  const nonce = stored.subarray(SEAL_MARK.length + KEY_ID_BYTES, SEAL_MARK.length + KEY_ID_BYTES + NONCE_BYTES);
  const tag = stored.subarray(SEAL_BYTES - TAG_BYTES, SEAL_BYTES);
  const decipher = createDecipheriv(CIPHER, key.secret, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(stored.subarray(SEAL_BYTES)), decipher.final()]);
}
