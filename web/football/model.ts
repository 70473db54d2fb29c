import type { EliminationRound } from '#domain/match/round.ts';
import type { ResultLetter, Score } from '#domain/match/score.ts';
import type { MatchPhase, ShownStatus } from '#domain/match/status.ts';
import type { TableZone } from '#domain/standings/format.ts';
import type { ClockReading } from '#ui/use-clock.ts';
import type { Goal } from './goal-model.ts';

/** The types of the components; `web/api` parses every response into them. */
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
  /** [AG4] Then the name says only that, and there is no page. */
  private?: true;
}

export interface Competition {
  id: number;
  name: string;
  logo: string | null;
  /** On English pages, where `name` is in Latin letters. */
  nameBg?: string;
}

/** Dates as in the API. */
export interface ListedCompetition extends Competition {
  city: string | null;
  currentGameweek: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

/** In a knockout it is named by its round. */
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

export interface TableFigures {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsScored: number;
  goalsConceded: number;
  goalDifference: number;
  points: number;
}

export interface StandingRow extends TableFigures {
  position: number;
  previousPosition: number | null;
  /** Another backend may send no id. */
  team: Named<Team>;
  /** Oldest first, at most five. */
  form: ResultLetter[];
  /** Of a team that left the competition. */
  withdrawn: { on: string; annulled: boolean; goalsAwarded: number } | null;
  /** [ST16] The score of its live match, its own goals first. */
  playing?: { scored: number; conceded: number };
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
  status: ShownStatus;
  /** As received; shown if the status is unknown. */
  statusText: string;
  startTime: string | null;
  /** null until the team is known. */
  home: Named<Team> | null;
  away: Named<Team> | null;
  homeScore: number | null;
  awayScore: number | null;
  penalties: Score | null;
  /** Only while the match is live. */
  clock: ClockReading | null;
  phase: MatchPhase | null;
  halfMinutes: number;
  venue: string | null;
}

/** In a list across competitions. */
export interface FixtureListMatch extends MatchSummary {
  competition: Named<Competition> | null;
  gameweek: GameweekName;
}

/** The matches of a day in one competition. */
export interface CompetitionDay {
  competition: Competition;
  matches: FixtureListMatch[];
}

export interface LiveListMatch extends MatchSummary {
  home: Named<Team>;
  away: Named<Team>;
  competition: Competition;
  gameweek: GameweekName;
  /** When the match really started, if known. */
  kickedOffAt: string | null;
  /** Revision of the ledger; null for a backend without one. */
  revision: number | null;
  /** In their order; another backend sends none with its lists. */
  goals: Goal[];
}

/** Another backend may send a name without an id; then it is not a link. */
export type Named<T extends { id: number }> = Omit<T, 'id'> & { id: number | null };

export interface Bilingual {
  bg: string;
  en: string;
}

/** An unknown type has no page. */
export interface SearchResult {
  type: 'player' | 'team' | 'competition' | 'referee' | 'other';
  id: number;
  name: string;
  /** Of a team. */
  shortName?: string | null;
  subtitle: string | null;
  image: string | null;
}
