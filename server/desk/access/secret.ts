import { createHash, randomBytes } from 'node:crypto';

/** 144 random bits: a token, a code or a cookie. Only its hash is stored. */
export const newSecret = (): string => randomBytes(18).toString('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
