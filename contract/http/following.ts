import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { canonical, MAX_FOLLOWED, parseFollowing, writeFollowing } from '#domain/following/following.ts';
import { endpoint } from './endpoint.ts';
import { fixtureListMatchSchema } from './live.ts';
import { newsItemSchema } from './news.ts';
import { playerMatchSchema } from './player.ts';
import { daySchema, idSchema, listedCompetitionSchema, playerSchema, teamSchema } from './shared.ts';

/** In canonical order, so that everybody who follows the same shares a response. */
const followingText = z
  .string()
  .max(12 * MAX_FOLLOWED)
  .regex(/^[tpc][1-9]\d{0,9}(\.[tpc][1-9]\d{0,9})*$/)
  .transform((text) => writeFollowing(canonical(parseFollowing(text))))
  .pipe(z.string());

const followingSchema = z.object({
  teams: z.array(
    z.object({
      team: teamSchema,
      /** The live match, else the next one with a date. */
      next: fixtureListMatchSchema.nullable(),
      last: fixtureListMatchSchema.nullable(),
    }),
  ),
  players: z.array(playerSchema.extend({ team: teamSchema.nullable() })),
  competitions: z.array(listedCompetitionSchema),
  /** [FO6] About these teams and competitions, newest first. */
  news: z.array(newsItemSchema),
  /** [FO6] Finished matches of the teams, newest first. */
  results: z.array(fixtureListMatchSchema),
  /** [FO6] Finished matches of the players, newest first. */
  performances: z.array(playerMatchSchema.extend({ player_id: idSchema })),
  /** [FO6] Gameweeks of the competitions by the day on which they were played, newest first. */
  played: z.array(
    z.object({
      competition_id: idSchema,
      date: daySchema,
      gameweek: fixtureListMatchSchema.shape.gameweek,
      matches: z.int().min(1),
      goals: z.int(),
    }),
  ),
});

export const followingEndpoints = {
  list: endpoint({
    query: z.object({ ids: followingText }),
    path: apiPaths.following,
    summary: 'Teams (t7), players (p12) and competitions (c3) by id, with their latest matches and news: ids=t7.p12.c3',
    response: followingSchema,
  }),
};
