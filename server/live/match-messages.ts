import type { Match, MatchInfo, MatchStats } from '#contract/http/match.ts';
import type { ServerEvents } from '#contract/socket.ts';
import { presentMatch, presentTimer } from '#server/api/match/match-presenter.ts';
import { presentStats } from '#server/api/match/match-stats-presenter.ts';
import type { MatchDetailsRow } from '#server/db/matches/match-details.ts';
import type { MatchStatsRows } from '#server/db/matches/match-lineups.ts';

/** The score matters more than pass rates: everyone gets the first wave before anyone gets the second. */
const WAVES = [
  ['match', 'timer', 'goals', 'events', 'substitutions'],
  ['squads', 'teamStats', 'playerStats'],
] as const;
const PIECES = WAVES.flat();
type Piece = (typeof WAVES)[number][number];

/** For a client that has the newest revision already. */
export const CLOCK_PIECES = ['match', 'timer'] as const;
export const STATUS_PIECES = [...CLOCK_PIECES, 'goals'] as const;
/** For a client that joins. */
export const ALL_PIECES = [...STATUS_PIECES, 'events', 'substitutions', 'squads', 'stats'] as const;

/** A match as it was read once, ready to be sent to many sockets. */
export interface MatchSnapshot extends Pick<Match, 'goals' | 'events' | 'substitutions' | 'squads'> {
  row: MatchDetailsRow;
  info: MatchInfo;
  stats: MatchStats;
  /** The pieces as JSON, to find those that changed between two snapshots. */
  pieceTexts: Record<Piece, string>;
}

export function toSnapshot(row: MatchDetailsRow, statsRows: MatchStatsRows): MatchSnapshot {
  const { goals, events, substitutions, squads, liveData: _liveData, ...info } = presentMatch(row, row.changedAt);
  const stats = presentStats(statsRows);
  // Neither the running clock nor a higher revision alone is a change.
  const {
    revision: _revision,
    current_minute: _minute,
    running_minute: _running,
    current_second: _second,
    last_update: _at,
    ...match
  } = info;
  const timer = [row.phase, row.clockSeconds, row.clockRunningSince];
  const pieces: Record<Piece, unknown> = { match, timer, goals, events, substitutions, squads, ...stats };
  const pieceTexts = Object.fromEntries(PIECES.map((piece) => [piece, JSON.stringify(pieces[piece])]));
  return { row, info, goals, events, substitutions, squads, stats, pieceTexts: pieceTexts as Record<Piece, string> };
}

/** In characters: sending these to a client costs less than the system call of a wave of their own. */
const SHORT_WAVE = 2000;

/** The pieces that differ between two snapshots, by wave. A short second wave goes with the first. */
export function changedPieces(before: MatchSnapshot, after: MatchSnapshot): Piece[][] {
  const hasChanged = (piece: Piece) => before.pieceTexts[piece] !== after.pieceTexts[piece];
  const [first, second] = [WAVES[0].filter(hasChanged), WAVES[1].filter(hasChanged)];
  const length = second.reduce((sum, piece) => sum + after.pieceTexts[piece].length, 0);
  const waves: Piece[][] = length <= SHORT_WAVE ? [[...first, ...second]] : [first, second];
  return waves.filter((wave) => wave.length > 0);
}

/** Emits to one socket or to a room. */
type Send = <Name extends keyof ServerEvents>(name: Name, ...message: Parameters<ServerEvents[Name]>) => unknown;

/** The clock is computed here: a snapshot may be minutes old and still current. */
export function emitPieces(send: Send, snapshot: MatchSnapshot, pieces: readonly (Piece | 'stats')[], now: Date) {
  const { row, goals, events, substitutions, squads, stats } = snapshot;
  const header = { matchId: row.id, revision: row.revision };
  const completeHeader = { ...header, complete: true } as const;
  const timer = presentTimer(row, now);
  const messages: Record<Piece | 'stats', () => void> = {
    match: () => send('match_update', { ...header, match: { ...snapshot.info, ...timer } }),
    timer: () => send('timer_update', { ...header, ...timer }),
    goals: () => send('goals_update', { ...completeHeader, goals }),
    events: () => send('events_update', { ...completeHeader, events }),
    substitutions: () => send('substitutions_update', { ...completeHeader, substitutions }),
    squads: () => send('squads_update', { ...header, squads }),
    stats: () => send('stats_update', { ...header, ...stats }),
    teamStats: () => send('team_stats_update', { ...header, teamStats: stats.teamStats }),
    playerStats: () => send('player_stats_update', { ...header, playerStats: stats.playerStats }),
  };
  for (const piece of pieces) messages[piece]();
}
