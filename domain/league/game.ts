export const GAMES = ['football', 'mini'] as const;
export type Game = (typeof GAMES)[number];

const FEWEST_OF_FOOTBALL = 9;

/** [LS6] What is played, by the number of players on the pitch. */
export const gameOf = (onPitch: number): Game => (onPitch < FEWEST_OF_FOOTBALL ? 'mini' : 'football');
