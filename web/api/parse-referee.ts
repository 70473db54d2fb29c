import type { Competition, MatchSummary, Named, Player } from '#web/football/model.ts';
import { ApiError } from './errors.ts';
import { parseMatchSummary } from './parse-matches.ts';
import { parseNamedCompetition, parsePlayer } from './parse-shared.ts';
import { parseEach, fields, list, number } from './parse.ts';

interface Cards {
  yellowCards: number | null;
  redCards: number | null;
}

export interface Referee extends Player, Cards {
  matches: number;
}

export interface RefereedMatch extends MatchSummary, Cards {
  competition: Named<Competition> | null;
}

export interface RefereedMatches {
  matches: RefereedMatch[];
  hasMore: boolean;
}

const parseCards = (value: unknown): Cards => ({
  yellowCards: number(fields(value).yellow_cards),
  redCards: number(fields(value).red_cards),
});

export function parseReferee(response: unknown): Referee {
  const person = parsePlayer(response);
  if (!person) throw new ApiError(null, null);
  return { ...person, matches: number(fields(response).matches_refereed) ?? 0, ...parseCards(response) };
}

export const parseRefereedMatches = (response: unknown): RefereedMatches => ({
  matches: parseEach(list(response, 'matches'), (value) => {
    const match = parseMatchSummary('FINISHED')(value);
    return match && { ...match, competition: parseNamedCompetition(fields(value).competition), ...parseCards(value) };
  }),
  hasMore: fields(fields(response).pagination).hasMore === true,
});
