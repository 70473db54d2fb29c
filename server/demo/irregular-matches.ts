import type { LedgerEntry, LedgerKind } from '#domain/match/ledger-entry.ts';
import type { MatchEntry, Pair } from '#server/league-files/league.ts';
import { addMinutes } from '#domain/formatting/sofia-time.ts';

const HOUR = 60;

function decide(match: MatchEntry, kind: LedgerKind, at: Date, reason: string, team: string | null = null) {
  const entry: LedgerEntry<string> = {
    revision: match.ledger.length + 1,
    kind,
    phase: match.phase,
    minute: null,
    extraTime: null,
    team,
    player: null,
    otherPlayer: null,
    ownGoal: false,
    penalty: false,
    target: null,
    reason,
    recordedAt: at.toISOString(),
  };
  match.ledger.push(entry);
}

const startOf = (match: MatchEntry) => new Date(match.startTime ?? 0);

/** The result stands by decision. What was played, if anything, is kept; statistics are not. */
export function awardMatch(match: MatchEntry, score: Pair, reasonBg: string, reasonEn: string): MatchEntry {
  const awarded: MatchEntry = {
    ...match,
    status: 'AWARDED',
    official: { score, reasonBg, reasonEn },
    summaryVideo: null,
    ledger: match.ledger.filter(({ kind }) => kind !== 'MAN_OF_THE_MATCH'),
    playerStats: [],
    teamStats: [],
  };
  const winner = score[0] > score[1] ? match.home : match.away;
  decide(awarded, 'AWARD', addMinutes(startOf(match), 26 * HOUR), reasonBg, winner);
  return awarded;
}

export function postponeMatch(match: MatchEntry, reason: string): MatchEntry {
  const postponed: MatchEntry = { ...match, status: 'POSTPONED', ledger: [] };
  decide(postponed, 'POSTPONE', addMinutes(startOf(match), -3 * HOUR), reason);
  return postponed;
}

export function rescheduleMatch(match: MatchEntry, start: Date, reason: string): MatchEntry {
  const moved: MatchEntry = { ...postponeMatch(match, reason), status: 'UPCOMING' };
  moved.previousStartTime = match.startTime;
  moved.startTime = start.toISOString();
  decide(moved, 'RESCHEDULE', addMinutes(startOf(match), 24 * HOUR), 'Нова дата по споразумение между двата отбора');
  return moved;
}

export function cancelMatch(match: MatchEntry, reason: string): MatchEntry {
  const cancelled: MatchEntry = { ...match, status: 'CANCELLED', ledger: [] };
  decide(cancelled, 'CANCEL', addMinutes(startOf(match), -2 * HOUR), reason);
  return cancelled;
}
