import { TIME_ZONE } from './time-zone.ts';
import { utcOffsetIn, zonedClock, type UtcOffset } from './zoned-clock.ts';

const HOUR = 3_600_000;
const MARCH = 2;
const OCTOBER = 9;

/** Since this year Bulgaria follows the summer time of the European Union. */
const EU_RULE_SINCE = 1997;
const historicalOffset = utcOffsetIn(TIME_ZONE);

/**
 * Computed rather than looked up with Intl: a browser needs some thirty milliseconds for its first date formatter, more than for
 * everything else that a page does with dates.
 */
export const sofiaOffset: UtcOffset = (instant) => {
  const year = new Date(instant).getUTCFullYear();
  if (year < EU_RULE_SINCE) return historicalOffset(instant);
  const summer = instant >= changeIn(year, MARCH) && instant < changeIn(year, OCTOBER);
  return summer ? 3 * HOUR : 2 * HOUR;
};

/** Clocks change on the last Sunday of the month, at one o'clock UTC. */
function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return lastDay.setUTCDate(31 - lastDay.getUTCDay());
}

export const sofiaClock = zonedClock(sofiaOffset);
