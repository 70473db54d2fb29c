import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#contract/paths.ts';
import { compareRevisions } from '#domain/match/revision.ts';
import type { Sides } from '#domain/match/score.ts';
import { sidesOf, type Lineups, type MatchDetails, type MatchStats } from '#web/football/match-model.ts';
import { apiQuery, parsersIn, type ApiQuery } from './api-query.ts';

const parsers = parsersIn(() => import('./parse-match.ts'));
const lineupParsers = parsersIn(() => import('./parse-lineups.ts'));

export const matchDetails = (matchId: number): ApiQuery<MatchDetails> =>
  preferPushedData(
    apiQuery(apiPaths.matchDetails(matchId), parsers, ({ parseMatchDetails }) => parseMatchDetails),
    hasOlderRevision,
  );

export const matchStats = (matchId: number): ApiQuery<MatchStats> =>
  preferPushedData(
    apiQuery(
      apiPaths.matchStats(matchId),
      parsers,
      ({ parseMatchStats, needsSides }) =>
        async (response, client) =>
          parseMatchStats(response, needsSides(response) ? await loadSides(client, matchId) : null),
    ),
  );

export const matchLineups = (matchId: number): ApiQuery<Lineups> =>
  preferPushedData(apiQuery(apiPaths.matchLineups(matchId), lineupParsers, ({ parseLineups }) => parseLineups));

const loadSides = async (client: QueryClient, matchId: number): Promise<Sides<number>> =>
  sidesOf(await client.query({ ...matchDetails(matchId), staleTime: 'static' }));

/** A cached response may be a second old. */
const hasOlderRevision = (response: MatchDetails, cached: MatchDetails): boolean =>
  compareRevisions(response.revision, cached.revision) < 0;

/** Data pushed over the socket during a request is newer than the response. */
const preferPushedData = <Data>(
  { queryKey, queryFn }: ApiQuery<Data>,
  isOlder: (response: Data, cached: Data) => boolean = () => false,
): ApiQuery<Data> => ({
  queryKey,
  queryFn: async (context) => {
    const before = context.client.getQueryData<Data>(queryKey);
    const response = await queryFn(context);
    const cached = context.client.getQueryData<Data>(queryKey);
    return cached !== undefined && (cached !== before || isOlder(response, cached)) ? cached : response;
  },
});
