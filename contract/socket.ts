import type { Lineups, MatchInfo, MatchStats, MatchTimer } from './http/match.ts';
import type { Goal, MatchEvent, Substitution } from './http/match-events.ts';

/** The path of the socket, on the port of the site. */
export const SOCKET_PATH = '/socket.io/';

/** How many matches one connection may follow. */
export const MAX_FOLLOWED = 10;

/** The match that a message is about, and the revision of its ledger. [LM5] */
interface Revised {
  matchId: number;
  revision: number;
}

/** [LM4] A complete list replaces the one before: what is missing in it was withdrawn. */
interface WholeList extends Revised {
  complete: true;
}

export interface JoinRequest {
  matchId: number;
  /** The revision that the client has: if it is the newest, only the clock is sent. */
  revision?: number;
}

/** The acknowledgement of a join or status request. */
export type JoinResponse = Revised | { error: string };

export interface ClientEvents {
  join_match: (request: JoinRequest, acknowledge: (response: JoinResponse) => void) => void;
  request_match_status: (request: { matchId: number }, acknowledge?: (response: JoinResponse) => void) => void;
  leave_match: (request: { matchId: number }, acknowledge?: (response: { matchId: number }) => void) => void;
}

export interface ServerEvents {
  match_update: (message: Revised & { match: MatchInfo }) => void;
  timer_update: (message: Revised & MatchTimer) => void;
  goals_update: (message: WholeList & { goals: Goal[] }) => void;
  events_update: (message: WholeList & { events: MatchEvent[] }) => void;
  substitutions_update: (message: WholeList & { substitutions: Substitution[] }) => void;
  squads_update: (message: Revised & { squads: Lineups }) => void;
  /** Both kinds of statistics, for a client that joins. */
  stats_update: (message: Revised & MatchStats) => void;
  team_stats_update: (message: Revised & Pick<MatchStats, 'teamStats'>) => void;
  player_stats_update: (message: Revised & Pick<MatchStats, 'playerStats'>) => void;
  /** Since when the server does not hear of changes, so that scores may be older than they look; null when it does again. */
  silence: (message: { since: string | null }) => void;
  error: (message: { error: string }) => void;
}
