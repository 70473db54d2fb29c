import { useState } from 'react';
import type { ActResponse } from '#contract/desk/acts.ts';
import type { CalendarMatch, PostponedGameweek } from '#contract/desk/calendar.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { refusalOf, type Refusal } from '#desk/kit/refusal.ts';
import { useUndo } from '#desk/kit/use-undo.ts';
import type { CalendarChat } from '#desk/office/chat/calendar-chat.ts';
import { showToast } from '#desk/office/toast.tsx';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { Gameweek } from './calendar-index.ts';
import type { Decision } from './row-menu.ts';
import type { CalendarTexts } from './calendar-texts.ts';

type Entries = PostponedGameweek['entries'];

const withdraw = (entries: Entries, key: string, reason?: string): Promise<void> =>
  callDesk(deskPaths.withdrawals, {
    method: 'POST',
    body: { entries, ...(reason !== undefined && { reason }) },
    key,
  });

const DECIDED: readonly LedgerKind[] = ['POSTPONE', 'CANCEL', 'AWARD'];

/** The decision that made a match what it is; it was imported if there is none. */
export function lastDecision({ id, ledger }: DeskMatch): Entries[number] | null {
  const last = ledger.findLast(({ kind, stands }) => stands && DECIDED.includes(kind));
  return last ? { matchId: id, revision: last.revision } : null;
}

/** What is decided without a form: at once, with a way back. What is refused is said in words. */
export function useDecisions({ t, match: nameOf }: CalendarTexts, chat: CalendarChat) {
  const [refusal, setRefusal] = useState<{ refusal: Refusal; again: () => void } | null>(null);
  const offerUndo = useUndo();

  /** Without an answer it is tried again under the same key. */
  async function attempt(work: (key: string) => Promise<void>, key: string = crypto.randomUUID()): Promise<void> {
    setRefusal(null);
    try {
      await work(key);
    } catch (error) {
      setRefusal({ refusal: refusalOf(error), again: () => void attempt(work, key) });
    }
  }

  async function decide(match: CalendarMatch, decision: Decision, key: string): Promise<void> {
    const { id } = match;
    const text = t(`calendar.did.${decision}`, { match: nameOf(match) });
    const fixture = { match: chat.match(match), when: chat.when(match.fields) };
    switch (decision) {
      case 'postpone':
      case 'cancel': {
        const body = { act: { act: decision } };
        const { revision } = await callDesk<ActResponse>(deskPaths.acts(id), { method: 'POST', body, key });
        return offerUndo(text, (again) => withdraw([{ matchId: id, revision }], again), {
          kind: decision === 'postpone' ? 'postponed' : 'cancelled',
          ...fixture,
        });
      }
      case 'revert': {
        const last = lastDecision(await callDesk<DeskMatch>(deskPaths.match(id)));
        if (!last) throw new DeskError(409, { error: 'It was imported so', reason: 'imported' });
        await withdraw([last], key);
        return showToast({ text, news: { kind: 'restored', ...fixture } });
      }
      case 'delete':
        await callDesk(deskPaths.officeMatch(id), { method: 'DELETE', key });
        return offerUndo(text, (again) =>
          callDesk(deskPaths.restoredMatch(id), { method: 'POST', body: {}, key: again }),
        );
    }
  }

  async function postponeRound(gameweek: Gameweek, key: string): Promise<void> {
    const { entries } = await callDesk<PostponedGameweek>(deskPaths.postponedGameweek(gameweek.id), {
      method: 'POST',
      body: {},
      key,
    });
    const text = t('calendar.did.postponedRound', { count: entries.length });
    const competition = chat.competition(gameweek.competition);
    if (entries.length > 0)
      offerUndo(text, (again) => withdraw(entries, again), { kind: 'postponed-round', competition, gameweek });
  }

  return {
    refusal,
    offerUndo,
    decide: (match: CalendarMatch, decision: Decision) => void attempt((key) => decide(match, decision, key)),
    postponeRound: (gameweek: Gameweek) => void attempt((key) => postponeRound(gameweek, key)),
    withdraw,
  };
}
