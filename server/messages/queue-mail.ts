import type { Language } from '#domain/formatting/date.ts';
import { hidePrivateDetails } from '#domain/messages/private-detail.ts';
import { insertMail } from '#server/db/messages/mails.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Hours after which a mail is of no use to anybody. */
const WORTH_HOURS = 24;
const HOUR = 60 * 60_000;

export interface Mail {
  /** One address. */
  to: string;
  language: Language;
  subject: string;
  text: string;
}

/** Of somebody at the desk: what of his inbox it tells, and when it may leave. */
interface OfPerson {
  personId?: number;
  messageId?: number;
  sendAfter?: Date;
}

/**
 * [MS11] Writes an e-mail in the transaction of the act that causes it; a node sends it afterwards. Without a mail server it is
 * never sent, and deleted after a day.
 */
export const queueMail = (
  tx: Queryable,
  { to, language, subject, text }: Mail,
  at: Date,
  { personId, messageId, sendAfter = at }: OfPerson = {},
): Promise<void> =>
  insertMail(tx, {
    address: to,
    language,
    subject: hidePrivateDetails(subject, at),
    text: hidePrivateDetails(text, at),
    personId: personId ?? null,
    messageId: messageId ?? null,
    sendAfter,
    expiresAt: new Date(sendAfter.getTime() + WORTH_HOURS * HOUR),
  });
