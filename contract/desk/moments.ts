import { z } from 'zod';
import { idSchema, idText } from '#contract/http/shared.ts';
import { LANGUAGES } from '#contract/language.ts';
import { MOMENT_FORMATS } from '#contract/paths.ts';
import { competitionSeasonIdText } from './ids.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { deskRoutes } from './paths.ts';

/** What is shared after a gameweek: its results, the table and its team. */
export const MOMENT_SET = ['gameweek', 'competition', 'team-of-the-week'] as const;
export type MomentKind = (typeof MOMENT_SET)[number];

export const gameweekMomentsSchema = z.object({
  /** Those that are complete, the latest first. */
  gameweeks: z.array(
    z.object({
      id: idSchema,
      number: z.int(),
      /** The table is only offered with the latest: there is one as it is now. */
      moments: z.array(z.enum(MOMENT_SET)),
    }),
  ),
});
export type GameweekMoments = z.infer<typeof gameweekMomentsSchema>;

const momentFileSchema = z.object({
  competitionSeasonId: competitionSeasonIdText,
  gameweek: idText,
  kind: z.enum(MOMENT_SET),
  format: z.enum(MOMENT_FORMATS),
});

const momentQuerySchema = z.strictObject({ lang: z.enum(LANGUAGES).default('bg') });

export const momentEndpoints = deskEndpoints({
  listMoments: {
    method: 'GET',
    path: deskRoutes.moments,
    access: 'own-competition',
    response: gameweekMomentsSchema,
    summary: 'The gameweeks that are over, the latest first, and which pictures each has',
  },
  getMoment: {
    method: 'GET',
    path: deskRoutes.moment,
    access: 'own-competition',
    params: momentFileSchema,
    query: momentQuerySchema,
    response: file('image/png'),
    summary: 'A picture to share, 1080 pixels wide: results, table or team of a gameweek',
  },
  getMoments: {
    method: 'GET',
    path: deskRoutes.momentsZip,
    access: 'own-competition',
    params: momentFileSchema.pick({ competitionSeasonId: true, gameweek: true }),
    query: momentQuerySchema,
    response: file('application/zip'),
    summary: 'All pictures of a gameweek in both formats',
  },
});
