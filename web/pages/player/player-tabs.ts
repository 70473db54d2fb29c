import { PLAYER_TABS } from '#contract/page-routes.ts';
import type { LeagueRecords } from '#domain/league/records.ts';

export type PlayerTab = (typeof PLAYER_TABS)[number];

/** [UN6] Ratings and awards are for a league that has them. */
export function tabsOf({ ratings, awards }: LeagueRecords): readonly [PlayerTab, ...PlayerTab[]] {
  const [first, ...others] = PLAYER_TABS;
  return [first, ...others.filter((tab) => (ratings || tab !== 'Rates') && (awards || tab !== 'Awards'))];
}
