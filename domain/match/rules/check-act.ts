import { daysAhead, isFarAhead } from '#domain/match/far-ahead.ts';
import { resultOf, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import { periodOf } from '#domain/match/match-minute.ts';
import { byPhase, isExtraTime, isPlayed, nextPhases } from '#domain/match/phase.ts';
import { isShootout } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { canTransition } from '#domain/match/status-transition.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import { isLevel } from '#domain/match/winner.ts';
import type { MatchAct } from './act.ts';
import { checkContent } from './check-content.ts';
import type { ActContext } from './match-to-act-on.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Why an act is refused at this point of the match; null when it is allowed. */
export function checkAct(context: ActContext, act: MatchAct): Refusal | null {
  const { status } = context;
  switch (act.act) {
    case 'kick-off':
      return checkPhase(context, 'FIRST_HALF');
    case 'phase':
      return checkPhase(context, act.phase);
    case 'final-whistle':
      return checkPhase(context, 'FULL_TIME');
    case 'stop-clock':
    case 'start-clock':
      return checkClock(context, act.act);
    case 'goal':
    case 'card':
    case 'penalty':
    case 'substitution':
      return checkBegun(context) ?? checkMoment(context, act) ?? checkContent(context, act);
    case 'shoot-out-kick':
      if (status === 'LIVE' && !isShootout(context.folded.phase))
        return refuse('wrong_phase', 'There is no shoot-out now');
      if (status === 'FINISHED' && isUnfollowed(context))
        return refuse('wrong_phase', 'The kicks of this match were not recorded: enter its result again');
      if (status === 'FINISHED' && !context.folded.penalties)
        return refuse('wrong_phase', 'The match had no shoot-out');
      return checkBegun(context) ?? checkContent(context, act);
    case 'man-of-the-match':
    case 'statistics':
      if (status !== 'FINISHED' && status !== 'LIVE') return notBegun(status);
      return checkContent(context, act);
    case 'lineup':
      return (status === 'UPCOMING' ? null : checkBegun(context)) ?? checkContent(context, act);
    case 'hand-in':
      if (status !== 'FINISHED') return refuse('wrong_status', 'Only a match that is over can be handed in');
      return context.handedIn ? refuse('handed_in', 'The match was handed in already') : null;
    case 'award':
      return checkStatus(status, 'AWARDED');
    case 'abandon':
      return status === 'LIVE' ? null : refuse('wrong_status', 'Only a match that is being played can be abandoned');
    case 'postpone':
      if (status === 'LIVE') return refuse('wrong_status', 'The match is being played: it can be abandoned');
      return checkStatus(status, 'POSTPONED');
    case 'cancel':
      return checkStatus(status, 'CANCELLED');
    case 'reschedule':
      if (status === 'UPCOMING' || status === 'POSTPONED') return null;
      return refuse('wrong_status', `A match that is ${status} cannot get a new date`);
  }
}

const checkStatus = (from: MatchStatus, to: MatchStatus): Refusal | null =>
  canTransition(from, to) ? null : refuse('wrong_status', `A match that is ${from} cannot become ${to}`);

const notBegun = (status: MatchStatus): Refusal =>
  status === 'UPCOMING'
    ? refuse('not_started', 'The match has not kicked off')
    : refuse('wrong_status', `The match is ${status}`);

/** [DK4] During the match, or after it; [DK22] with a reason once it was handed in. */
function checkBegun({ status, handedIn, reason }: ActContext): Refusal | null {
  if (status === 'LIVE') return null;
  if (status !== 'FINISHED') return notBegun(status);
  return reason || !handedIn ? null : refuse('handed_in', 'The match was handed in: what is added now needs a reason');
}

/** [RS1] */
const isUnfollowed = ({ entries }: ActContext): boolean => resultOf(sinceRescheduled(settleLedger(entries))) !== null;

function checkMoment(context: ActContext, act: { minute?: number | undefined }): Refusal | null {
  if (act.minute !== undefined) return checkMinute(context, act.minute);
  if (context.status === 'FINISHED')
    return isUnfollowed(context) ? null : refuse('over', 'The match is over: the minute is needed');
  if (context.atTheTime.phase === 'NOT_STARTED') return refuse('too_early', 'The match had not kicked off then');
  return isShootout(context.atTheTime.phase) ? refuse('wrong_phase', 'This is the shoot-out: record its kicks') : null;
}

/** [DK5] Refuses a minute whose period has not begun. */
export function checkMinute(context: ActContext, minute: number): Refusal | null {
  const period = periodOf(minute, context.lengths);
  const acts = sinceRescheduled(settleLedger(context.entries));
  const hasStarted =
    acts.some(({ kind, phase }) => kind === 'PHASE' && phase === period) ||
    (resultOf(acts) !== null && (!isExtraTime(period) || (context.knockout && context.extraTime)));
  return hasStarted ? null : refuse('too_early', `The match has not come to minute ${minute}`);
}

function checkPhase(context: ActContext, phase: MatchPhase): Refusal | null {
  const { status, folded } = context;
  if (status !== 'LIVE') {
    if (phase !== 'FIRST_HALF') return notBegun(status);
    if (status !== 'UPCOMING') return refuse('wrong_status', `The match is ${status}`);
    return isFarAhead(context.date.startTime, context.at)
      ? refuse(
          'too_early',
          `The match is ${daysAhead(context.date.startTime, context.at)} days ahead: give it a new date first`,
        )
      : checkTime(context);
  }
  const level = isLevel(folded.score, context.firstLeg);
  if (phase === 'FULL_TIME' && level && needsWinner(context))
    return refuse('level', 'The match is level and needs a winner');
  const may = nextPhases(folded.phase, { knockout: context.knockout, extraTime: context.extraTime, level });
  if (!may.includes(phase))
    return refuse('wrong_phase', `After ${folded.phase} comes ${may[0] ?? 'nothing'}, not ${phase}`);
  return checkTime(context);
}

/** [DK3] Whether the match could be over if it were not level. */
function needsWinner({ knockout, folded: { phase, penalties } }: ActContext): boolean {
  if (isShootout(phase)) return penalties?.home === penalties?.away;
  return knockout && byPhase(phase, 'SECOND_HALF') >= 0;
}

function checkClock(context: ActContext, act: 'stop-clock' | 'start-clock'): Refusal | null {
  const { status, folded, clock } = context;
  if (status !== 'LIVE') return notBegun(status);
  if (!isPlayed(folded.phase)) return refuse('clock', 'The clock is stopped during a break');
  if (act === 'stop-clock' && !clock.runningSince) return refuse('clock', 'The clock is stopped already');
  if (act === 'start-clock' && clock.runningSince) return refuse('clock', 'The clock is running already');
  return checkTime(context);
}

const MOVES_CLOCK: readonly LedgerKind[] = ['PHASE', 'CLOCK_STOP', 'CLOCK_START'];

/** [DK14] */
function checkTime({ entries, at }: ActContext): Refusal | null {
  const last = sinceRescheduled(settleLedger(entries)).findLast(({ kind }) => MOVES_CLOCK.includes(kind));
  if (!last || new Date(last.recordedAt) <= at) return null;
  return refuse('too_late', `That would be before the last change of the clock, at ${last.recordedAt}`);
}
