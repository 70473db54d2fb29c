import { z } from 'zod';
import { SEARCH_KINDS } from '#domain/formatting/search-rank.ts';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './shared.ts';

const MIN_QUERY = 3;
const searchQuery = z.object({ q: z.string().trim().min(MIN_QUERY).max(100) });

export const searchSchema = z.object({
  results: z.array(
    z.object({
      type: z.enum(SEARCH_KINDS),
      id: idSchema,
      name: z.string(),
      name_latin: z.string(),
      /** Of a team. */
      short_name: z.string().nullable(),
      subtitle: z.string().nullable(),
      subtitle_latin: z.string().nullable(),
      image: z.string().nullable(),
    }),
  ),
});
export type Search = z.infer<typeof searchSchema>;

export const searchEndpoints = {
  search: endpoint({
    query: searchQuery,
    path: apiPaths.search,
    summary: 'Players, teams, competitions and referees by name, in either alphabet',
    response: searchSchema,
  }),
};
