/**
 * What a cached response depends on and what a write has changed. A write names its tags in its own transaction; every
 * node then drops the responses that have one of them.
 */
export type Tag =
  /** What stands on nearly every page: all responses are dropped. */
  | 'everything'
  /** No response has it: what is dropped together with it is not sent again, not even while the database is silent. */
  | 'take-down'
  /** The league's settings and documents: every node reads them again before it drops anything. */
  | 'league'
  /** A device was signed out; nothing is cached under it. */
  | 'desk-sessions'
  /** What clubs ask for, and what became of it: nothing is cached under it. */
  | 'requests'
  /** Which competitions exist, and when they run. */
  | 'competitions'
  /** Scores, phases and clocks of live matches, and upcoming kick-offs. */
  | 'live'
  | 'news'
  /** What the league has, and what it is called: lists of all, search and sitemaps. */
  | 'names'
  /** Pictures by their address, which may be those of a player who is not shown any more. */
  | 'pictures'
  | 'sponsors'
  /** Who plays where: what names the team of players across the league. */
  | 'squads'
  /** Galleries and their photos. */
  | 'photos'
  /** Whether there are any: the foot of every page leads to them. */
  | 'first-photo'
  /** A result anywhere: lists across competitions. */
  | 'results'
  /** In all its seasons. */
  | `competition:${number}`
  | `match:${number}`
  | `gallery:${number}`
  | `team:${number}`
  | `player:${number}`
  | `pitch:${number}`
  | `referee:${number}`;
