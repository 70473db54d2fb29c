import type { Position } from '../../lineup/position.ts';
import type { Score, Side } from '../score.ts';
import type { MatchPhase } from '../status.ts';

/** Where in the match something happened; what is left out is read from the clock. */
interface Moment {
  minute?: number | undefined;
  /** Minutes of stoppage beyond `minute` (25+2). */
  extraTime?: number | undefined;
}

interface SheetPlace {
  player: number;
  shirtNumber: number | null;
  position: Position | null;
}

/** The six who begin and those who wait, in the order of the sheet. */
export interface TeamSheet {
  team: Side;
  starters: readonly SheetPlace[];
  substitutes: readonly SheetPlace[];
  captain: number | null;
}

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

/** Totals so far, not what was added: sent twice they are the same. What the ledger tells (goals, cards) is not among them. */
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

/** A new date; a venue only if that is new too. */
interface NewDate extends MatchDate {
  startTime: string;
}

/** With the date whose place it takes: there the match returns if this is taken back. */
export interface DateChange extends NewDate {
  from: MatchDate;
}

/** What somebody at the pitch can say about a match. Players are named by id, teams by their side. */
export type MatchAct =
  | { act: 'kick-off' | 'stop-clock' | 'start-clock' | 'final-whistle' }
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
  | ({ act: 'lineup' } & TeamSheet)
  | ({ act: 'statistics' } & Statistics)
  | ({ act: 'award' } & Award)
  | { act: 'postpone' | 'abandon' | 'cancel' }
  | ({ act: 'reschedule' } & NewDate);

/** An act of the match, or a word about one that was recorded before. */
export type DeskAct =
  | MatchAct
  | { act: 'correct'; revision: number; to: MatchAct }
  | { act: 'withdraw'; revision: number };

/** What an entry of the ledger holds beyond its columns. */
export type EntryDetails = TeamSheet | Statistics | Award | DateChange;
