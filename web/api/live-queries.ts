import type { LiveStatus } from '#contract/http/live.ts';
import { apiPaths } from '#contract/paths.ts';
import { apiQuery, type ApiQuery } from './api-query.ts';
import { keepNewer, parseLiveAndUpcoming, type LiveAndUpcoming } from './parse-matches.ts';
import { fields, number } from './parse.ts';

export const liveStatus = apiQuery(apiPaths.liveStatus, (response): LiveStatus => ({
  hasLiveMatches: fields(response).hasLiveMatches === true,
  liveMatchCount: number(fields(response).liveMatchCount) ?? 0,
}));

export const liveAndUpcoming: ApiQuery<LiveAndUpcoming> = apiQuery(apiPaths.liveAndUpcoming, (response, client) =>
  keepNewer(parseLiveAndUpcoming(response), client.getQueryData(liveAndUpcoming.queryKey)),
);
