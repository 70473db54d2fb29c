import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { Who } from '#domain/desk/permissions.ts';
import type { Audience, MessageKind } from '#domain/messages/kinds.ts';
import { findPrivateDetail, hidePrivateDetails } from '#domain/messages/private-detail.ts';
import { insertMessage, listWaiting } from '#server/db/messages/messages.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { queueByWays } from './queue-by-ways.ts';

interface InBoth {
  bg: string;
  en: string;
}

export interface NewMessage {
  kind: MessageKind;
  title: InBoth;
  text: InBoth;
  matchId?: number | null;
  /** The team that asks, or of which it tells. */
  teamId?: number | null;
  /** [MS6] Whoever has not opened the last one of this kind about this team gets no other. */
  together?: boolean;
  /** Of a notice alone. */
  audience?: Audience;
  competitionSeasonId?: CompetitionSeasonId | null;
  document?: number | null;
}

/** Who acts, and when. */
export interface By {
  who: Who;
  at: Date;
}

/**
 * [MS1] Sends a message to these people in the transaction of the act that causes it, so that neither is there without the
 * other. Whoever acts is not told what he did. Null if nobody is left.
 */
export async function sendMessage(
  tx: Queryable,
  people: readonly number[],
  { kind, title, text, matchId = null, teamId = null, together = false, ...notice }: NewMessage,
  { who, at }: By,
): Promise<number | null> {
  const { audience = null, competitionSeasonId = null, document = null } = notice;
  if (kind === 'notice') refusePrivateDetails({ title, text }, at);
  const sender = who.kind === 'session' ? who.personId : null;
  const waiting = together && teamId !== null ? await listWaiting(tx, kind, teamId) : [];
  const recipients = [...new Set(people)].filter((person) => person !== sender && !waiting.includes(person));
  if (recipients.length === 0) return null;
  const write = (written: string) => (kind === 'notice' ? written : hidePrivateDetails(written, at));
  const written = {
    kind,
    title: { bg: write(title.bg), en: write(title.en) },
    text: { bg: write(text.bg), en: write(text.en) },
  };
  const id = await insertMessage(
    tx,
    {
      kind,
      sentAt: at,
      senderId: sender,
      audience,
      competitionSeasonId,
      titleBg: written.title.bg,
      titleEn: written.title.en,
      textBg: written.text.bg,
      textEn: written.text.en,
      matchId,
      document,
      teamId,
    },
    recipients,
  );
  await queueByWays(tx, { id, ...written }, recipients, at);
  return id;
}

/** [CB6] Whoever writes is told; what a program quotes is shortened, so that no act fails for its message. */
function refusePrivateDetails(written: Record<'title' | 'text', InBoth>, now: Date): void {
  for (const name of ['title', 'text'] as const)
    for (const [language, field] of [
      ['bg', `${name}Bg`],
      ['en', `${name}En`],
    ] as const) {
      const found = findPrivateDetail(written[name][language], now);
      const reason = found && (`private_${found}` satisfies DeskReason);
      if (reason) throw new InvalidField(field, reason, 'A message holds no codes, phone numbers or birth dates');
    }
}
