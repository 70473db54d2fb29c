import { goalfestDraw, goallessHalf, narrowWin, plainDraw, plainWin } from './close-games.ts';
import { cupFinal, cupTie, extraTime, shootout } from './cup-ties.ts';
import { hatTrick, ownGoalDecides, provider, redCard } from './heroes.ts';
import { fastStart, keepersDay, rout } from './one-sided.ts';
import type { Report } from './report.ts';
import { derby, summit, upset } from './table-talk.ts';
import { comeback, lateEqualiser, lateWinner } from './turnarounds.ts';

/** For matches that give points. */
export const LEAGUE_REPORTS: readonly Report[] = [
  comeback,
  lateWinner,
  lateEqualiser,
  rout,
  fastStart,
  keepersDay,
  goallessHalf,
  narrowWin,
  goalfestDraw,
  hatTrick,
  provider,
  ownGoalDecides,
  redCard,
  upset,
  summit,
  derby,
  plainDraw,
  plainWin,
];

/** For matches that somebody goes home from. */
export const CUP_REPORTS: readonly Report[] = [cupFinal, shootout, extraTime, cupTie];
