/**
 * TP1 Trending are the players with most goals plus assists, one at least, over the last three gameweeks played of every competition that
 * runs today. A gameweek is played when a match of it is finished; the last are those with the highest numbers, so
 * that a match made up late brings nobody's old gameweek back. TP2 Level players are ordered by average rating in these
 * gameweeks, then by name. TP3 A player stands with the team he last played for in them.
 */
export const TRENDING = { gameweeks: 3, players: 10 } as const;
