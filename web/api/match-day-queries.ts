import { apiPaths } from '#contract/paths.ts';
import type { CompetitionDay, LiveListMatch, MatchSummary } from '#web/football/model.ts';
import { apiQuery } from './api-query.ts';
import { parseCompetition } from './parse-shared.ts';
import { parseEach, fields, list, number, text } from './parse.ts';
import { parseFixtureListMatch } from './weekend-query.ts';

/** A day with matches. */
export interface MatchDay {
  date: string;
  isLive: boolean;
  teamIds: number[];
}

export interface DayMatches {
  date: string;
  competitions: CompetitionDay[];
  /** The nearest days with matches. */
  previous: string | null;
  next: string | null;
  around: MatchDay[];
}

/** Today if no date is given. */
export const matchDay = (date: string | null) =>
  apiQuery(date === null ? apiPaths.matchDay : `${apiPaths.matchDay}?date=${date}`, parseDayMatches);

export const matchDays = (month: string) =>
  apiQuery(`${apiPaths.matchDays}?month=${month}`, (response) => parseEach(list(fields(response).days), parseMatchDay));

function parseDayMatches(response: unknown): DayMatches {
  const { date, competitions, previous, next, around } = fields(response);
  return {
    date: text(date) ?? '',
    competitions: parseEach(list(competitions), (value) => {
      const competition = parseCompetition(fields(value).competition);
      return competition && { competition, matches: parseEach(list(fields(value).matches), parseFixtureListMatch) };
    }),
    previous: text(previous),
    next: text(next),
    around: parseEach(list(around), parseMatchDay),
  };
}

/** A list of a day or a gameweek knows no clock. */
export const asNow = <M extends MatchSummary>(matches: readonly M[], live: readonly LiveListMatch[]) =>
  matches.map((match) => live.find(({ id }) => id === match.id) ?? match);

export const withLive = (day: DayMatches, live: readonly LiveListMatch[]): DayMatches => ({
  ...day,
  competitions: day.competitions.map((group) => ({ ...group, matches: asNow(group.matches, live) })),
});

function parseMatchDay(value: unknown): MatchDay | null {
  const { date, live, team_ids } = fields(value);
  const day = text(date);
  return day === null ? null : { date: day, isLive: live === true, teamIds: parseEach(list(team_ids), number) };
}
