import type { EliminationRound } from '#domain/match/round.ts';
import type { ResultLetter, Score } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { TableZone } from '#domain/standings/format.ts';
import type { ClockReading } from '#web/ui/use-clock.ts';

/** The game as the components know it. Whatever the backend sends is turned into these at the edge (`web/api`). */
export interface Team {
  id: number;
  name: string;
  shortName: string;
  badge: string | null;
}

export interface Player {
  id: number;
  name: string;
  picture: string | null;
}

export interface Competition {
  id: number;
  name: string;
  logo: string | null;
}

/** A competition as lists of them show it. Days are as on the wire. */
export interface ListedCompetition extends Competition {
  city: string | null;
  currentGameweek: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

/** A gameweek has a number; one of a knockout is called by its round. */
export interface GameweekName {
  number: number | null;
  round: EliminationRound | null;
}

export interface Gameweek extends GameweekName {
  id: number;
  number: number;
  startsOn: string | null;
  endsOn: string | null;
  isCurrent: boolean;
  isPrevious: boolean;
}

export interface StandingRow {
  position: number;
  previousPosition: number | null;
  /** Another backend may know a row by no name. */
  team: Named<Team>;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsScored: number;
  goalsConceded: number;
  goalDifference: number;
  points: number;
  /** Oldest first, at most five. */
  form: ResultLetter[];
}

export interface TableGroup {
  /** null for a league, which has one table. */
  name: string | null;
  rows: StandingRow[];
}

export interface Adjustment {
  team: Team;
  points: number;
  reason: Bilingual;
}

export interface Standings {
  groups: TableGroup[];
  zones: TableZone[];
  adjustments: Adjustment[];
}

export interface Leader {
  player: Player;
  team: Pick<Team, 'name'>;
  value: number;
}

/** Led by goals and assists together. */
export interface TrendingPlayer extends Leader {
  goals: number;
  assists: number;
}

export interface MatchSummary {
  id: number;
  status: MatchStatus;
  startTime: string | null;
  /** null while nobody knows who will get there. */
  home: Team | null;
  away: Team | null;
  homeScore: number | null;
  awayScore: number | null;
  penalties: Score | null;
  /** Known while the match is live. */
  clock: ClockReading | null;
  phase: MatchPhase | null;
}

export interface LiveMatch extends MatchSummary {
  home: Team;
  away: Team;
  competition: Competition;
  gameweek: GameweekName;
  venue: string | null;
  /** How far the ledger had grown; null for a backend that keeps none. */
  revision: number | null;
}

/** Another backend may name a thing without its id: then the name leads nowhere. */
export type Named<Thing extends { id: number }> = Omit<Thing, 'id'> & { id: number | null };

export interface Bilingual {
  bg: string;
  en: string;
}

/** What a search found; a kind that nobody knows has no page. */
export interface Found {
  type: 'player' | 'team' | 'competition' | 'referee' | 'other';
  id: number;
  name: string;
  subtitle: string | null;
  image: string | null;
}
