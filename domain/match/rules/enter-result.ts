import { foldLedger, resultOf, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerKind, PlayedResult } from '#domain/match/ledger-entry.ts';
import { periodOf } from '#domain/match/match-minute.ts';
import { creditGoal, type Score, type Side, type Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { isLevel } from '#domain/match/winner.ts';
import type { Lineup, MatchAct } from './act.ts';
import { checkMinute } from './check-act.ts';
import { checkContent, mayPlay } from './check-content.ts';
import { contextAt, newContradiction } from './decide-act.ts';
import { newLedgerEntry, type ActContext, type NewLedgerEntry } from './match-to-act-on.ts';
import { kindOf } from './kind-of-act.ts';
import {
  hasFullLedger,
  numbered,
  recordedLineup,
  toMatchForRules,
  withEntries,
  type MatchRecord,
  type RecordedEntry,
} from './match-record.ts';
import { refuse, type Refusal } from './refusal.ts';

interface Moment {
  minute: number | null;
  extraTime: number | null;
  /** The entry that it is, if it is in the ledger already. */
  revision?: number | undefined;
}

type GoalAct = MatchAct & { act: 'goal' };
type CardAct = MatchAct & { act: 'card' };
export type EnteredGoal = Omit<GoalAct, 'act' | 'minute' | 'extraTime'> & Moment;
export type EnteredCard = Omit<CardAct, 'act' | 'minute' | 'extraTime'> & Moment;

/** All that is known of a match that was played, as the form for it holds it. */
export interface EnteredResult {
  score: Score;
  /** Left out: as it is. */
  halfTime?: Score | null | undefined;
  penalties: Score | null;
  /** They may be fewer than the score. */
  goals: readonly EnteredGoal[];
  cards: readonly EnteredCard[];
  /** Null leaves the line-up as it is. */
  lineups: Readonly<Record<Side, Omit<Lineup, 'team'> | null>>;
  /** Left out: as it is. */
  manOfTheMatch?: number | null | undefined;
}
type WholeResult = EnteredResult & { halfTime: Score | null; manOfTheMatch: number | null };

interface Statement {
  result: EnteredResult;
  at: Date;
  reason: string | null;
}

const SIDES = ['home', 'away'] as const;

/**
 * The entries that lead from the match as it is recorded to the result; none if it is recorded so already. What is unchanged
 * stays, what differs is corrected, what is missing in the result is withdrawn.
 */
export function planResult(
  record: MatchRecord,
  { result: sent, at, reason }: Statement,
): { refusal: Refusal } | { entries: NewLedgerEntry[] } {
  const match = toMatchForRules(record);
  if (!match.sides) return { refusal: refuse('teams_unknown', 'The teams of this match are not known yet') };
  const context = contextAt({ ...match, sides: match.sides }, at, reason);
  const acts = sinceRescheduled(settleLedger(record.entries));
  const result = { ...sent, ...unsaid(context, acts, sent) };
  const refusal = checkStatus(record, at) ?? checkScores(context, acts, result) ?? checkRevisions(acts, result);
  if (refusal) return { refusal };

  const blank = newLedgerEntry({ kind: 'WITHDRAWAL', phase: 'FULL_TIME', reason, recordedAt: at.toISOString() });
  const entries = [
    ...planEnd(record, context, acts, result),
    ...SIDES.flatMap((side) => planLineup(record, context, acts, side, result.lineups[side])),
    ...planGoals(context, acts, result),
    ...planCards(context, acts, result.cards),
    ...planManOfTheMatch(context, acts, result),
  ].map((change) => ({ ...blank, ...change }));
  if (entries.length > 0 && context.handedIn && !reason)
    return { refusal: refuse('handed_in', 'The match was handed in: what is changed now needs a reason') };
  const problem = checkAfter(record, context, entries, result);
  return problem ? { refusal: problem } : { entries };
}

/** What the form leaves out is as it was; a score at half-time that no longer fits is not known. */
function unsaid(context: ActContext, acts: readonly RecordedEntry[], sent: EnteredResult) {
  const known = acts.some(({ kind }) => kind === 'PHASE') ? null : (resultOf<number>(acts)?.halfTime ?? null);
  return {
    halfTime:
      sent.halfTime === undefined ? known && (checkHalfTime(context, sent, known) ? null : known) : sent.halfTime,
    manOfTheMatch: sent.manOfTheMatch === undefined ? context.folded.manOfTheMatch : sent.manOfTheMatch,
  };
}

type Act = RecordedEntry;
/** What differs from a blank entry. */
type Change = Partial<NewLedgerEntry>;

const withdrawalOf = ({ revision }: Act): Change => ({ kind: 'WITHDRAWAL', target: revision });

/** [RS1] [RS2] */
function checkStatus(record: MatchRecord, at: Date): Refusal | null {
  const { status, startTime } = record;
  switch (status) {
    case 'FINISHED':
      return null;
    case 'UPCOMING':
      return startTime !== null && new Date(startTime) > at
        ? refuse('too_early', 'The match has not been played yet')
        : null;
    case 'LIVE':
      return hasFullLedger(record)
        ? refuse('wrong_status', 'The match is being played: its end is the final whistle')
        : null;
    case 'POSTPONED':
      return refuse('wrong_status', 'The match is postponed: give it a new date first');
    default:
      return refuse('wrong_status', `The match is ${status}: it has no result of its own`);
  }
}

/** [RS3] [RS5] */
function checkScores(context: ActContext, acts: readonly Act[], result: WholeResult): Refusal | null {
  const { score, halfTime, penalties, goals } = result;
  const isFollowed = acts.some(({ kind }) => kind === 'PHASE');
  if (SIDES.some((side) => count(context, goals, side) > score[side]))
    return refuse('score', 'More goals are listed than were scored');
  if (halfTime && isFollowed && !isSame(halfTime, context.folded.halfTime))
    return refuse('score', 'The score at half-time follows from the goals of this match');
  const problem = halfTime && checkHalfTime(context, result, halfTime);
  if (problem) return problem;
  const isUndecided = context.knockout && isLevel(score, context.firstLeg);
  if (!isUndecided) return penalties && refuse('wrong_phase', 'This match had no shoot-out');
  if (!penalties) return refuse('level', 'The match is level and needs a winner');
  if (penalties.home === penalties.away) return refuse('level', 'A shoot-out has a winner');
  const hasKicks = acts.some(({ kind }) => kind === 'SHOOTOUT_SCORED' || kind === 'SHOOTOUT_MISSED');
  return (isFollowed || hasKicks) && !isSame(penalties, context.folded.penalties)
    ? refuse('wrong_phase', 'The kicks of this shoot-out were recorded: correct them one by one')
    : null;
}

/** [RS4] */
function checkHalfTime(context: ActContext, { score, goals }: EnteredResult, halfTime: Score): Refusal | null {
  if (SIDES.some((side) => halfTime[side] > score[side]))
    return refuse('score', 'There were more goals at half-time than at the end');
  const { halfMinutes } = context.lengths;
  const before = goals.filter(({ minute }) => minute !== null && minute <= halfMinutes);
  const after = goals.filter(({ minute }) => minute !== null && minute > halfMinutes);
  const isExceeded = (side: Side) =>
    count(context, before, side) > halfTime[side] || count(context, after, side) > score[side] - halfTime[side];
  return SIDES.some(isExceeded) ? refuse('score', 'The minutes of the goals do not fit the score at half-time') : null;
}

const count = ({ sides }: ActContext, goals: readonly EnteredGoal[], side: Side) =>
  goals.filter((goal) => creditedTo(goal, sides) === side).length;

const creditedTo = ({ team, ownGoal }: Pick<EnteredGoal, 'team' | 'ownGoal'>, sides: Sides<number>) =>
  creditGoal({ team: sides[team], ownGoal, phase: null }, sides);

const isCard = (kind: LedgerKind) => kind === 'YELLOW_CARD' || kind === 'SECOND_YELLOW' || kind === 'RED_CARD';

/** Each entry that the result names must stand, and once. */
function checkRevisions(acts: readonly Act[], { goals, cards }: EnteredResult): Refusal | null {
  const check = (named: readonly Moment[], may: (kind: LedgerKind) => boolean) => {
    const revisions = named.flatMap(({ revision }) => revision ?? []);
    const wrong = revisions.find(
      (revision, i) =>
        revisions.indexOf(revision) < i || !acts.some((act) => act.revision === revision && may(act.kind)),
    );
    return wrong === undefined
      ? null
      : refuse('unknown_entry', `Entry ${wrong} does not stand, or is named twice: open the result again`);
  };
  return check(goals, (kind) => kind === 'GOAL') ?? check(cards, isCard);
}

/** [RS1] A match that was followed live has its end already. */
function planEnd(
  record: MatchRecord,
  { sides, folded }: ActContext,
  acts: readonly Act[],
  { score, halfTime, penalties }: WholeResult,
): Change[] {
  const entered = acts.findLast(({ kind }) => kind === 'RESULT');
  if (!entered && folded.status === 'FINISHED' && hasFullLedger(record)) return [];
  const known = resultOf<number>(acts);
  // Parts of another score are not those of this one.
  const isKept = isSame(score, foldLedger(acts, sides).score);
  const details: PlayedResult<number> = {
    halfTime,
    fullTime: isKept ? (known?.fullTime ?? null) : null,
    extraTime: isKept ? (known?.extraTime ?? null) : null,
    penalties,
    ...(known?.players && { players: known.players }),
  };
  if (!entered) return [{ kind: 'RESULT', details }];
  return isSame(details, entered.details) ? [] : [{ kind: 'CORRECTION', target: entered.revision, details }];
}

function planLineup(
  { entries }: MatchRecord,
  { sides }: ActContext,
  acts: readonly Act[],
  side: Side,
  places: Omit<Lineup, 'team'> | null,
): Change[] {
  if (!places) return [];
  const { starters, substitutes, captain } = places;
  const details: Lineup = { team: side, starters, substitutes, captain };
  if (isSame(details, recordedLineup(entries, sides[side]))) return [];
  const earlier = acts.findLast(({ kind, team }) => kind === 'LINEUP' && team === sides[side]);
  const end = earlier ? { kind: 'CORRECTION' as const, target: earlier.revision } : { kind: 'LINEUP' as const };
  return [{ ...end, team: sides[side], details }];
}

/** [RS3] Goals that nobody described keep their place as entries without scorer and minute. */
function planGoals(context: ActContext, acts: readonly Act[], { score, goals }: EnteredResult): Change[] {
  const { sides } = context;
  const standing = acts.filter(({ kind }) => kind === 'GOAL');
  const isUnknown = ({ player, minute, otherPlayer, ownGoal, penalty }: Act) =>
    player === null && minute === null && otherPlayer === null && !ownGoal && !penalty;
  const sideOfAct = ({ team, ownGoal }: Act) =>
    team === null ? null : creditGoal({ team, ownGoal, phase: null }, sides);
  const { pairs, rest } = pairUp(
    goals.map((goal) => ({ ...goal, content: goalContent(context, goal), kind: 'GOAL' as const })),
    standing,
    (goal, act) => isUnknown(act) && sideOfAct(act) === creditedTo(goal, sides),
  );
  const kept = SIDES.map((side) => {
    const wanted = score[side] - goals.filter((goal) => creditedTo(goal, sides) === side).length;
    const unknown = rest.filter((act) => isUnknown(act) && sideOfAct(act) === side).slice(0, wanted);
    return { side, unknown, missing: wanted - unknown.length };
  });
  return [
    ...pairs.flatMap(toChange),
    ...rest.filter((act) => !kept.some(({ unknown }) => unknown.includes(act))).map(withdrawalOf),
    ...kept.flatMap(({ side, missing }) =>
      Array.from({ length: missing }, () => ({ kind: 'GOAL' as const, team: sides[side] })),
    ),
  ];
}

function planCards(context: ActContext, acts: readonly Act[], cards: readonly EnteredCard[]): Change[] {
  const wanted = cards.map((card) => ({
    ...card,
    kind: kindOf({ ...card, act: 'card', minute: undefined, extraTime: undefined }),
    content: { ...momentOf(context, card), team: context.sides[card.team], player: card.player },
  }));
  const { pairs, rest } = pairUp(
    // A second yellow card follows the first.
    wanted.toSorted((a, b) => Number(a.kind === 'SECOND_YELLOW') - Number(b.kind === 'SECOND_YELLOW')),
    acts.filter(({ kind }) => isCard(kind)),
    () => false,
  );
  return [...pairs.flatMap(toChange), ...rest.map(withdrawalOf)];
}

function planManOfTheMatch(
  context: ActContext,
  acts: readonly Act[],
  { manOfTheMatch, lineups }: WholeResult,
): Change[] {
  const named = acts.filter(({ kind }) => kind === 'MAN_OF_THE_MATCH');
  const last = named.at(-1);
  if (manOfTheMatch === (last?.player ?? null)) return [];
  if (manOfTheMatch === null) return named.map(withdrawalOf);
  const listed = lineups.away && [...lineups.away.starters, ...lineups.away.substitutes].map(({ player }) => player);
  const isAway = (listed ?? mayPlay(context, 'away')).includes(manOfTheMatch);
  const content = { team: context.sides[isAway ? 'away' : 'home'], player: manOfTheMatch };
  return [last ? { ...content, kind: 'CORRECTION', target: last.revision } : { ...content, kind: 'MAN_OF_THE_MATCH' }];
}

type Content = Pick<NewLedgerEntry, 'minute' | 'extraTime' | 'phase' | 'team' | 'player'> &
  Partial<Pick<NewLedgerEntry, 'otherPlayer' | 'ownGoal' | 'penalty'>>;
interface Wanted {
  kind: LedgerKind;
  revision?: number | undefined;
  content: Content;
}
interface Pair {
  wanted: Wanted;
  act: Act | undefined;
}

const goalContent = (context: ActContext, goal: EnteredGoal): Content => ({
  ...momentOf(context, goal),
  team: context.sides[goal.team],
  player: goal.player,
  otherPlayer: goal.assist,
  ownGoal: goal.ownGoal,
  penalty: goal.penalty,
});

/** [RS7] */
const momentOf = ({ lengths }: ActContext, { minute, extraTime }: Moment) => ({
  minute,
  extraTime,
  phase: minute === null ? ('FULL_TIME' as const) : periodOf(minute, lengths),
});

const hasContent = ({ minute, extraTime, phase: _phase, ...content }: Content, act: Act) =>
  act.minute === minute &&
  act.extraTime === extraTime &&
  Object.entries(content).every(([name, value]) => act[name as keyof typeof content] === value);

/** Finds for each wanted one the entry that it is: the one it names, an equal one, or one that it may take over. */
function pairUp<W extends Wanted>(
  wanted: readonly W[],
  acts: readonly Act[],
  mayTake: (wanted: W, act: Act) => boolean,
) {
  const rest = new Set(acts);
  const found = new Map<W, Act>();
  const rounds: ((one: W, act: Act) => boolean)[] = [
    (one, act) => one.revision === act.revision,
    (one, act) => one.revision === undefined && hasContent(one.content, act),
    (one, act) => one.revision === undefined && mayTake(one, act),
  ];
  for (const fits of rounds)
    for (const one of wanted.filter((candidate) => !found.has(candidate))) {
      const act = [...rest].find((candidate) => candidate.kind === one.kind && fits(one, candidate));
      if (!act) continue;
      found.set(one, act);
      rest.delete(act);
    }
  return { pairs: wanted.map((one): Pair => ({ wanted: one, act: found.get(one) })), rest: [...rest] };
}

function toChange({ wanted: { kind, content }, act }: Pair): Change[] {
  if (!act) return [{ ...content, kind }];
  if (hasContent(content, act)) return [];
  const isSameMoment = act.minute === content.minute && act.extraTime === content.extraTime;
  return [{ ...content, kind: 'CORRECTION', target: act.revision, ...(isSameMoment && { phase: act.phase }) }];
}

/** Whether everybody named may be, and whether all of it can have happened in one match. */
function checkAfter(record: MatchRecord, context: ActContext, entries: readonly NewLedgerEntry[], result: WholeResult) {
  const after = toMatchForRules(
    withEntries(
      record,
      numbered(record, entries).map((entry) => ({ ...entry, key: '' })),
    ),
  );
  const contextAfter: ActContext = {
    ...context,
    entries: after.entries,
    starters: after.starters,
    lineups: after.lineups,
  };
  for (const side of SIDES) {
    const lineup = result.lineups[side];
    const problem = lineup && checkContent(contextAfter, { act: 'lineup', team: side, ...lineup });
    if (problem) return problem;
  }
  const acts = [
    ...result.goals.map(({ minute, extraTime: _stoppage, ...goal }) => ({ ...goal, act: 'goal' as const, minute })),
    ...result.cards.map(({ minute, extraTime: _stoppage, ...card }) => ({ ...card, act: 'card' as const, minute })),
  ];
  for (const { minute, ...act } of acts) {
    const problem =
      (minute === null ? null : checkMinute(contextAfter, minute)) ??
      checkContent(contextAfter, { ...act, minute: undefined });
    if (problem) return problem;
  }
  const { manOfTheMatch } = result;
  return (
    (manOfTheMatch === null ? null : checkContent(contextAfter, { act: 'man-of-the-match', player: manOfTheMatch })) ??
    newContradiction(context, after)
  );
}

/** By value, whatever the order of the properties: PostgreSQL does not keep it. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null);
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name as keyof typeof a], b[name as keyof typeof b]));
}
