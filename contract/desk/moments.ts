import { z } from 'zod';
import { idSchema, idText } from '#contract/http/shared.ts';
import { LANGUAGES } from '#contract/language.ts';
import { MOMENT_FORMATS } from '#contract/paths.ts';

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

export const momentFileSchema = z.object({
  competitionId: idText,
  gameweek: idText,
  kind: z.enum(MOMENT_SET),
  format: z.enum(MOMENT_FORMATS),
});

export const momentQuerySchema = z.strictObject({ lang: z.enum(LANGUAGES).default('bg') });
