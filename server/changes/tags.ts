/**
 * What an answer depends on and what a write has touched, in the same words. A write names its tags in its own
 * transaction; every node then drops the answers that bear one of them.
 */
export type Tag =
  /** Names, pictures, squads: so much hangs on them that everything is made anew. */
  | 'everything'
  /** Which competitions there are, and when they run. */
  | 'competitions'
  /** Scores, phases and clocks of live matches, and kick-offs to come. */
  | 'live'
  | 'news'
  /** A result anywhere: lists that look across competitions. */
  | 'results'
  | `competition:${number}`
  | `match:${number}`
  | `team:${number}`
  | `player:${number}`
  | `referee:${number}`;
