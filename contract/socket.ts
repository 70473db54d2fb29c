import type { Lineups, MatchInfo, MatchStats, MatchTimer } from './http/match.ts';
import type { Goal, MatchEvent, Substitution } from './http/match-events.ts';

/** Where the socket listens, on the port of the site. */
export const SOCKET_PATH = '/socket.io/';

/** How many matches one connection may follow. */
export const MOST_FOLLOWED = 10;

/** Of which match a message speaks, and how far its ledger had grown. A message of an older revision is old news. */
interface Revised {
  matchId: number;
  revision: number;
}

/** A list that is sent whole replaces the one before: what is not in it was taken back. */
interface WholeList extends Revised {
  complete: true;
}

export interface JoinRequest {
  matchId: number;
  /** What the client has already: with the newest revision it is sent the clock alone. */
  revision?: number;
}

/** An acknowledgement: either what was joined, or why not. */
export type JoinAnswer = Revised | { error: string };

export interface ClientEvents {
  join_match: (request: JoinRequest, acknowledge: (answer: JoinAnswer) => void) => void;
  request_match_status: (request: { matchId: number }, acknowledge?: (answer: JoinAnswer) => void) => void;
  leave_match: (request: { matchId: number }) => void;
}

export interface ServerEvents {
  match_update: (message: Revised & { match: MatchInfo }) => void;
  timer_update: (message: Revised & MatchTimer) => void;
  goals_update: (message: WholeList & { goals: Goal[] }) => void;
  events_update: (message: WholeList & { events: MatchEvent[] }) => void;
  substitutions_update: (message: WholeList & { substitutions: Substitution[] }) => void;
  squads_update: (message: Revised & { squads: Lineups }) => void;
  /** Both kinds of statistics: what a client needs when it comes in. */
  stats_update: (message: Revised & MatchStats) => void;
  team_stats_update: (message: Revised & Pick<MatchStats, 'teamStats'>) => void;
  player_stats_update: (message: Revised & Pick<MatchStats, 'playerStats'>) => void;
  error: (message: { error: string }) => void;
}
