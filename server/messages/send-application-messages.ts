import { nameIn } from '#domain/formatting/name-in.ts';
import type { Language } from '#domain/formatting/date.ts';
import { listOrganisers } from '#server/db/messages/audiences.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { inBoth, texts, type Named } from './message-texts.ts';
import { queueMail } from './queue-mail.ts';
import { sendMessage, type By } from './send-message.ts';

interface Applied {
  /** As the applicant has written its name. */
  team: string;
  competition: Named;
}

/** [MS6] Tells the organisers that a team would like to join. */
export async function sendApplicationSent(tx: Queryable, { team, competition }: Applied, by: By): Promise<void> {
  const written = inBoth((language) => {
    const t = texts[language];
    const text = t('applicationSentText', { competition: nameIn(language, competition) });
    return { title: t('applicationSent', { team }), text };
  });
  await sendMessage(tx, await listOrganisers(tx), { kind: 'application-sent', ...written }, by);
}

export type ApplicationDecision =
  | { decision: 'accepted' }
  | { decision: 'waits'; place: number }
  | { decision: 'refused'; reason: string };

interface Applicant {
  /** Managers of the team, where it plays in the league already. */
  people: readonly number[];
  /** Where whoever has applied can be reached; he need not be anybody at the desk. */
  mail: { to: string; language: Language } | null;
}

/** [MS6] Tells whoever has applied. His link is in no message: he has it. [CB6] */
export async function sendApplicationDecided(
  tx: Queryable,
  { team, competition, people, mail, ...decided }: Applied & Applicant & ApplicationDecision,
  by: By,
): Promise<void> {
  const written = inBoth((language) => {
    const t = texts[language];
    const about = { competition: nameIn(language, competition) };
    switch (decided.decision) {
      case 'accepted':
        return { title: t('applicationAccepted', { team }), text: t('applicationAcceptedText', about) };
      case 'waits':
        return {
          title: t('applicationWaits', { team }),
          text: t('applicationWaitsText', { ...about, place: decided.place }),
        };
      case 'refused':
        return {
          title: t('applicationRefused', { team }),
          text: t('applicationRefusedText', { ...about, reason: decided.reason }),
        };
    }
  });
  await sendMessage(tx, people, { kind: 'application-decided', ...written }, by);
  if (!mail) return;
  const { to, language } = mail;
  await queueMail(tx, { to, language, subject: written.title[language], text: written.text[language] }, by.at);
}
