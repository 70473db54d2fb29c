import type { LeagueRecords } from '#domain/league/records.ts';

/** As in `?tab=`. */
export const PLAYER_TABS = ['Summary', 'Stats', 'Matches', 'Transfers', 'Awards', 'Rates'] as const;
export type PlayerTab = (typeof PLAYER_TABS)[number];

/** [UN6] The coming page about ratings is for a league that has them. */
export function tabsOf({ ratings }: LeagueRecords): readonly [PlayerTab, ...PlayerTab[]] {
  const [first, ...others] = PLAYER_TABS;
  return [first, ...others.filter((tab) => ratings || tab !== 'Rates')];
}
