import { apiPaths } from '#contract/paths.ts';
import { apiQuery, parsersIn } from './api-query.ts';

const parsers = parsersIn(() => import('./parse-search-results.ts'));

export const searchFor = (query: string) =>
  apiQuery(
    `${apiPaths.search}?q=${encodeURIComponent(query)}`,
    parsers,
    ({ parseSearchResults }) => parseSearchResults,
  );
