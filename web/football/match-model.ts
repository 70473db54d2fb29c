import type { PlayerMatchCounts } from '#domain/match/rank-players.ts';
import type { EventType } from '#domain/match/event-type.ts';
import type { LiveEvent, LiveMatch, LiveSubstitution } from '#domain/match/live-match.ts';
import type { Score, Sides } from '#domain/match/score.ts';
import type { MatchPhase, ShownStatus } from '#domain/match/status.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import type { ClockReading } from '#ui/use-clock.ts';
import type { Goal, Person } from './goal-model.ts';
import type { Bilingual, Competition, GameweekName, Named, Player, Team } from './model.ts';

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
  /** Server time in milliseconds; the later of two readings wins. */
  readAt: number;
}

/** The fields that may change during a match. */
export interface MatchProgress {
  status: ShownStatus;
  /** As received; shown if the status is unknown. */
  statusText: string;
  phase: MatchPhase | null;
  clock: MatchClock | null;
  score: Score | null;
  halfTime: Score | null;
  penalties: Score | null;
  /** Team id. */
  extraTimeWinner: number | null;
  penaltyWinner: number | null;
  startTime: string | null;
  previousStartTime: string | null;
  venue: string | null;
  /** Of its page; another backend has none. */
  pitchId: number | null;
  /** When the match really started, if known. */
  kickedOffAt: string | null;
  referee: Person | null;
  /** For whoever comes to the match. */
  note: string | null;
  manOfTheMatch: Person | null;
  awardReason: Bilingual | null;
  liveVideo: string | null;
  summaryVideo: string | null;
}

export interface MatchDetails extends MatchProgress {
  id: number;
  home: Named<Team> | null;
  away: Named<Team> | null;
  competition: (Competition & { format: CompetitionFormat | null }) | null;
  gameweek: GameweekName;
  season: { yearStart: number; yearEnd: number } | null;
  /** The goals of the first leg by the sides of this match, when it is a second leg. */
  firstLeg: Score | null;
  halfMinutes: number;
  goals: Goal[];
  events: MatchEvent[];
  substitutions: Substitution[];
  /** An article about the match. */
  articleId: number | null;
  /** Revision of the ledger; null for a backend without one. */
  revision: number | null;
  /** Data pushed over the socket, with its revisions. */
  live: LiveProgress | null;
}

export type LiveProgress = LiveMatch<number, Goal, MatchEvent, Substitution>;

export interface LineupPlayer extends Player {
  number: number | null;
  position: string | null;
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
  /** Of the pushed message; null if fetched. */
  revision: number | null;
}

/** null if nobody counted. */
export interface TeamStats {
  possession: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  shotsOffTarget: number | null;
  shotsBlocked: number | null;
  corners: number | null;
  fouls: number | null;
  yellowCards: number | null;
  redCards: number | null;
  saves: number | null;
  goals: number;
  goalsConceded: number;
  woodwork: number | null;
  rating: number | null;
}

export interface PlayerStats extends PlayerMatchCounts, Player {
  team: number | null;
  teamName: string | null;
  shotsOffTarget: number | null;
  manOfTheMatch: boolean;
}

export const sidesOf = ({ home, away }: Pick<MatchDetails, 'home' | 'away'>): Sides<number> => ({
  // 0 is no team's id; used until the team is known.
  home: home?.id ?? 0,
  away: away?.id ?? 0,
});

/** The ids of the two teams, as far as they are known. */
export const teamIdsOf = ({ home, away }: Pick<MatchDetails, 'home' | 'away'>): number[] =>
  [home?.id, away?.id].filter((id) => typeof id === 'number');

/** Whose table the match changes while it is played. */
export const liveCompetitionOf = ({
  status,
  competition,
}: Pick<MatchDetails, 'status' | 'competition'>): number | null =>
  status === 'LIVE' ? (competition?.id ?? null) : null;

/** What is keyed by team id belongs to no team without one. */
export const ofTeam = <T>(byId: Record<number, T> | undefined, team: Named<Team> | null): T | undefined =>
  team === null || team.id === null ? undefined : byId?.[team.id];

export interface MatchStats {
  /** By team id. */
  teams: Record<number, TeamStats>;
  players: PlayerStats[];
  /** Of the pushed messages; null if fetched. */
  teamsRevision: number | null;
  playersRevision: number | null;
}
