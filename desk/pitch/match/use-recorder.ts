import { useState } from 'react';
import type { DeskEntry } from '#contract/desk/matches.ts';
import type { DeskAct, MatchAct } from '#domain/match/rules/act.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { amend, takeBack } from '#desk/pitch/outbox/outbox.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { findSameGoal } from '#desk/pitch/outbox/same-goal.ts';
import { sendNow } from '#desk/pitch/outbox/sync.ts';
import { recordAct, type Tapped } from './record-act.ts';
import { refuseHaptic, shortHaptic } from '#desk/shell/haptics.ts';
import type { MatchView } from './view-match.ts';

/** A goal that another phone may have recorded already. */
export interface Doubt {
  tapped: Tapped;
  entry: DeskEntry;
}

/** Records what is tapped, and keeps what the screen shows about the last tap: undo, a refusal, a question. */
export function useRecorder(view: MatchView) {
  const [last, setLast] = useState<PendingAct | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);

  async function record(tapped: Tapped): Promise<PendingAct | null> {
    setRefused(null);
    const same = tapped.confirmed
      ? undefined
      : findSameGoal(view.match, { act: tapped.act, at: tapped.at.toISOString() });
    if (same) {
      setDoubt({ tapped, entry: same });
      return null;
    }
    const outcome = await recordAct(view, tapped);
    if ('refused' in outcome) {
      setRefused(outcome.refused);
      refuseHaptic();
      return null;
    }
    shortHaptic();
    setLast(outcome.kept);
    return outcome.kept;
  }

  return {
    last,
    refused,
    doubt,
    record,
    now: (act: DeskAct, reason: string | null = null) => record({ act, at: serverNow(), reason }),
    isAnother: () => {
      const asked = doubt;
      setDoubt(null);
      if (asked) void record({ ...asked.tapped, confirmed: true });
    },
    isSame: () => setDoubt(null),
    forget: () => {
      setLast(null);
      setRefused(null);
    },
    async undo(act: PendingAct): Promise<void> {
      setLast(null);
      await takeBack(act, serverNow());
      void sendNow();
    },
    async change(act: PendingAct, to: MatchAct): Promise<void> {
      await amend(act, to, serverNow());
      shortHaptic();
      void sendNow();
    },
  };
}

export type Recorder = ReturnType<typeof useRecorder>;
