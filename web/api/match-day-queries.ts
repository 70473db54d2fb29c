import { apiPaths } from '#contract/paths.ts';
import type { LiveListMatch, MatchSummary } from '#web/football/model.ts';
import { apiQuery, parsersIn } from './api-query.ts';
import type { DayMatches } from './parse-days.ts';

const parsers = parsersIn(() => import('./parse-days.ts'));

/** Today if no date is given. */
export const matchDay = (date: string | null) =>
  apiQuery(
    date === null ? apiPaths.matchDay : `${apiPaths.matchDay}?date=${date}`,
    parsers,
    ({ parseDayMatches }) => parseDayMatches,
  );

export const matchDays = (month: string) =>
  apiQuery(`${apiPaths.matchDays}?month=${month}`, parsers, ({ parseMatchDays }) => parseMatchDays);

export const weekend = apiQuery(apiPaths.weekend, parsers, ({ parseWeekend }) => parseWeekend);

/** A list of a day or a gameweek knows no clock. */
export const asNow = <M extends MatchSummary>(matches: readonly M[], live: readonly LiveListMatch[]) =>
  matches.map((match) => live.find(({ id }) => id === match.id) ?? match);

export const withLive = (day: DayMatches, live: readonly LiveListMatch[]): DayMatches => ({
  ...day,
  competitions: day.competitions.map((group) => ({ ...group, matches: asNow(group.matches, live) })),
});
