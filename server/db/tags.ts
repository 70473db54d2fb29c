/**
 * What a cached response depends on and what a write has changed. A write names its tags in its own transaction; every
 * node then drops the responses that have one of them.
 */
export type Tag =
  /** Names and pictures: nearly every response shows some of them, so all are dropped. */
  | 'everything'
  /** The league's settings and documents: every node reads them again before it drops anything. */
  | 'league'
  /** A device was signed out; nothing is cached under it. */
  | 'desk-sessions'
  /** Which competitions exist, and when they run. */
  | 'competitions'
  /** Scores, phases and clocks of live matches, and upcoming kick-offs. */
  | 'live'
  | 'news'
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
  | `referee:${number}`;
