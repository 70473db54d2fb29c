import type { DeskEntry, DeskMatch } from '#contract/desk/matches.ts';
import { isMine } from './device.ts';
import type { PendingAct } from './pending-act.ts';

const WITHIN = 60_000;

/** N6: a goal of the same team within a minute of one that another phone recorded may be the same one. */
export function findSameGoal(
  { ledger, home, away }: DeskMatch,
  { act, at }: Pick<PendingAct, 'act' | 'at'>,
): DeskEntry | undefined {
  if (act.act !== 'goal') return undefined;
  const [own, other] = act.team === 'home' ? [home, away] : [away, home];
  return ledger.findLast(
    (entry) =>
      entry.kind === 'GOAL' &&
      entry.stands &&
      entry.by !== null &&
      !isMine(entry.key) &&
      // An own goal of theirs and a goal of ours may be the same one.
      entry.team === (entry.ownGoal === act.ownGoal ? own : other)?.id &&
      Math.abs(Date.parse(entry.recordedAt) - Date.parse(at)) < WITHIN,
  );
}
