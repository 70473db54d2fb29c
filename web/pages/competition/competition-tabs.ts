import { offersPlayoffs } from '#domain/bracket/build-bracket.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';

export const TABS = [
  'home',
  'standings',
  'statistics',
  'playoffs',
  'teams',
  'results',
  'fixtures',
  'news',
  'totw',
  'tots',
] as const;
export type Tab = (typeof TABS)[number];

/** Playoffs only for formats that have them. */
export function tabsOf({ name, format }: CompetitionProfile): readonly [Tab, ...Tab[]] {
  const [first, ...others] = TABS;
  return offersPlayoffs(name, format) ? TABS : [first, ...others.filter((tab) => tab !== 'playoffs')];
}
