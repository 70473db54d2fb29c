import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { idSchema } from '#contract/http/shared.ts';
import { pushSubscriptionSchema, quietHoursSchema } from '#contract/http/push.ts';
import { TOPICS } from '#domain/messages/choices.ts';
import { deskEndpoints } from './endpoint.ts';
import { deskRoutes } from './paths.ts';

const wayOf = z.object({ push: z.boolean(), mail: z.boolean() });

const mailAddressSchema = z.object({
  address: z.string(),
  /** [MS10] Whoever reads what comes there has said so. */
  confirmed: z.boolean(),
  /** A mail server has said that there is no such address. */
  refused: z.boolean(),
});
export type MailAddress = z.infer<typeof mailAddressSchema>;

const quiet = quietHoursSchema.nullable();

export const messageChoicesSchema = z.object({
  /** What he would hear of. */
  topics: z.array(wayOf.extend({ topic: z.enum(TOPICS) })),
  quiet,
  mail: mailAddressSchema.nullable(),
  /** Whether there is a mail server. */
  hasMail: z.boolean(),
  /** For the subscription of a browser; null where notifications are off. */
  pushKey: z.string().nullable(),
});
export type MessageChoices = z.infer<typeof messageChoicesSchema>;

const choicesRequestSchema = z.strictObject({
  /** What is left out stays as it is for everybody. */
  choices: z.partialRecord(z.enum(TOPICS), wayOf),
  quiet,
});

const addressRequestSchema = z.strictObject({ address: z.email().max(254), language: z.enum(LANGUAGES) });

const deviceRequestSchema = z.strictObject({
  ...pushSubscriptionSchema.pick({ endpoint: true, keys: true }).shape,
  /** Left out by a program of the browser that does not know: it stays as it was. */
  language: z.enum(LANGUAGES).optional(),
});
export type PushDeviceRequest = z.infer<typeof deviceRequestSchema>;

export const messageChoiceEndpoints = deskEndpoints({
  getMessageChoices: {
    method: 'GET',
    path: deskRoutes.messageChoices,
    access: 'session',
    response: messageChoicesSchema,
    summary: 'By which ways you are told of what, beside the inbox',
  },
  setMessageChoices: {
    method: 'PUT',
    path: deskRoutes.messageChoices,
    access: 'session',
    body: choicesRequestSchema,
    key: 'none',
    summary: 'Choose by which ways you are told of what, and your quiet hours',
  },
  setPushDevice: {
    method: 'PUT',
    path: deskRoutes.pushDevice,
    access: 'session',
    body: deviceRequestSchema,
    key: 'none',
    summary: 'Get notifications on this device',
  },
  removePushDevice: {
    method: 'DELETE',
    path: deskRoutes.pushDevice,
    access: 'session',
    key: 'none',
    summary: 'Get no notifications on this device',
  },
  setMailAddress: {
    method: 'PUT',
    path: deskRoutes.mailAddress,
    access: 'session',
    body: addressRequestSchema,
    summary: 'Get e-mail at this address, once the code that is sent there was entered',
  },
  confirmMailAddress: {
    method: 'POST',
    path: deskRoutes.mailCode,
    access: 'session',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    summary: 'Enter the code that came to your address',
  },
  removeMailAddress: {
    method: 'DELETE',
    path: deskRoutes.mailAddress,
    access: 'session',
    summary: 'Get no e-mail',
  },
  listMailAddresses: {
    method: 'GET',
    path: deskRoutes.mailAddresses,
    response: z.object({
      hasMail: z.boolean(),
      people: z.array(mailAddressSchema.extend({ personId: idSchema, refusal: z.string().nullable() })),
    }),
    summary: 'The e-mail addresses of people at the desk, and which of them a mail server has refused',
  },
  setMailAddressOf: {
    method: 'PUT',
    path: deskRoutes.mailAddressOf,
    body: addressRequestSchema,
    summary: 'The address of somebody else, who confirms it himself',
  },
  removeMailAddressOf: {
    method: 'DELETE',
    path: deskRoutes.mailAddressOf,
    summary: 'Send no e-mail to somebody',
  },
});
export type MailAddresses = z.infer<(typeof messageChoiceEndpoints)['listMailAddresses']['response']>;
