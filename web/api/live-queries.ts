import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn, type ApiQuery } from './api-query.ts';
import type { LiveAndUpcoming } from './parse-matches.ts';

const parsers = parsersIn(() => import('./parse-matches.ts'));

export const liveStatus = apiQuery(apiPaths.liveStatus, parsers, ({ parseLiveStatus }) => parseLiveStatus);

export const liveAndUpcoming: ApiQuery<LiveAndUpcoming> = apiQuery(
  apiPaths.liveAndUpcoming,
  parsers,
  ({ parseLiveAndUpcoming, keepNewer }) =>
    (response, client) =>
      keepNewer(parseLiveAndUpcoming(response), client.getQueryData(liveAndUpcoming.queryKey)),
);
