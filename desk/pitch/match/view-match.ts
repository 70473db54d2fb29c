import type { DeskMatch } from '#contract/desk/matches.ts';
import type { DeskAct } from '#domain/match/desk/act.ts';
import { applyAct, recordFrom, type MatchRecord } from '#domain/match/desk/match-record.ts';
import type { Refusal } from '#domain/match/desk/refusal.ts';
import { resolveTarget, type PendingAct } from '#desk/pitch/outbox/pending-act.ts';

/** A match as this phone knows it: the server's copy with what was tapped here on top. */
export interface MatchView {
  match: DeskMatch;
  record: MatchRecord;
  /** Acts of this phone that the server's copy does not contain yet, by the revision that they have here. */
  pending: ReadonlyMap<number, PendingAct>;
  refused: readonly PendingAct[];
  /** Acts that no longer fit what others recorded; the server decides about them. */
  stuck: readonly PendingAct[];
  steps: readonly Step[];
}

/** One act that counts, and the match after it. */
interface Step {
  act: PendingAct;
  record: MatchRecord;
  /** Null for an act that is stuck. */
  revision: number | null;
}

/** With the view before it only what is new is decided: forty acts that wait cost too much for each tap. */
export function viewMatch(match: DeskMatch, acts: readonly PendingAct[], before?: MatchView): MatchView {
  const recorded = new Set(match.ledger.map(({ key }) => key));
  const open = acts.filter(({ key }) => !recorded.has(key));
  const counting = open.filter(({ status }) => status.state !== 'refused');
  const steps = before && isSameCopy(before.match, match) ? stepsInCommon(before.steps, counting) : [];
  let record = steps.at(-1)?.record ?? recordFrom(match);
  for (const act of counting.slice(steps.length)) {
    const resolved = resolveTarget(act.act, (key) => record.entries.find((entry) => entry.key === key)?.revision);
    const outcome = resolved && decide(record, resolved, act);
    const isStuck = !outcome || 'refusal' in outcome;
    if (!isStuck) ({ record } = outcome);
    steps.push({ act, record, revision: isStuck ? null : outcome.entry.revision });
  }
  return {
    match,
    record,
    pending: new Map(steps.flatMap(({ act, revision }) => (revision === null ? [] : [[revision, act]]))),
    stuck: steps.filter(({ revision }) => revision === null).map(({ act }) => act),
    refused: open.filter(({ status }) => status.state === 'refused'),
    steps,
  };
}

const isSameCopy = (a: DeskMatch, b: DeskMatch): boolean =>
  a.revision === b.revision && a.status === b.status && JSON.stringify(a.players) === JSON.stringify(b.players);

/** What was tapped is the same; how far it got may have changed. */
function stepsInCommon(steps: readonly Step[], acts: readonly PendingAct[]): Step[] {
  const tapped = ({ key, act, at, reason }: PendingAct) => JSON.stringify([key, act, at, reason]);
  const differs = steps.findIndex((step, at) => !acts[at] || tapped(step.act) !== tapped(acts[at]));
  return steps
    .slice(0, differs < 0 ? steps.length : differs)
    .map((step, at) => ({ ...step, act: acts[at] ?? step.act }));
}

const decide = (record: MatchRecord, act: DeskAct, { at, reason, key }: Pick<PendingAct, 'at' | 'reason' | 'key'>) =>
  applyAct(record, { act, at: new Date(at), reason, key });

/** Why the rules refuse an act now; null when it may be recorded. */
export function refusalOf({ record }: MatchView, act: DeskAct, at: Date, reason: string | null): Refusal | null {
  const outcome = decide(record, act, { at: at.toISOString(), reason, key: '' });
  return 'refusal' in outcome ? outcome.refusal : null;
}
