import { apiPaths } from '#contract/paths.ts';
import { apiQuery } from './api-query.ts';
import { parseSearchResult } from './parse-search-result.ts';
import { list, parseEach } from './parse.ts';

export const searchFor = (query: string) =>
  apiQuery(`${apiPaths.search}?q=${encodeURIComponent(query)}`, (response) =>
    parseEach(list(response, 'results'), parseSearchResult),
  );
