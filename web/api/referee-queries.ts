import { apiPaths } from '#contract/paths.ts';
import { ask } from './ask.ts';
import { readReferee, readRefereedMatches } from './read-referee.ts';
import { withQuery } from './with-query.ts';

export const referee = (id: number) => ask(apiPaths.referee(id), readReferee);

const MATCHES_PER_PAGE = 10;

export const refereedMatches = (id: number, page: number) =>
  ask(withQuery(apiPaths.refereeMatches(id), { page, limit: MATCHES_PER_PAGE }), readRefereedMatches);
