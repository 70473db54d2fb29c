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
import type { Desk } from './desk-match.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Why an act is refused at this point of the match; null when it is allowed. */
export function checkAct(desk: Desk, act: MatchAct): Refusal | null {
  const { status } = desk;
  switch (act.act) {
    case 'kick-off':
      return checkPhase(desk, 'FIRST_HALF');
    case 'phase':
      return checkPhase(desk, act.phase);
    case 'final-whistle':
      return checkPhase(desk, 'FULL_TIME');
    case 'stop-clock':
    case 'start-clock':
      return checkClock(desk, act.act);
    case 'goal':
    case 'card':
    case 'penalty':
    case 'substitution':
      return checkBegun(desk) ?? checkMoment(desk, act) ?? checkContent(desk, act);
    case 'shoot-out-kick':
      if (status === 'LIVE' && !isShootout(desk.folded.phase))
        return refuse('wrong_phase', 'There is no shoot-out now');
      if (status === 'FINISHED' && isUnfollowed(desk))
        return refuse('wrong_phase', 'The kicks of this match were not recorded: enter its result again');
      if (status === 'FINISHED' && !desk.folded.penalties) return refuse('wrong_phase', 'The match had no shoot-out');
      return checkBegun(desk) ?? checkContent(desk, act);
    case 'man-of-the-match':
    case 'statistics':
      if (status !== 'FINISHED' && status !== 'LIVE') return notBegun(status);
      return checkContent(desk, act);
    case 'lineup':
      return (status === 'UPCOMING' ? null : checkBegun(desk)) ?? checkContent(desk, act);
    case 'hand-in':
      if (status !== 'FINISHED') return refuse('wrong_status', 'Only a match that is over can be handed in');
      return desk.handedIn ? refuse('handed_in', 'The match was handed in already') : null;
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
function checkBegun({ status, handedIn, reason }: Desk): Refusal | null {
  if (status === 'LIVE') return null;
  if (status !== 'FINISHED') return notBegun(status);
  return reason || !handedIn ? null : refuse('handed_in', 'The match was handed in: what is added now needs a reason');
}

/** [RS1] */
const isUnfollowed = ({ entries }: Desk): boolean => resultOf(sinceRescheduled(settleLedger(entries))) !== null;

function checkMoment(desk: Desk, act: { minute?: number | undefined }): Refusal | null {
  if (act.minute !== undefined) return checkMinute(desk, act.minute);
  if (desk.status === 'FINISHED')
    return isUnfollowed(desk) ? null : refuse('over', 'The match is over: the minute is needed');
  if (desk.atTheTime.phase === 'NOT_STARTED') return refuse('too_early', 'The match had not kicked off then');
  return isShootout(desk.atTheTime.phase) ? refuse('wrong_phase', 'This is the shoot-out: record its kicks') : null;
}

/** [DK5] Refuses a minute whose period has not begun. */
export function checkMinute(desk: Desk, minute: number): Refusal | null {
  const period = periodOf(minute, desk.lengths);
  const acts = sinceRescheduled(settleLedger(desk.entries));
  const hasStarted =
    acts.some(({ kind, phase }) => kind === 'PHASE' && phase === period) ||
    (resultOf(acts) !== null && (!isExtraTime(period) || (desk.knockout && desk.extraTime)));
  return hasStarted ? null : refuse('too_early', `The match has not come to minute ${minute}`);
}

function checkPhase(desk: Desk, phase: MatchPhase): Refusal | null {
  const { status, folded } = desk;
  if (status !== 'LIVE') {
    if (phase !== 'FIRST_HALF') return notBegun(status);
    if (status !== 'UPCOMING') return refuse('wrong_status', `The match is ${status}`);
    return isFarAhead(desk.date.startTime, desk.at)
      ? refuse(
          'too_early',
          `The match is ${daysAhead(desk.date.startTime, desk.at)} days ahead: give it a new date first`,
        )
      : checkTime(desk);
  }
  const level = isLevel(folded.score, desk.firstLeg);
  if (phase === 'FULL_TIME' && level && needsWinner(desk))
    return refuse('level', 'The match is level and needs a winner');
  const may = nextPhases(folded.phase, { knockout: desk.knockout, extraTime: desk.extraTime, level });
  if (!may.includes(phase))
    return refuse('wrong_phase', `After ${folded.phase} comes ${may[0] ?? 'nothing'}, not ${phase}`);
  return checkTime(desk);
}

/** [DK3] Whether the match could be over if it were not level. */
function needsWinner({ knockout, folded: { phase, penalties } }: Desk): boolean {
  if (isShootout(phase)) return penalties?.home === penalties?.away;
  return knockout && byPhase(phase, 'SECOND_HALF') >= 0;
}

function checkClock(desk: Desk, act: 'stop-clock' | 'start-clock'): Refusal | null {
  const { status, folded, clock } = desk;
  if (status !== 'LIVE') return notBegun(status);
  if (!isPlayed(folded.phase)) return refuse('clock', 'The clock is stopped during a break');
  if (act === 'stop-clock' && !clock.runningSince) return refuse('clock', 'The clock is stopped already');
  if (act === 'start-clock' && clock.runningSince) return refuse('clock', 'The clock is running already');
  return checkTime(desk);
}

const MOVES_CLOCK: readonly LedgerKind[] = ['PHASE', 'CLOCK_STOP', 'CLOCK_START'];

/** [DK14] */
function checkTime({ entries, at }: Desk): Refusal | null {
  const last = sinceRescheduled(settleLedger(entries)).findLast(({ kind }) => MOVES_CLOCK.includes(kind));
  if (!last || new Date(last.recordedAt) <= at) return null;
  return refuse('too_late', `That would be before the last change of the clock, at ${last.recordedAt}`);
}
