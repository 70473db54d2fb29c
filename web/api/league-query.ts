import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { LeagueAbout } from '#contract/http/league.ts';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { apiQuery, type ApiQuery } from './api-query.ts';

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
