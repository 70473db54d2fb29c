import { LANGUAGES } from '#contract/language.ts';
import type { PushPayload } from '#contract/push-payload.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { kickOffTime } from '#domain/match/fold-clock.ts';
import { announce, unannounced, type AnnouncedMatch } from '#domain/notifications/announce.ts';
import { WORTH_MINUTES, type NotificationKind } from '#domain/notifications/kinds.ts';
import { sendingTime } from '#domain/notifications/quiet-hours.ts';
import { presentMatch } from '#server/api/match/match-presenter.ts';
import type { Database } from '#server/db/transactions.ts';
import { claimNews, lockAnnounced, storeAnnounced } from '#server/db/push/announced.ts';
import { addMessages } from '#server/db/push/messages.ts';
import { listRecipients } from '#server/db/push/subscriptions.ts';
import { findMatchDetails, type MatchDetailsRow } from '#server/db/matches/match-details.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Reader } from '#server/db/queryable.ts';
import { goalText, writeNews, writeNotification } from './notification-texts.ts';

interface AnnouncerOptions {
  db: Database;
  reader: Reader;
}

/** An article that is dated back further is no news. */
const NEWS_MINUTES = 60;

/**
 * Turns changes of matches and new articles into messages. Several nodes may try at once: the row of the match is locked, and
 * who comes second finds that everything was announced.
 */
export function createAnnouncer({ db, reader }: AnnouncerOptions) {
  return {
    announceMatch: (matchId: number, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const known = await lockAnnounced(tx, matchId);
        if (known === undefined) return;
        // After the lock: so nobody can announce an older state over a newer one.
        const row = await findMatchDetails(reader, matchId, now);
        if (!row) return;
        const { goals } = presentMatch(row, now);
        const after = toAnnounced(row, goals);
        if (JSON.stringify(known) === JSON.stringify(after)) return;
        for (const announcement of announce(known ?? unannounced(after, row.changedAt, now), after, now))
          await addFor(tx, announcement.kind, {
            teams: [row.home?.id, row.away?.id].filter((id) => id !== undefined),
            write: (language) => writeNotification(announcement, { row, goals, language }),
            now,
          });
        await storeAnnounced(tx, matchId, after);
      }),
    announceNews: (now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        for (const article of await claimNews(tx, addMinutes(now, -NEWS_MINUTES), now))
          await addFor(tx, 'news', { teams: article.teams, write: (language) => writeNews(article, language), now });
      }),
  };
}

type Goals = ReturnType<typeof presentMatch>['goals'];

/** Keys in a fixed order, because the texts of two states are compared. */
const toAnnounced = (row: MatchDetailsRow, goals: Goals): AnnouncedMatch => ({
  status: row.status,
  startTime: row.startTime?.toISOString() ?? null,
  previousStartTime: row.previousStartTime?.toISOString() ?? null,
  kickedOffAt: kickOffAt(row),
  score: row.official ?? row.score,
  goals: goals.map((goal) => ({ id: goal.id, text: goalText(row, goal, 'bg') })),
});

function kickOffAt({ ledger }: MatchDetailsRow): string | null {
  const time = kickOffTime(ledger);
  return time && new Date(time).toISOString();
}

interface Addressed {
  teams: number[];
  write(language: (typeof LANGUAGES)[number]): PushPayload | null;
  now: Date;
}

async function addFor(tx: Queryable, kind: NotificationKind, { teams, write, now }: Addressed): Promise<void> {
  const recipients = teams.length === 0 ? [] : await listRecipients(tx, teams, kind);
  for (const language of LANGUAGES) {
    const payload = recipients.length > 0 ? write(language) : null;
    if (payload === null) continue;
    const text = JSON.stringify(payload);
    const messages = recipients
      .filter((recipient) => recipient.language === language)
      .flatMap(({ id, quiet }) => {
        const sendAfter = sendingTime(kind, quiet, now);
        return sendAfter === null ? [] : { subscriptionId: id, payload: text, sendAfter };
      });
    await addMessages(tx, messages, {
      tag: payload.tag,
      urgent: kind === 'goal',
      worthMinutes: WORTH_MINUTES[kind],
    });
  }
}
