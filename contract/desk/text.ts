import { z } from 'zod';

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
export const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^[^\0\p{Surrogate}]*$/u);
