import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { fixtureListMatchSchema } from './live.ts';
import { idParams, limitText, namedSchema, pageText } from './shared.ts';

const pitchSchema = namedSchema.extend({
  address: z.string().nullable(),
  address_latin: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Played there so far. */
  matches_played: z.int(),
  /** Those to come and live ones, the first first. */
  upcoming: z.array(fixtureListMatchSchema),
});

const pitchMatchesQuery = z.object({ page: pageText, limit: limitText(100, 10) });
const pitchMatchesSchema = z.object({
  matches: z.array(fixtureListMatchSchema),
  pagination: z.object({ currentPage: z.int(), hasMore: z.boolean() }),
});

export const pitchEndpoints = {
  one: endpoint({
    params: idParams,
    path: apiPaths.pitch(':id'),
    summary: 'One pitch: where it is, and the next matches there',
    response: pitchSchema,
  }),
  matches: endpoint({
    params: idParams,
    query: pitchMatchesQuery,
    path: apiPaths.pitchMatches(':id'),
    summary: 'Matches played on a pitch, newest first, by pages',
    response: pitchMatchesSchema,
  }),
};
