import type { EventType } from '#domain/match/fold-ledger.ts';
import type { LiveEvent, LiveGoal, LiveMatch, LiveSubstitution } from '#domain/match/live-match.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import type { ClockReading } from '#web/ui/use-clock.ts';
import type { Bilingual, Competition, GameweekName, Team } from './model.ts';

/** Someone in an act of the match. Another backend may give the id alone, or the name alone. */
export interface Person {
  id: number | null;
  name: string | null;
}

/** `player`, by which the domain tells acts apart, is the id of whoever stands first in it. */
export interface Goal extends LiveGoal<number> {
  scorer: Person | null;
  assister: Person | null;
  penalty: boolean;
}

export interface MatchEvent extends LiveEvent<number> {
  type: EventType;
  person: Person | null;
  phase: MatchPhase | null;
  card: 'YELLOW' | 'SECOND_YELLOW' | 'RED' | null;
  penalty: 'SCORED' | 'MISSED' | 'SAVED' | null;
}

export interface Substitution extends LiveSubstitution<number> {
  on: Person | null;
  off: Person | null;
  phase: MatchPhase | null;
}

export interface MatchClock extends ClockReading {
  /** By the server's clock, in milliseconds: of two readings the later counts. */
  readAt: number;
}

/** What may change while a match is played. */
export interface MatchCourse {
  status: MatchStatus;
  /** The status as it came, for one that nobody knows is shown so. */
  statusText: string;
  phase: MatchPhase | null;
  clock: MatchClock | null;
  score: Score | null;
  halfTime: Score | null;
  penalties: Score | null;
  /** The id of a team. */
  extraTimeWinner: number | null;
  penaltyWinner: number | null;
  startTime: string | null;
  previousStartTime: string | null;
  referee: Person | null;
  awardReason: Bilingual | null;
  liveVideo: string | null;
  summaryVideo: string | null;
}

export interface MatchDetails extends MatchCourse {
  id: number;
  home: Team | null;
  away: Team | null;
  competition: (Competition & { format: CompetitionFormat | null }) | null;
  gameweek: GameweekName;
  season: { yearStart: number; yearEnd: number } | null;
  venue: string | null;
  halfMinutes: number;
  goals: Goal[];
  events: MatchEvent[];
  substitutions: Substitution[];
  /** How far the ledger had grown; null for a backend that keeps none. */
  revision: number | null;
  /** What came over the socket, with the revisions it came with; null while nothing has. */
  live: LiveCourse | null;
}

export type LiveCourse = LiveMatch<number, Goal, MatchEvent, Substitution>;

export interface LineupPlayer {
  id: number;
  name: string;
  number: number | null;
  position: string | null;
  picture: string | null;
  captain: boolean;
  rating: number | null;
  /** Without own goals. */
  goals: number;
  ownGoals: number;
  manOfTheMatch: boolean;
}

export interface TeamLineup {
  starters: LineupPlayer[];
  substitutes: LineupPlayer[];
}

export interface Lineups {
  /** By team id. */
  teams: Record<number, TeamLineup>;
  /** Of the live message that brought them; null when they were asked for. */
  revision: number | null;
}

export interface TeamStats {
  possession: number | null;
  shots: number;
  shotsOnTarget: number;
  shotsOffTarget: number;
  shotsBlocked: number;
  corners: number;
  fouls: number;
  yellowCards: number;
  redCards: number;
  saves: number;
  goals: number;
  goalsConceded: number;
  woodwork: number;
  rating: number | null;
}

export interface PlayerStats {
  id: number;
  name: string;
  picture: string | null;
  team: number | null;
  teamName: string | null;
  position: string | null;
  minutes: number;
  rating: number | null;
  goals: number;
  assists: number;
  shots: number;
  shotsOnTarget: number;
  shotsOffTarget: number;
  passes: number;
  keyPasses: number;
  passAccuracy: number | null;
  tackles: number;
  interceptions: number;
  clearances: number;
  blocks: number;
  fouls: number;
  yellowCards: number;
  redCards: number;
  saves: number;
  goalsConceded: number;
  manOfTheMatch: boolean;
}

export interface MatchStats {
  /** By team id. */
  teams: Record<number, TeamStats>;
  players: PlayerStats[];
  /** Of the live messages that brought them; null when they were asked for. */
  teamsRevision: number | null;
  playersRevision: number | null;
}
