import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';
import { withQuery } from './with-query.ts';

const parsers = parsersIn(() => import('./parse-referee.ts'));

export const referee = (id: number) => apiQuery(apiPaths.referee(id), parsers, ({ parseReferee }) => parseReferee);

const MATCHES_PER_PAGE = 10;

export const refereedMatches = (id: number, page: number) =>
  apiQuery(
    withQuery(apiPaths.refereeMatches(id), { page, limit: MATCHES_PER_PAGE }),
    parsers,
    ({ parseRefereedMatches }) => parseRefereedMatches,
  );
