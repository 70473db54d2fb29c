import { timeAt } from '#domain/formatting/sofia-time.ts';
import type { MatchAct } from '#domain/match/rules/act.ts';
import { EVENT_SECTIONS, sectionOf } from '#domain/match/event-section.ts';
import type { MatchRecord, RecordedEntry } from '#domain/match/rules/match-record.ts';
import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { isPlayed } from '#domain/match/phase.ts';
import { byMinute, isShootout, otherSide, sideOf, type Score, type Side } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import { isMine } from '#desk/pitch/outbox/device.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import type { MarkName } from '#desk/shell/mark.tsx';
import type { DeskTranslate } from '#desk/shell/texts.ts';
import { findShirt, type MatchFacts } from './match-facts.ts';
import { minuteThen } from './minute-then.ts';
import type { MatchView } from './view-match.ts';

export type LineState = 'ok' | 'waiting' | 'refused';

/** One line of the ledger on the screen. */
export interface LedgerLine {
  key: string;
  /** Null for an act that was refused. */
  revision: number | null;
  side: Side;
  kind: MarkName | 'yellow' | 'red';
  isOwnGoal: boolean;
  name: string;
  detail: string;
  minute: string;
  running: Score | null;
  state: LineState;
  /** The act that waits or was refused; undefined once the server's copy has it. */
  act: PendingAct | undefined;
  /** The act that recorded the line itself, while the server's copy does not have it; `act` may be a change of it. */
  own: PendingAct | undefined;
  entry: RecordedEntry | null;
}

export interface PhaseLine {
  key: string;
  phase: MatchPhase | 'CLOCK_STOP' | 'CLOCK_START' | 'ABANDON';
  score: Score;
  time: string;
  state: LineState;
}

/** Refused ones first, because they wait for a decision. Then in the order of play; the newest come first in both. */
export function ledgerLines(view: MatchView, facts: MatchFacts, t: DeskTranslate): (LedgerLine | PhaseLine)[] {
  const acts = inOrderOfPlay(view.record, sinceRescheduled(settleLedger(view.record.entries)));
  const lines: (LedgerLine | PhaseLine)[] = [];
  let score: Score = { home: 0, away: 0 };
  for (const entry of acts) {
    const goal = facts.folded.goals.find(({ revision }) => revision === entry.revision);
    if (goal?.scoreAfter) score = goal.scoreAfter;
    const act = changeOf(view, entry) ?? undefined;
    const state = act ? 'waiting' : 'ok';
    const phase = phaseOf(entry);
    if (phase) lines.push({ key: entry.key, phase, score, time: timeAt(new Date(entry.recordedAt)), state });
    else {
      const line = describe(entry, facts, t);
      if (line)
        lines.push({
          ...line,
          running: goal?.scoreAfter ?? null,
          state,
          act,
          own: view.pending.get(entry.revision),
          entry,
          ...recordedBy(line, view, entry, state, t),
        });
    }
  }
  const refused = view.refused.toSorted((a, b) => b.order - a.order);
  return [...refused.map((act) => refusedLine(act, view.record, facts, t)), ...lines.toReversed()];
}

/** An act that was recorded late stands where it happened: the running score never goes back. */
function inOrderOfPlay(record: MatchRecord, acts: readonly RecordedEntry[]): RecordedEntry[] {
  const placed = acts.map((entry) => ({ entry, place: placeOf(entry), minute: minuteOf(record, entry) }));
  return placed
    .toSorted((a, b) => a.place - b.place || byMinute(a.minute, b.minute) || a.entry.revision - b.entry.revision)
    .map(({ entry }) => entry);
}

/** Each section of play has three places: its beginning, what happened in it, and its end. */
function placeOf(entry: RecordedEntry): number {
  if (entry.kind === 'FINAL_WHISTLE' || entry.kind === 'ABANDON') return 3 * EVENT_SECTIONS.length;
  const section = 3 * EVENT_SECTIONS.indexOf(sectionOf(entry, false));
  if (entry.kind !== 'PHASE') return section + 1;
  return isPlayed(entry.phase) || isShootout(entry.phase) ? section : section + 2;
}

const UNKNOWN = { minute: null, extraTime: null };

/** An act of the clock has no minute of its own. */
function minuteOf(record: MatchRecord, entry: RecordedEntry): Pick<RecordedEntry, 'minute' | 'extraTime'> {
  const isOfClock = entry.kind === 'CLOCK_STOP' || entry.kind === 'CLOCK_START';
  return isOfClock ? (minuteThen(record, new Date(entry.recordedAt)) ?? UNKNOWN) : entry;
}

/** The act of this phone that still waits to be recorded for this entry: the entry itself, or a change of it. */
function changeOf({ pending, record }: MatchView, entry: RecordedEntry): PendingAct | null {
  const own = pending.get(entry.revision);
  if (own && own.status.state !== 'recorded') return own;
  for (const [revision, act] of pending) {
    const change = record.entries.find((one) => one.revision === revision);
    if (change?.target === entry.revision && act.status.state !== 'recorded') return act;
  }
  return null;
}

function recordedBy(
  { detail }: Pick<LedgerLine, 'detail'>,
  { match }: MatchView,
  { key }: RecordedEntry,
  state: LineState,
  t: DeskTranslate,
): { detail: string } {
  const by = match.ledger.find((entry) => entry.key === key)?.by;
  const who = by && !isMine(key) ? by : null;
  const parts = [detail, who].filter(Boolean);
  if (parts.length === 0 && state === 'waiting') return { detail: t('line.waiting') };
  return { detail: parts.join(', ') };
}

function phaseOf({ kind, phase }: RecordedEntry): PhaseLine['phase'] | null {
  if (kind === 'PHASE') return phase;
  if (kind === 'FINAL_WHISTLE') return 'FULL_TIME';
  return kind === 'CLOCK_STOP' || kind === 'CLOCK_START' || kind === 'ABANDON' ? kind : null;
}

type Description = Pick<LedgerLine, 'key' | 'revision' | 'side' | 'kind' | 'isOwnGoal' | 'name' | 'detail' | 'minute'>;

function describe(entry: RecordedEntry, facts: MatchFacts, t: DeskTranslate): Description | null {
  const side = sideOf(entry.team, { home: facts.teams.home.id, away: facts.teams.away.id });
  if (side === null) return null;
  const nameOf = (id: number | null) => findShirt(facts, id)?.name ?? t('line.unknown');
  const common = {
    key: entry.key,
    revision: entry.revision,
    side,
    isOwnGoal: false,
    name: nameOf(entry.player),
    minute: minuteText(entry),
  };
  switch (entry.kind) {
    case 'GOAL':
      return {
        ...common,
        side: entry.ownGoal ? otherSide(side) : side,
        isOwnGoal: entry.ownGoal,
        kind: entry.penalty ? 'scored' : 'ball',
        detail: goalDetail(entry, nameOf, t),
      };
    case 'YELLOW_CARD':
      return { ...common, kind: 'yellow', detail: '' };
    case 'SECOND_YELLOW':
      return { ...common, kind: 'red', detail: t('line.secondYellow') };
    case 'RED_CARD':
      return { ...common, kind: 'red', detail: '' };
    case 'PENALTY_MISSED':
    case 'PENALTY_SAVED':
      return { ...common, kind: 'missed', detail: t('line.missedPenalty') };
    case 'SUBSTITUTION':
      return { ...common, kind: 'swap', detail: t('line.for', { name: nameOf(entry.otherPlayer) }) };
    default:
      return null;
  }
}

function goalDetail(entry: RecordedEntry, nameOf: (id: number | null) => string, t: DeskTranslate): string {
  if (entry.ownGoal) return t('line.ownGoal');
  if (entry.otherPlayer !== null) return t('line.assist', { name: nameOf(entry.otherPlayer) });
  return entry.penalty ? t('line.penalty') : '';
}

export const minuteText = ({ minute, extraTime }: { minute: number | null; extraTime: number | null }): string => {
  if (minute === null) return '';
  return extraTime ? `${minute}+${extraTime}’` : `${minute}’`;
};

/** A refused act has no entry: it is described by what was tapped. */
function refusedLine(act: PendingAct, record: MatchRecord, facts: MatchFacts, t: DeskTranslate): LedgerLine {
  const { act: tapped } = act;
  const to: MatchAct | null = tapped.act === 'correct' ? tapped.to : tapped.act === 'withdraw' ? null : tapped;
  const side = to && 'team' in to ? to.team : 'home';
  const player = to && 'player' in to ? to.player : to?.act === 'substitution' ? to.playerIn : null;
  const kinds: Partial<Record<string, LedgerLine['kind']>> = {
    goal: 'ball',
    card: to?.act === 'card' && to.card === 'yellow' ? 'yellow' : 'red',
    penalty: 'missed',
    substitution: 'swap',
    'shoot-out-kick': 'scored',
  };
  const isOwnGoal = to?.act === 'goal' && to.ownGoal;
  return {
    key: act.key,
    revision: null,
    side: isOwnGoal ? otherSide(side) : side,
    kind: (to && kinds[to.act]) ?? 'warning',
    isOwnGoal,
    name: findShirt(facts, player)?.name ?? t(`act.${to?.act ?? 'withdraw'}`),
    detail: t('line.refused'),
    minute: tappedMinute(act, record),
    running: null,
    state: 'refused',
    act,
    own: undefined,
    entry: null,
  };
}

/** The minute that was chosen, or the one of the tap; the time of day while the clock had none. */
function tappedMinute({ act, at }: PendingAct, record: MatchRecord): string {
  const to = act.act === 'correct' ? act.to : act;
  if ('minute' in to && to.minute !== undefined)
    return minuteText({ minute: to.minute, extraTime: to.extraTime ?? null });
  const then = minuteThen(record, new Date(at));
  return then ? minuteText(then) : timeAt(new Date(at));
}
