import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { MAX_FOLLOWED } from '#domain/following/following.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts';
import { idSchema } from './shared.ts';

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

const keysSchema = z.object({
  /** 65 bytes: a point on the curve P-256, uncompressed. */
  p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
  /** 16 bytes. */
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

export const quietHoursSchema = z.object({ from: minuteOfDay, until: minuteOfDay });

const endpointSchema = z.url({ protocol: /^https?$/ }).max(1024);

/** What a browser sends to get notifications, and again after every change. */
export const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: keysSchema,
  language: z.enum(LANGUAGES),
  teams: z.array(idSchema).max(MAX_FOLLOWED),
  kinds: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
  quiet: quietHoursSchema.nullable(),
});
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionSchema>;

/** The browser has a new endpoint in place of another. */
export const pushReplacementSchema = z.object({ before: endpointSchema, endpoint: endpointSchema, keys: keysSchema });

export const pushEndpointSchema = z.object({ endpoint: endpointSchema });
