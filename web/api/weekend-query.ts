import { apiPaths } from '#contract/paths.ts';
import type { FixtureListMatch } from '#web/football/model.ts';
import { apiQuery } from './api-query.ts';
import { parseMatchSummary } from './parse-matches.ts';
import { parseGameweekName, parseNamedCompetition } from './parse-shared.ts';
import { parseEach, fields, list, text } from './parse.ts';

export interface Weekend {
  /** Days. */
  from: string;
  to: string;
  matches: FixtureListMatch[];
  /** Of the next days with matches, when the weekend has none. */
  next: FixtureListMatch[];
}

function parseWeekend(response: unknown): Weekend {
  const { from, to, matches, next } = fields(response);
  return {
    from: text(from) ?? '',
    to: text(to) ?? '',
    matches: parseEach(list(matches), parseFixtureListMatch),
    next: parseEach(list(next ?? []), parseFixtureListMatch),
  };
}

export function parseFixtureListMatch(value: unknown): FixtureListMatch | null {
  const { competition, gameweek } = fields(value);
  const match = parseMatchSummary('UPCOMING')(value);
  return match && { ...match, competition: parseNamedCompetition(competition), gameweek: parseGameweekName(gameweek) };
}

export const weekend = apiQuery(apiPaths.weekend, parseWeekend);
