import type { CompetitionDay, FixtureListMatch } from '#web/football/model.ts';
import { parseCompetition } from './parse-shared.ts';
import { parseFixtureListMatch } from './parse-matches.ts';
import { fields, list, number, parseEach, text } from './parse.ts';

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

export interface Weekend {
  /** Days. */
  from: string;
  to: string;
  matches: FixtureListMatch[];
  /** Of the next days with matches, when the weekend has none. */
  next: FixtureListMatch[];
}

export function parseDayMatches(response: unknown): DayMatches {
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

export const parseMatchDays = (response: unknown): MatchDay[] => parseEach(list(fields(response).days), parseMatchDay);

function parseMatchDay(value: unknown): MatchDay | null {
  const { date, live, team_ids } = fields(value);
  const day = text(date);
  return day === null ? null : { date: day, isLive: live === true, teamIds: parseEach(list(team_ids), number) };
}

export function parseWeekend(response: unknown): Weekend {
  const { from, to, matches, next } = fields(response);
  return {
    from: text(from) ?? '',
    to: text(to) ?? '',
    matches: parseEach(list(matches), parseFixtureListMatch),
    next: parseEach(list(next ?? []), parseFixtureListMatch),
  };
}
