import { nameIn } from '#domain/formatting/name-in.ts';
import { listManagersOf } from '#server/db/messages/audiences.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { inBoth, texts, type Named } from './message-texts.ts';
import { sendMessage, type By } from './send-message.ts';

interface Registered {
  team: Named & { id: number };
  /** As he has written his name. */
  player: string;
}

/** [MS6] Tells the managers that somebody has signed up by the link of their team. */
export async function sendRegistrationSent(tx: Queryable, { team, player }: Registered, by: By): Promise<void> {
  const written = inBoth((language) => {
    const t = texts[language];
    const title = t('registrationSent', { team: nameIn(language, team) });
    return { title, text: t('registrationSentText', { player }) };
  });
  const managers = await listManagersOf(tx, [team.id]);
  await sendMessage(tx, managers, { kind: 'registration-sent', ...written, teamId: team.id, together: true }, by);
}

/** [MS6] Tells the other managers of the team what one of them has decided. The reason is null for yes. */
export async function sendRegistrationDecided(
  tx: Queryable,
  { team, player, reason }: Registered & { reason: string | null },
  by: By,
): Promise<void> {
  const written = inBoth((language) => {
    const t = texts[language];
    const values = { player, team: nameIn(language, team), by: by.who.kind === 'session' ? by.who.name : '' };
    if (reason === null)
      return { title: t('registrationConfirmed', values), text: t('registrationConfirmedText', values) };
    return { title: t('registrationRefused', values), text: t('registrationRefusedText', { ...values, reason }) };
  });
  const managers = await listManagersOf(tx, [team.id]);
  await sendMessage(tx, managers, { kind: 'registration-decided', ...written, teamId: team.id, together: true }, by);
}
