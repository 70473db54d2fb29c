import type { Position } from '#domain/lineup/position.ts';
import type { PlayedResult } from '#domain/match/ledger-entry.ts';
import type { Score, Side } from '#domain/match/score.ts';
import type { MatchPhase } from '#domain/match/status.ts';

/** When in the match something happened; what is left out is read from the clock. */
interface Moment {
  minute?: number | undefined;
  /** Minutes of stoppage beyond `minute` (25+2). */
  extraTime?: number | undefined;
}

interface LineupPlace {
  player: number;
  shirtNumber: number | null;
  position: Position | null;
}

/** Starters and substitutes in the order of the line-up. */
export interface Lineup {
  team: Side;
  starters: readonly LineupPlace[];
  substitutes: readonly LineupPlace[];
  captain: number | null;
}

/** The most acts in one request: a phone that has more waiting sends several. */
export const BATCH_ACTS = 50;

export const TEAM_COUNTS = [
  'possession',
  'shots',
  'shotsOnTarget',
  'shotsOffTarget',
  'shotsBlocked',
  'corners',
  'fouls',
  'saves',
  'woodwork',
] as const;
type TeamCount = (typeof TEAM_COUNTS)[number];

export const PLAYER_COUNTS = [
  'shots',
  'shotsOnTarget',
  'shotsOffTarget',
  'shotsBlocked',
  'woodwork',
  'passes',
  'passesCompleted',
  'keyPasses',
  'tackles',
  'interceptions',
  'clearances',
  'blocks',
  'fouls',
  'saves',
] as const;
type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Totals so far rather than increments, so that sending them twice is harmless. Goals and cards come from the ledger. */
export interface Statistics {
  teams: Readonly<Partial<Record<Side, Readonly<Partial<Record<TeamCount, number | undefined>>> | undefined>>>;
  players: readonly ({ player: number; rating?: number | undefined } & Readonly<
    Partial<Record<PlayerCount, number | undefined>>
  >)[];
}

export interface Award extends Score {
  reasonBg: string;
  reasonEn: string;
}

export interface MatchDate {
  startTime: string | null;
  venue: string | null;
}

/** A new date; the venue only if it changes too. */
interface NewDate extends MatchDate {
  startTime: string;
  /** [LG11] The public is not told that it was moved: the date was entered wrongly. */
  quiet?: boolean | undefined;
}

/** With the date it replaces, to which the match returns if the change is withdrawn. */
export interface DateChange extends NewDate {
  from: MatchDate;
}

/** What can be recorded about a match. Players are named by id, teams by their side. */
export type MatchAct =
  | { act: 'kick-off' | 'stop-clock' | 'start-clock' | 'final-whistle' | 'hand-in' }
  | { act: 'phase'; phase: MatchPhase }
  | (Moment & {
      act: 'goal';
      team: Side;
      player: number | null;
      assist: number | null;
      ownGoal: boolean;
      penalty: boolean;
    })
  | (Moment & { act: 'card'; team: Side; player: number; card: 'yellow' | 'second-yellow' | 'red' })
  | (Moment & { act: 'penalty'; team: Side; player: number; result: 'missed' | 'saved' })
  | { act: 'shoot-out-kick'; team: Side; player: number | null; result: 'scored' | 'missed' }
  | (Moment & { act: 'substitution'; team: Side; playerIn: number; playerOut: number })
  | { act: 'man-of-the-match'; player: number }
  | ({ act: 'lineup' } & Lineup)
  | ({ act: 'statistics' } & Statistics)
  | ({ act: 'award' } & Award)
  | { act: 'postpone' | 'abandon' | 'cancel' }
  | ({ act: 'reschedule' } & NewDate);

/** An act of the match, or the correction or withdrawal of an earlier entry. */
export type DeskAct =
  | MatchAct
  | { act: 'correct'; revision: number; to: MatchAct }
  | { act: 'withdraw'; revision: number };

/** The part of a ledger entry that has no columns of its own. */
export type EntryDetails = Lineup | Statistics | Award | DateChange | PlayedResult<number>;
