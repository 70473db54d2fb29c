import type { DeskMatch } from '#contract/desk/matches.ts';
import type { DeskAct } from '#domain/match/rules/act.ts';
import { applyAct, recordFrom, type MatchRecord, type RecordedEntry } from '#domain/match/rules/match-record.ts';
import type { Refusal } from '#domain/match/rules/refusal.ts';
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
  /** The server's copy alone. */
  base: MatchRecord;
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
  const steps = before ? stepsInCommon(before, match, counting) : [];
  const base = before && isSameCopy(before.match, match) ? before.base : recordFrom(match);
  let record = steps.at(-1)?.record ?? base;
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
    base,
    steps,
  };
}

/** [N7] How far an act of this phone got; never more than the server has said. */
export function fateOf({ match, steps, refused }: MatchView, key: string): 'recorded' | 'kept' | 'refused' {
  if (refused.some((act) => act.key === key)) return 'refused';
  const own = steps.find(({ act }) => act.key === key)?.act;
  const isRecorded = own?.status.state === 'recorded' || match.ledger.some((entry) => entry.key === key);
  return isRecorded ? 'recorded' : 'kept';
}

const isSameCopy = (a: DeskMatch, b: DeskMatch): boolean => a.revision === b.revision && hasSamePlayers(a, b);
const hasSamePlayers = (a: DeskMatch, b: DeskMatch): boolean => JSON.stringify(a.players) === JSON.stringify(b.players);

/**
 * The steps of the view before that still hold: the server's copy is the same, or has taken over the first of them and nothing
 * else, and the acts are the same. How far an act got may have changed.
 */
function stepsInCommon(before: MatchView, match: DeskMatch, acts: readonly PendingAct[]): Step[] {
  const { ledger } = match;
  const added = ledger.slice(before.match.ledger.length);
  const isContinued =
    ledger[before.match.ledger.length - 1]?.key === before.match.ledger.at(-1)?.key &&
    added.every(({ key }, at) => before.steps[at]?.act.key === key && before.steps[at].revision !== null) &&
    hasSamePlayers(match, before.match);
  if (!isContinued) return [];
  const tapped = ({ key, act, at, reason }: PendingAct) => JSON.stringify([key, act, at, reason]);
  const common: Step[] = [];
  for (const [at, { act, record, revision }] of before.steps.slice(added.length).entries()) {
    const now = acts[at];
    if (!now || tapped(now) !== tapped(act)) break;
    const entries = [...ledger, ...record.entries.slice(ledger.length)];
    common.push({ act: now, record: added.length > 0 ? { ...record, entries } : record, revision });
  }
  return common;
}

/** What was decided last about a match: an act is checked before it is kept, and shown after it. */
const decided = new WeakMap<MatchRecord, { said: string; outcome: ReturnType<typeof applyAct> }>();

function decide(record: MatchRecord, act: DeskAct, { at, reason, key }: Pick<PendingAct, 'at' | 'reason' | 'key'>) {
  const said = JSON.stringify([act, at, reason]);
  const known = decided.get(record);
  const outcome = known?.said === said ? known.outcome : applyAct(record, { act, at: new Date(at), reason, key });
  decided.set(record, { said, outcome });
  return 'refusal' in outcome ? outcome : withKey(outcome.record, key);
}

function withKey(record: MatchRecord, key: string): { record: MatchRecord; entry: RecordedEntry } {
  const entry = { ...(record.entries.at(-1) as RecordedEntry), key };
  return { record: { ...record, entries: [...record.entries.slice(0, -1), entry] }, entry };
}

/** Why the rules refuse an act now; null when it may be recorded. */
export function refusalOf({ record }: MatchView, act: DeskAct, at: Date, reason: string | null): Refusal | null {
  const outcome = decide(record, act, { at: at.toISOString(), reason, key: '' });
  return 'refusal' in outcome ? outcome.refusal : null;
}
