import { errorMessageIn } from '#contract/error-message.ts';
import type { LeagueAbout } from '#contract/http/league.ts';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import type { Season } from '#contract/http/season.ts';
import { RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import type { SponsorPlace } from '#domain/league/sponsors.ts';
import { ApiError } from './errors.ts';
import { parseCompetition, parseTeam } from './parse-shared.ts';
import { fields, list, number, parseEach } from './parse.ts';

export interface Sponsor {
  id: number;
  name: string;
  logo: { url: string; width: number; height: number } | null;
  link: string | null;
  places: readonly SponsorPlace[];
}

/* Only our own server has these, so they come as they are. */

export const asSettings = (response: unknown) => response as PublicLeague;

export const asAbout = (response: unknown) => response as LeagueAbout;

export const parseSponsors = (response: unknown) => list(response, 'sponsors') as Sponsor[];

export const parseActiveCompetitions = (response: unknown) =>
  parseEach(list(response, 'competitions'), parseCompetition);

export const parseTeams = (response: unknown) => parseEach(list(response, 'teams'), parseTeam);

/** null if the response has no season. */
export function parseSeason(response: unknown): Season | null {
  const { success, data } = fields(response);
  if (success === false) throw new ApiError(null, errorMessageIn(response));
  const season = fields(data);
  const id = number(season.id);
  const yearStart = number(season.year_start);
  const yearEnd = number(season.year_end);
  if (id === null || yearStart === null || yearEnd === null) return null;
  return { id, year_start: yearStart, year_end: yearEnd };
}

export function parseRecords(response: unknown): LeagueRecords & { photos: boolean } {
  const { records: sent, photos } = fields(response);
  const records = fields(sent);
  const known = Object.fromEntries(RECORDS.map((record) => [record, records[record] !== false])) as LeagueRecords;
  return { ...known, photos: photos === true };
}
