import { z } from 'zod';
import { isWebAddress } from '#domain/rich-text/safe-address.ts';

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
export const STORABLE = /^[^\0\p{Surrogate}]*$/u;

export const text = (maxLength: number) => z.string().trim().min(1).max(maxLength).regex(STORABLE);
/** One that may be empty, such as an English text beside a Bulgarian one. [LS1] */
export const optionalText = (maxLength: number) => z.string().trim().max(maxLength).regex(STORABLE);
/** Control characters, and marks that turn the direction of what follows. */
const NOT_IN_A_LINE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** One line, such as a name: what it looks like is what it is. */
export const line = (maxLength: number) =>
  text(maxLength)
    .refine((value) => !NOT_IN_A_LINE.test(value))
    .transform((value) => value.replaceAll(/\s+/gu, ' '));

/** [LS1] */
export const optionalLine = (maxLength: number) => line(maxLength).or(z.string().trim().length(0));

/** The address of a page elsewhere; people leave the scheme out. */
export const webAddress = text(500)
  .transform((value) => (/^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine(isWebAddress);
