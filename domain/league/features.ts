import type { LeagueRecords } from './records.ts';
import type { InBoth } from './texts.ts';

/** The cards on the home page. */
export const FEATURES = [
  'live',
  'statistics',
  'awards',
  'streaming',
  'highlights',
  'matchdays',
  'fairPlay',
  'mobile',
  'media',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** A card by its name, or in the league's own words with the picture of one. */
export type Feature = FeatureName | { icon: FeatureName; title: InBoth; text: InBoth };

const NEEDS: Partial<Record<FeatureName, keyof LeagueRecords>> = {
  awards: 'awards',
  streaming: 'broadcasts',
  highlights: 'highlights',
  fairPlay: 'fairPlay',
  media: 'pictures',
};

/** [UN7] What the league says in its own words is its own promise. */
export const keptFeatures = (features: readonly Feature[], records: LeagueRecords): Feature[] =>
  features.filter((feature) => {
    const needed = typeof feature === 'string' ? NEEDS[feature] : undefined;
    return needed === undefined || records[needed];
  });
