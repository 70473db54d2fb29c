import { z } from 'zod';

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
export const STORABLE = /^[^\0\p{Surrogate}]*$/u;

export const text = (maxLength: number) => z.string().trim().min(1).max(maxLength).regex(STORABLE);
