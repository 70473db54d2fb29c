import { createHash } from 'node:crypto';

/** Six digits are guessed from any hash: what protects them is that few may be tried, and for a day. */
export const hashMailCode = (personId: number, code: string): string =>
  createHash('sha256').update(`${personId} ${code}`).digest('base64url');
