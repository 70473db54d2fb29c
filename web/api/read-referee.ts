import type { Competition, MatchSummary, Named, Player } from '#web/football/model.ts';
import { ApiError } from './errors.ts';
import { readBetweenTwo } from './read-matches.ts';
import { readNamedCompetition, readPlayer } from './read-shared.ts';
import { each, fields, list, number } from './read.ts';

interface Cards {
  yellowCards: number;
  redCards: number;
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

const readCards = (value: unknown): Cards => ({
  yellowCards: number(fields(value).yellow_cards) ?? 0,
  redCards: number(fields(value).red_cards) ?? 0,
});

export function readReferee(answer: unknown): Referee {
  const person = readPlayer(answer);
  if (!person) throw new ApiError(null, null);
  return { ...person, matches: number(fields(answer).matches_refereed) ?? 0, ...readCards(answer) };
}

export const readRefereedMatches = (answer: unknown): RefereedMatches => ({
  matches: each(list(answer, 'matches'), (value) => {
    const match = readBetweenTwo('FINISHED')(value);
    return match && { ...match, competition: readNamedCompetition(fields(value).competition), ...readCards(value) };
  }),
  hasMore: fields(fields(answer).pagination).hasMore === true,
});
