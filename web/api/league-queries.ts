import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { LeagueAbout } from '#contract/http/league.ts';
import { errorMessageIn } from '#contract/error-message.ts';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import type { Season } from '#contract/http/season.ts';
import { apiPaths } from '#contract/paths.ts';
import type { SponsorPlace } from '#domain/league/sponsors.ts';
import { ALL_RECORDS, RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import { apiQuery, ownApiQuery, type ApiQuery } from './api-query.ts';
import { ApiError } from './errors.ts';
import { fields, list, number, parseEach } from './parse.ts';
import { parseCompetition, parseTeam } from './parse-shared.ts';

/** Every page brings the settings along; they are fetched again like other data, so that an open page follows them. */
const leagueSettings = broughtAlong<PublicLeague>(apiPaths.leagueSettings);

export const leagueAbout = broughtAlong<LeagueAbout>(apiPaths.leagueAbout);

/** Only our own server has them: with another backend they stay what the page brought along. */
function broughtAlong<Data>(path: string): ApiQuery<Data> {
  const query = apiQuery(path, (response) => response as Data);
  return {
    ...query,
    queryFn: (context) => {
      if (context.meta?.isOwnBackend !== false) return query.queryFn(context);
      const known = context.client.getQueryData<Data>(query.queryKey);
      if (known === undefined) throw new Error(`The page came without ${path}`);
      return known;
    },
  };
}

/** The settings of the league, which the page came with. */
export function leagueOf(client: QueryClient): PublicLeague {
  const league = client.getQueryData<PublicLeague>(leagueSettings.queryKey);
  if (!league) throw new Error('The page came without the settings of the league');
  return league;
}

export function useLeague(): PublicLeague {
  const { data } = useQuery(leagueSettings);
  if (!data) throw new Error('The page came without the settings of the league');
  return data;
}

export const activeCompetitions = apiQuery(apiPaths.activeCompetitions, (response) =>
  parseEach(list(response, 'competitions'), parseCompetition),
);

export const teams = apiQuery(apiPaths.teams, (response) => parseEach(list(response, 'teams'), parseTeam));

export const currentSeason = apiQuery(apiPaths.currentSeason, parseSeason);

/** null if the response has no season. */
function parseSeason(response: unknown): Season | null {
  const { success, data } = fields(response);
  if (success === false) throw new ApiError(null, errorMessageIn(response));
  const season = fields(data);
  const id = number(season.id);
  const yearStart = number(season.year_start);
  const yearEnd = number(season.year_end);
  if (id === null || yearStart === null || yearEnd === null) return null;
  return { id, year_start: yearStart, year_end: yearEnd };
}

/** `photos`: whether there are galleries, which other backends do not have. */
export const leagueRecords = ownApiQuery(apiPaths.league, parseRecords, { ...ALL_RECORDS, photos: false });

function parseRecords(response: unknown): LeagueRecords & { photos: boolean } {
  const { records: sent, photos } = fields(response);
  const records = fields(sent);
  const known = Object.fromEntries(RECORDS.map((record) => [record, records[record] !== false])) as LeagueRecords;
  return { ...known, photos: photos === true };
}

export interface Sponsor {
  id: number;
  name: string;
  logo: { url: string; width: number; height: number } | null;
  link: string | null;
  places: readonly SponsorPlace[];
}

/** [LS8] Those of today. */
export const sponsors = ownApiQuery(apiPaths.sponsors, (response) => list(response, 'sponsors') as Sponsor[], []);
