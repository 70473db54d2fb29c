import type { Coordinates } from '#domain/league/map-links.ts';
import type { FixtureListMatch } from '#web/football/model.ts';
import { ApiError } from './errors.ts';
import { parseFixtureListMatch } from './parse-matches.ts';
import { fields, list, number, parseEach, text } from './parse.ts';

export interface Pitch {
  name: string;
  address: string | null;
  coordinates: Coordinates | null;
  matchesPlayed: number;
  upcoming: FixtureListMatch[];
}

interface PitchMatches {
  matches: FixtureListMatch[];
  hasMore: boolean;
}

export function parsePitch(response: unknown): Pitch {
  const { name, address, latitude, longitude, matches_played, upcoming } = fields(response);
  const called = text(name);
  if (called === null) throw new ApiError(null, null);
  const [north, east] = [number(latitude), number(longitude)];
  return {
    name: called,
    address: text(address),
    coordinates: north === null || east === null ? null : { latitude: north, longitude: east },
    matchesPlayed: number(matches_played) ?? 0,
    upcoming: parseEach(list(upcoming ?? []), parseFixtureListMatch),
  };
}

export const parsePitchMatches = (response: unknown): PitchMatches => ({
  matches: parseEach(list(response, 'matches'), parseFixtureListMatch),
  hasMore: fields(fields(response).pagination).hasMore === true,
});
