import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { Who } from '#domain/desk/permissions.ts';
import type { Audience, MessageKind } from '#domain/messages/kinds.ts';
import { findPrivateDetail } from '#domain/messages/private-detail.ts';
import { insertMessage } from '#server/db/messages/messages.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';

interface InBoth {
  bg: string;
  en: string;
}

export interface NewMessage {
  kind: MessageKind;
  title: InBoth;
  text: InBoth;
  matchId?: number | null;
  /** Of a notice alone. */
  audience?: Audience;
  competitionSeasonId?: CompetitionSeasonId | null;
  document?: number | null;
}

/**
 * [MS1] Sends a message to these people in the transaction of the act that causes it, so that neither is there without the
 * other. Whoever acts is not told what he did. Null if nobody is left.
 */
export async function sendMessage(
  tx: Queryable,
  people: readonly number[],
  { kind, title, text, matchId = null, audience, competitionSeasonId = null, document = null }: NewMessage,
  { who, at }: { who: Who; at: Date },
): Promise<number | null> {
  refusePrivateDetails({ title, text }, at);
  const sender = who.kind === 'session' ? who.personId : null;
  const recipients = [...new Set(people)].filter((person) => person !== sender);
  if (recipients.length === 0) return null;
  return insertMessage(
    tx,
    {
      kind,
      sentAt: at,
      senderId: sender,
      audience: audience ?? null,
      competitionSeasonId,
      titleBg: title.bg,
      titleEn: title.en,
      textBg: text.bg,
      textEn: text.en,
      matchId,
      document,
    },
    recipients,
  );
}

/** [CB6] */
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
