import { aheadIn, wallClock, type Ahead } from './wall-clock.ts';

const HOUR = 3_600_000;
const MARCH = 2;
const OCTOBER = 9;

/** Since then Bulgaria changes its clocks with the European Union. */
const BY_UNION_RULE = 1997;
const byRecords = aheadIn('Europe/Sofia');

/**
 * Clocks in Bulgaria. Reckoned rather than looked up: a browser takes some thirty milliseconds for its first formatter of dates,
 * more than for all else that a page does with dates.
 */
export const aheadInSofia: Ahead = (instant) => {
  const year = new Date(instant).getUTCFullYear();
  if (year < BY_UNION_RULE) return byRecords(instant);
  const summer = instant >= changeIn(year, MARCH) && instant < changeIn(year, OCTOBER);
  return summer ? 3 * HOUR : 2 * HOUR;
};

/** Clocks change on the last Sunday of the month, at one o'clock UTC. */
function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return lastDay.setUTCDate(31 - lastDay.getUTCDay());
}

export const sofiaClock = wallClock(aheadInSofia);
