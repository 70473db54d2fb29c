import { useState } from 'react';
import type { ActResponse } from '#contract/desk/acts.ts';
import type { CalendarMatch, PostponedGameweek } from '#contract/desk/calendar.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { wrongText } from '#desk/office/form/wrong-text.ts';
import { showToast } from '#desk/office/toast.tsx';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { Gameweek } from './calendar-index.ts';
import type { Decision } from './row-menu.ts';
import type { Words } from './words.ts';

type Entries = PostponedGameweek['entries'];

/** A field that is wrong is named without the act around it. */
export const recordDecision = (matchId: number, act: object): Promise<ActResponse> =>
  callDesk<ActResponse>(deskPaths.acts(matchId), { method: 'POST', body: { act }, key: crypto.randomUUID() }).catch(
    (error: unknown) => {
      if (!(error instanceof DeskError) || !error.field?.startsWith('act.')) throw error;
      const { status, message, reason, field } = error;
      throw new DeskError(status, { error: message, field: field.slice('act.'.length), ...(reason && { reason }) });
    },
  );

const withdraw = (entries: Entries, reason?: string): Promise<void> =>
  callDesk(deskPaths.withdrawals, { method: 'POST', body: { entries, ...(reason !== undefined && { reason }) } });

const DECIDED: readonly LedgerKind[] = ['POSTPONE', 'CANCEL', 'AWARD'];

/** The decision that made a match what it is; it was imported if there is none. */
async function lastDecision(matchId: number): Promise<Entries> {
  const { ledger } = await callDesk<DeskMatch>(deskPaths.match(matchId));
  const last = ledger.findLast(({ kind, stands }) => stands && DECIDED.includes(kind));
  if (!last) throw new DeskError(409, { error: 'It was imported so', reason: 'imported' });
  return [{ matchId, revision: last.revision }];
}

/** What is decided without a form: at once, with a way back. What is refused is said in words. */
export function useDecisions({ t, match: nameOf }: Words, reload: () => void) {
  const [refused, setRefused] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setRefused(null);
    try {
      await work();
    } catch (error) {
      setRefused(wrongText(t, error instanceof DeskError ? (error.reason ?? 'invalid') : 'no_network'));
    }
    reload();
  }

  /** Says what was done, and how it is undone. */
  const offerUndo = (text: string, undo: () => Promise<unknown>) =>
    showToast({
      text,
      undo: () =>
        void attempt(async () => {
          await undo();
          showToast({ text: t('calendar.undone') });
        }),
    });

  async function decide(match: CalendarMatch, decision: Decision): Promise<void> {
    const { id } = match;
    const text = t(`calendar.did.${decision}`, { match: nameOf(match) });
    switch (decision) {
      case 'postpone':
      case 'cancel': {
        const { revision } = await recordDecision(id, { act: decision });
        return offerUndo(text, () => withdraw([{ matchId: id, revision }]));
      }
      case 'revert':
        await withdraw(await lastDecision(id));
        return showToast({ text });
      case 'delete':
        await callDesk(deskPaths.officeMatch(id), { method: 'DELETE' });
        return offerUndo(text, () => callDesk(deskPaths.restoredMatch(id), { method: 'POST', body: {} }));
    }
  }

  async function postponeRound({ id }: Gameweek): Promise<void> {
    const { entries } = await callDesk<PostponedGameweek>(deskPaths.postponedGameweek(id), {
      method: 'POST',
      body: {},
    });
    const text = t('calendar.did.postponedRound', { count: entries.length });
    if (entries.length > 0) offerUndo(text, () => withdraw(entries));
  }

  return {
    refused,
    offerUndo,
    decide: (match: CalendarMatch, decision: Decision) => void attempt(() => decide(match, decision)),
    postponeRound: (gameweek: Gameweek) => void attempt(() => postponeRound(gameweek)),
    /** Takes the award of a match back. */
    revertAward: async (match: CalendarMatch, reason: string) => withdraw(await lastDecision(match.id), reason),
    withdraw,
  };
}
