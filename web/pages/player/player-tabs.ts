import { PLAYER_TABS } from '#contract/page-routes.ts';
import type { LeagueRecords } from '#domain/league/records.ts';

export type PlayerTab = (typeof PLAYER_TABS)[number];

/** [UN6] The coming page about ratings is for a league that has them. */
export function tabsOf({ ratings }: LeagueRecords): readonly [PlayerTab, ...PlayerTab[]] {
  const [first, ...others] = PLAYER_TABS;
  return [first, ...others.filter((tab) => ratings || tab !== 'Rates')];
}
