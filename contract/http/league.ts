import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import { SPONSOR_PLACES } from '#domain/league/sponsors.ts';
import { endpoint } from './endpoint.ts';
import { leagueDocumentSchema, publicLeagueSchema } from './league-settings.ts';
import { namedSchema } from './shared.ts';

const leagueSchema = z.object({
  /** What the league records beyond its results; of anything else there is no number to show. */
  records: z.object(
    Object.fromEntries(RECORDS.map((record) => [record, z.boolean()])) as Record<keyof LeagueRecords, z.ZodBoolean>,
  ),
  /** Whether there are galleries of photos. */
  photos: z.boolean(),
});

const inBothSchema = z.object({ bg: z.string(), en: z.string() });

const aboutSchema = z.object({
  /** In the league's own words; empty when it has none. Paragraphs are separated by an empty line. */
  description: inBothSchema,
  faq: z.array(z.object({ question: inBothSchema, answer: inBothSchema })),
  documents: z.array(leagueDocumentSchema.pick({ number: true, title: true })),
});
export type LeagueAbout = z.infer<typeof aboutSchema>;

const sponsorsSchema = z.object({
  /** [LS8] Those of today, in their order. */
  sponsors: z.array(
    namedSchema.extend({
      logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
      link: z.string().nullable(),
      places: z.array(z.enum(SPONSOR_PLACES)),
    }),
  ),
});

export const leagueEndpoints = {
  league: endpoint({ path: apiPaths.league, summary: 'What the league records', response: leagueSchema }),
  leagueSettings: endpoint({
    path: apiPaths.leagueSettings,
    summary: 'What the league says about itself',
    response: publicLeagueSchema,
  }),
  leagueAbout: endpoint({
    path: apiPaths.leagueAbout,
    summary: 'The league in its own words, questions with their answers, and the public documents',
    response: aboutSchema,
  }),
  sponsors: endpoint({
    path: apiPaths.sponsors,
    summary: 'Who supports the league today, and where that is shown',
    response: sponsorsSchema,
  }),
};
