import type { Match, MatchInfo, MatchStats } from '#contract/http/match.ts';
import type { ServerEvents } from '#contract/socket.ts';
import { presentMatch, presentTimer } from '../api/match/present-match.ts';
import { presentStats } from '../api/match/present-sheet.ts';
import type { MatchDetailsRow } from '../db/queries/match-details.ts';
import type { MatchStatsRows } from '../db/queries/match-sheet.ts';

/** Whoever watches waits for the score, not for a pass rate: the first wave has reached everyone before the second sets out. */
const WAVES = [
  ['match', 'timer', 'goals', 'events', 'substitutions'],
  ['squads', 'teamStats', 'playerStats'],
] as const;
const PIECES = WAVES.flat();
type Piece = (typeof WAVES)[number][number];

/** For one who has the newest revision already. */
export const CLOCK = ['match', 'timer'] as const;
export const STATUS = [...CLOCK, 'goals'] as const;
/** For one who comes in. */
export const EVERYTHING = [...STATUS, 'events', 'substitutions', 'squads', 'stats'] as const;

/** A match as one reading found it, ready to be told to many. */
export interface MatchPicture extends Pick<Match, 'goals' | 'events' | 'substitutions' | 'squads'> {
  row: MatchDetailsRow;
  info: MatchInfo;
  stats: MatchStats;
  /** The pieces as text, to see which of them a later reading changed. */
  texts: Record<Piece, string>;
}

export function pictureMatch(row: MatchDetailsRow, statsRows: MatchStatsRows): MatchPicture {
  const { goals, events, substitutions, squads, liveData: _liveData, ...info } = presentMatch(row, row.changedAt);
  const stats = presentStats(statsRows);
  // Neither the passing of time nor a higher revision alone is news.
  const { revision: _revision, current_minute: _minute, current_second: _second, last_update: _at, ...match } = info;
  const timer = [row.phase, row.clockSeconds, row.clockRunningSince];
  const pieces: Record<Piece, unknown> = { match, timer, goals, events, substitutions, squads, ...stats };
  const texts = Object.fromEntries(PIECES.map((piece) => [piece, JSON.stringify(pieces[piece])]));
  return { row, info, goals, events, substitutions, squads, stats, texts: texts as Record<Piece, string> };
}

/** What a later reading changed, wave by wave. */
export const changedPieces = (before: MatchPicture, after: MatchPicture): Piece[][] =>
  WAVES.map((wave) => wave.filter((piece) => before.texts[piece] !== after.texts[piece]));

/** Hands a message to one socket or to a whole room. */
type Send = <Name extends keyof ServerEvents>(name: Name, ...message: Parameters<ServerEvents[Name]>) => unknown;

/** The clock is read at the moment of telling: a picture may be minutes old by then, and still true. */
export function tell(send: Send, picture: MatchPicture, pieces: readonly (Piece | 'stats')[], now: Date) {
  const { row, goals, events, substitutions, squads, stats } = picture;
  const revised = { matchId: row.id, revision: row.revision };
  const whole = { ...revised, complete: true } as const;
  const timer = presentTimer(row, now);
  const messages: Record<Piece | 'stats', () => void> = {
    match: () => send('match_update', { ...revised, match: { ...picture.info, ...timer } }),
    timer: () => send('timer_update', { ...revised, ...timer }),
    goals: () => send('goals_update', { ...whole, goals }),
    events: () => send('events_update', { ...whole, events }),
    substitutions: () => send('substitutions_update', { ...whole, substitutions }),
    squads: () => send('squads_update', { ...revised, squads }),
    stats: () => send('stats_update', { ...revised, ...stats }),
    teamStats: () => send('team_stats_update', { ...revised, teamStats: stats.teamStats }),
    playerStats: () => send('player_stats_update', { ...revised, playerStats: stats.playerStats }),
  };
  for (const piece of pieces) messages[piece]();
}
