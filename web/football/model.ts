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

export interface StandingRow {
  position: number;
  previousPosition: number | null;
  team: Team;
  played: number;
  goalDifference: number;
  points: number;
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
  team: Team;
  value: number;
}

export interface MatchSummary {
  id: number;
  status: MatchStatus;
  startTime: string | null;
  home: Team;
  away: Team;
  homeScore: number | null;
  awayScore: number | null;
  /** Known while the match is live. */
  clock: ClockReading | null;
  phase: MatchPhase | null;
}

export interface LiveMatch extends MatchSummary {
  competition: Competition;
}

export interface Bilingual {
  bg: string;
  en: string;
}

/** A piece of news, as lists show it. */
export interface Story {
  id: number;
  title: Bilingual;
  /** The first words of the article, enough for any list. */
  opening: Bilingual;
  image: string | null;
  publishedAt: string | null;
  competition: string | null;
  teams: Team[];
}

/** What a search found; a kind that nobody knows has no page. */
export interface Found {
  type: 'player' | 'team' | 'competition' | 'referee' | 'other';
  id: number;
  name: string;
  subtitle: string | null;
  image: string | null;
}
