import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { gameweekMatchSchema } from './competition.ts';
import { idParams, limitText, listedCompetitionSchema, namedSchema, pageText } from './shared.ts';

export const refereeSchema = namedSchema.extend({
  picture: z.string().nullable(),
  matches_refereed: z.int(),
  yellow_cards: z.int().nullable(),
  red_cards: z.int().nullable(),
});
export type Referee = z.infer<typeof refereeSchema>;

const refereeMatchesQuery = z.object({ page: pageText, limit: limitText(100, 10) });
export const refereeMatchesSchema = z.object({
  matches: z.array(
    gameweekMatchSchema.extend({
      competition: listedCompetitionSchema,
      yellow_cards: z.int().nullable(),
      red_cards: z.int().nullable(),
    }),
  ),
  pagination: z.object({ currentPage: z.int(), hasMore: z.boolean() }),
});
export type RefereeMatches = z.infer<typeof refereeMatchesSchema>;

export const refereeEndpoints = {
  one: endpoint({ params: idParams, path: apiPaths.referee(':id'), summary: 'One referee', response: refereeSchema }),
  matches: endpoint({
    params: idParams,
    query: refereeMatchesQuery,
    path: apiPaths.refereeMatches(':id'),
    summary: 'Matches of a referee, newest first, by pages',
    response: refereeMatchesSchema,
  }),
};
