import { deskPagePaths } from '#contract/desk/paths.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import {
  claimMails,
  deleteExpiredMails,
  deleteMail,
  sendMailLater,
  storeRefusal,
  type ClaimedMail,
} from '#server/db/messages/mails.ts';
import type { Database } from '#server/db/transactions.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { createCounter, type Counter } from '#server/metrics/counter.ts';
import { writeMailEnd } from '#server/messages/message-texts.ts';
import { openQueue, type Queue } from '#server/queue/open-queue.ts';
import type { DeliverMail, Delivery } from './mail-server.ts';

/** Mail servers let few in at once. */
const MOST_UNDER_WAY = 3;
/** Longer than all steps of a delivery together before they time out. */
const LEASE_SECONDS = 300;
/** After each attempt; the last for all that follow, until it is of no use. */
const MINUTES_UNTIL_NEXT = [1, 5, 15, 60, 240];

/** `no_address`: the address is not tried again; `retried`: the server was busy, did not answer or did not let us in. */
const MAIL_RESULTS = ['sent', 'no_address', 'refused', 'retried', 'given_up'] as const;
const RESULT_OF = { sent: 'sent', 'no-address': 'no_address', refused: 'refused', later: 'retried' } as const;

interface MailQueueOptions {
  db: Database;
  /** Null without a mail server: what waits is deleted when it is of no use any more. */
  deliver: DeliverMail | null;
  from: string;
  /** Where the desk is for whoever reads; null where that is not known. */
  deskUrl: string | null;
  league: CurrentLeague;
  now(): Date;
  warn(error: unknown, text: string): void;
}

export interface MailQueue extends Queue {
  results: Counter<(typeof MAIL_RESULTS)[number]>;
}

/** [MS11] Sends e-mail that waits in the database. A mail may leave twice if a node dies between sending it and storing that. */
export function openMailQueue({ db, deliver, from, deskUrl, league, now, warn }: MailQueueOptions): MailQueue {
  const results = createCounter('result', MAIL_RESULTS);

  async function settle(mail: ClaimedMail, delivery: Delivery): Promise<void> {
    results.add(RESULT_OF[delivery.kind]);
    switch (delivery.kind) {
      case 'sent':
        return deleteMail(db, mail);
      case 'no-address':
        warn(new Error(delivery.words), 'an e-mail address is not known to the mail server');
        return storeRefusal(db, mail, delivery.words, now());
      case 'refused':
        warn(new Error(delivery.words), 'an e-mail was refused');
        return deleteMail(db, mail);
      case 'later': {
        warn(delivery.error, 'an e-mail could not be sent and is tried again');
        const minutes = MINUTES_UNTIL_NEXT[mail.attempts - 1] ?? MINUTES_UNTIL_NEXT.at(-1) ?? 0;
        return sendMailLater(db, mail, addMinutes(now(), minutes));
      }
    }
  }

  function write({ id, expiresAt, address, language, subject, text, messageId, personId }: ClaimedMail) {
    const name = league.settings.name[language];
    const choicesUrl = deskUrl !== null && personId !== null ? deskUrl + deskPagePaths.choices : null;
    const link = deskUrl !== null && messageId !== null ? [deskUrl + deskPagePaths.inboxMessage(messageId)] : [];
    return {
      messageId: `<${id}.${expiresAt.getTime()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      from: { name, address: from },
      to: address,
      subject,
      text: [text, ...link, `-- \n${writeMailEnd(language, name, choicesUrl)}`].join('\n\n'),
      choicesUrl,
    };
  }

  const queue = openQueue<ClaimedMail>({
    claim: async (limit) => (deliver ? claimMails(db, { now: now(), limit, leaseSeconds: LEASE_SECONDS }) : []),
    work: async (mail) => {
      if (deliver) await settle(mail, await deliver(write(mail)));
    },
    tidy: async () => {
      const expired = await deleteExpiredMails(db, now());
      for (let each = 0; each < expired; each += 1) results.add('given_up');
    },
    atOnce: MOST_UNDER_WAY,
    mostUnderWay: MOST_UNDER_WAY,
    name: 'e-mails',
    warn,
  });
  return { ...queue, results };
}
