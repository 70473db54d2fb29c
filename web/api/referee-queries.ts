import { apiPaths } from '#contract/paths.ts';
import { apiQuery } from './api-query.ts';
import { parseReferee, parseRefereedMatches } from './parse-referee.ts';
import { withQuery } from './with-query.ts';

export const referee = (id: number) => apiQuery(apiPaths.referee(id), parseReferee);

const MATCHES_PER_PAGE = 10;

export const refereedMatches = (id: number, page: number) =>
  apiQuery(withQuery(apiPaths.refereeMatches(id), { page, limit: MATCHES_PER_PAGE }), parseRefereedMatches);
