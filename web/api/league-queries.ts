import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { ALL_RECORDS } from '#domain/league/records.ts';
import { apiQuery, ownApiQuery, parsersIn, type ApiQuery } from './api-query.ts';

const parsers = parsersIn(() => import('./parse-league.ts'));

/** Every page brings the settings along; they are fetched again like other data, so that an open page follows them. */
const leagueSettings = broughtAlong(apiQuery(apiPaths.leagueSettings, parsers, ({ asSettings }) => asSettings));

export const leagueAbout = broughtAlong(apiQuery(apiPaths.leagueAbout, parsers, ({ asAbout }) => asAbout));

/** Only our own server has them: with another backend they stay what the page brought along. */
function broughtAlong<Data>(query: ApiQuery<Data>): ApiQuery<Data> {
  return {
    ...query,
    queryFn: (context) => {
      if (context.meta?.isOwnBackend !== false) return query.queryFn(context);
      const known = context.client.getQueryData<Data>(query.queryKey);
      if (known === undefined) throw new Error(`The page came without ${query.queryKey[0]}`);
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

export const activeCompetitions = apiQuery(
  apiPaths.activeCompetitions,
  parsers,
  ({ parseActiveCompetitions }) => parseActiveCompetitions,
);

export const teams = apiQuery(apiPaths.teams, parsers, ({ parseTeams }) => parseTeams);

export const currentSeason = apiQuery(apiPaths.currentSeason, parsers, ({ parseSeason }) => parseSeason);

/** `photos`: whether there are galleries, which other backends do not have. */
export const leagueRecords = ownApiQuery(apiPaths.league, parsers, ({ parseRecords }) => parseRecords, {
  ...ALL_RECORDS,
  photos: false,
});

/** [LS8] Those of today. */
export const sponsors = ownApiQuery(apiPaths.sponsors, parsers, ({ parseSponsors }) => parseSponsors, []);
