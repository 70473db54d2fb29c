import { z } from 'zod';
import { idSchema, instantSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { deskRoutes } from './paths.ts';

export const OFFICE_SEARCH_KINDS = ['team', 'player', 'match', 'competition', 'article', 'person'] as const;

const officeSearchQuerySchema = z.object({ q: z.string().max(100) });

const foundSchema = z.object({
  kind: z.enum(OFFICE_SEARCH_KINDS),
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  /** The team of a player, the town of a team, the competition of a match. */
  detail: z.string().nullable(),
  detailLatin: z.string().nullable(),
  /** Where a player is edited: the team that he is in, or was last. */
  teamId: idSchema.nullable(),
  startTime: instantSchema.nullable(),
  /** A draft, or a player who asked not to be shown. */
  isHidden: z.boolean(),
});
export type OfficeFound = z.infer<typeof foundSchema>;

export const officeSearchSchema = z.object({
  results: z.array(foundSchema),
  /** What was probably meant, where nothing was found. */
  suggestion: z.string().nullable(),
});
export type OfficeSearch = z.infer<typeof officeSearchSchema>;

export const searchEndpoints = deskEndpoints({
  searchOffice: {
    method: 'GET',
    path: deskRoutes.search,
    query: officeSearchQuerySchema,
    response: officeSearchSchema,
    summary: 'Teams, players, matches, competitions, articles and people by name, in either alphabet; the best first',
  },
});
