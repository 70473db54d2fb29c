import type { Reader } from '../db/open.ts';

/** What every route needs: the data, and the time. */
export interface ApiContext {
  reader: Reader;
  now(): Date;
}
