import { deskPagePaths } from '#contract/desk/paths.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { PushPayload } from '#contract/push-payload.ts';
import { isWanted, TOPIC_OF, USUAL_QUIET_HOURS } from '#domain/messages/choices.ts';
import type { MessageKind } from '#domain/messages/kinds.ts';
import { afterQuietHours } from '#domain/notifications/quiet-hours.ts';
import { dropWaiting, listReachable } from '#server/db/messages/ways.ts';
import { addMessages } from '#server/db/push/messages.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { queueMail } from './queue-mail.ts';

/** What a push service takes is 4 KB, and what a phone shows far less. */
const BODY_LENGTH = 300;
/** As [NO8] for a new date. */
const WORTH_MINUTES = 24 * 60;

const tagOf = (messageId: number) => `inbox-${messageId}`;

interface Written {
  id: number;
  kind: MessageKind;
  title: Record<'bg' | 'en', string>;
  text: Record<'bg' | 'en', string>;
}

/** [MS8] Queues a message for the devices and addresses of those who want it there, after their quiet hours. */
export async function queueByWays(tx: Queryable, message: Written, people: readonly number[], at: Date): Promise<void> {
  const { id, kind, title, text } = message;
  const topic = TOPIC_OF[kind];
  const reachable = (await listReachable(tx, people, at)).map(({ chosen, ...person }) => ({
    ...person,
    choices: chosen?.choices ?? {},
    sendAfter: afterQuietHours(chosen ? chosen.quiet : USUAL_QUIET_HOURS, at),
  }));
  for (const language of LANGUAGES) {
    const waiting = reachable
      .filter(({ choices }) => isWanted(choices, topic, 'push'))
      .flatMap(({ devices, sendAfter }) =>
        devices
          .filter((device) => device.language === language)
          .map(({ subscriptionId }) => ({ subscriptionId, sendAfter })),
      );
    const payload = JSON.stringify({
      title: title[language],
      body: shortened(text[language]),
      tag: tagOf(id),
      url: deskPagePaths.inboxMessage(id),
      lang: language,
      update: false,
    } satisfies PushPayload);
    const messages = waiting.map((one) => ({ ...one, payload }));
    await addMessages(tx, messages, { tag: tagOf(id), urgent: false, worthMinutes: WORTH_MINUTES });
  }
  for (const { id: personId, mail, choices, sendAfter } of reachable) {
    if (!mail || !isWanted(choices, topic, 'mail')) continue;
    const { address, language } = mail;
    const written = { to: address, language, subject: title[language], text: text[language] };
    await queueMail(tx, written, at, { personId, messageId: id, sendAfter });
  }
}

const shortened = (text: string) =>
  text.length <= BODY_LENGTH ? text : `${text.slice(0, BODY_LENGTH - 1).trimEnd()}…`;

/** [MS8] Somebody has opened it in the inbox. */
export const dropWays = (tx: Queryable, personId: number, messageId: number): Promise<void> =>
  dropWaiting(tx, personId, messageId, tagOf(messageId));
