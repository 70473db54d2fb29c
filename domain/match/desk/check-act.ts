import { sinceRescheduled } from '../fold-ledger.ts';
import type { LedgerKind } from '../ledger-entry.ts';
import { periodOf } from '../match-minute.ts';
import { isPlayed, nextPhases } from '../phase.ts';
import { isShootout, type Side } from '../score.ts';
import { settleLedger } from '../settle-ledger.ts';
import { mayBecome } from '../status-transition.ts';
import type { MatchPhase, MatchStatus } from '../status.ts';
import type { MatchAct } from './act.ts';
import type { Desk } from './desk-match.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Why an act cannot be now; null when it can. */
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
      return checkPlayed(desk, act) ?? checkPlayers(desk, act.team, [act.player, act.assist]);
    case 'card':
    case 'penalty':
      return checkPlayed(desk, act) ?? checkPlayers(desk, act.team, [act.player]);
    case 'substitution':
      return checkPlayed(desk, act) ?? checkPlayers(desk, act.team, [act.playerIn, act.playerOut]);
    case 'shoot-out-kick':
      if (status === 'LIVE' && !isShootout(desk.folded.phase))
        return refuse('wrong_phase', 'There is no shoot-out now');
      if (status === 'FINISHED' && !desk.folded.penalties) return refuse('wrong_phase', 'The match had no shoot-out');
      return checkBegun(desk) ?? checkPlayers(desk, act.team, [act.player]);
    case 'man-of-the-match':
      if (status !== 'FINISHED' && status !== 'LIVE') return notBegun(status);
      return checkPlayers(desk, null, [act.player]);
    case 'statistics':
      if (status !== 'FINISHED' && status !== 'LIVE') return notBegun(status);
      return checkPlayers(
        desk,
        null,
        act.players.map(({ player }) => player),
      );
    case 'lineup':
      return checkSheet(desk, act);
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
  mayBecome(from, to) ? null : refuse('wrong_status', `A match that is ${from} cannot become ${to}`);

const notBegun = (status: MatchStatus): Refusal =>
  status === 'UPCOMING'
    ? refuse('not_started', 'The match has not kicked off')
    : refuse('wrong_status', `The match is ${status}`);

/** During the match, or after it by one who says why. */
function checkBegun({ status, reason }: Desk): Refusal | null {
  if (status === 'LIVE') return null;
  if (status !== 'FINISHED') return notBegun(status);
  return reason ? null : refuse('over', 'The match is over: what is added now needs a reason');
}

function checkPlayed(desk: Desk, { minute }: { minute?: number | undefined }): Refusal | null {
  const problem = checkBegun(desk);
  if (problem) return problem;
  const { phase } = desk.folded;
  if (minute === undefined) {
    if (desk.status === 'FINISHED') return refuse('over', 'The match is over: say in which minute it happened');
    return isShootout(phase) ? refuse('wrong_phase', 'This is the shoot-out: record its kicks') : null;
  }
  const period = periodOf(minute, desk.lengths);
  return hasBegun(desk, period) ? null : refuse('too_early', `The match has not come to minute ${minute}`);
}

function hasBegun({ entries }: Desk, period: MatchPhase): boolean {
  return sinceRescheduled(settleLedger(entries)).some(({ kind, phase }) => kind === 'PHASE' && phase === period);
}

function checkPhase(desk: Desk, phase: MatchPhase): Refusal | null {
  const { status, folded } = desk;
  if (status !== 'LIVE') {
    if (phase !== 'FIRST_HALF') return notBegun(status);
    return status === 'UPCOMING' ? checkTime(desk) : refuse('wrong_status', `The match is ${status}`);
  }
  const level = folded.score?.home === folded.score?.away;
  const may = nextPhases(folded.phase, { knockout: desk.knockout, extraTime: desk.extraTime, level });
  const kicksLevel = isShootout(folded.phase) && folded.penalties?.home === folded.penalties?.away;
  if (phase === 'FULL_TIME' && (kicksLevel || (desk.knockout && level && folded.phase === 'SECOND_HALF')))
    return refuse('level', 'The match is level and needs a winner');
  if (!may.includes(phase))
    return refuse('wrong_phase', `After ${folded.phase} comes ${may[0] ?? 'nothing'}, not ${phase}`);
  return checkTime(desk);
}

function checkClock(desk: Desk, act: 'stop-clock' | 'start-clock'): Refusal | null {
  const { status, folded, clock } = desk;
  if (status !== 'LIVE') return notBegun(status);
  if (!isPlayed(folded.phase)) return refuse('clock', 'The clock stands in a break');
  if (act === 'stop-clock' && !clock.runningSince) return refuse('clock', 'The clock stands already');
  if (act === 'start-clock' && clock.runningSince) return refuse('clock', 'The clock runs already');
  return checkTime(desk);
}

const MOVES_CLOCK: readonly LedgerKind[] = ['PHASE', 'CLOCK_STOP', 'CLOCK_START'];

/** Time runs one way: what moves the clock cannot have happened before what moved it last. */
function checkTime({ entries, at }: Desk): Refusal | null {
  const last = sinceRescheduled(settleLedger(entries)).findLast(({ kind }) => MOVES_CLOCK.includes(kind));
  if (!last || new Date(last.recordedAt) <= at) return null;
  return refuse('too_late', `That would be before the last change of the clock, at ${last.recordedAt}`);
}

export function checkPlayers(desk: Desk, team: Side | null, players: readonly (number | null)[]): Refusal | null {
  const { home, away } = desk.eligible;
  const may = team ? desk.eligible[team] : [...home, ...away];
  const stranger = players.find((player) => player !== null && !may.includes(player));
  if (stranger === undefined) return null;
  const whose = team ? `for the ${team} team` : 'in this match';
  return refuse('unknown_player', `Player ${stranger} does not play ${whose}`);
}

export function checkSheet(desk: Desk, { team, starters, substitutes, captain }: MatchAct & { act: 'lineup' }) {
  const { status } = desk;
  if (status !== 'UPCOMING') {
    const problem = checkBegun(desk);
    if (problem) return problem;
  }
  const players = [...starters, ...substitutes].map(({ player }) => player);
  if (new Set(players).size < players.length) return refuse('double', 'A player is on the team sheet twice');
  const stranger = players.find((player) => !desk.squads[team].includes(player));
  if (stranger !== undefined)
    return refuse('unknown_player', `Player ${stranger} is not in the squad of the ${team} team`);
  if (captain !== null && !players.includes(captain))
    return refuse('unknown_player', 'The captain is not on the team sheet');
  const missing = appeared(desk, team).find((player) => !players.includes(player));
  return missing === undefined
    ? null
    : refuse('unknown_player', `Player ${missing} has played already and is not on this team sheet`);
}

/** Who is named by what was recorded: he cannot be left off the sheet. */
function appeared({ entries, sides }: Desk, team: Side): number[] {
  const recorded = sinceRescheduled(settleLedger(entries)).filter((entry) => entry.team === sides[team]);
  return recorded.flatMap(({ player, otherPlayer }) => [player, otherPlayer]).filter((player) => player !== null);
}
