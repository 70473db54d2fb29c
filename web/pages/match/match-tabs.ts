import { MATCH_TABS } from '#contract/page-routes.ts';
import type { LeagueRecords } from '#domain/league/records.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import type { ShownStatus } from '#domain/match/status.ts';

export type MatchTab = (typeof MATCH_TABS)[number];

/** Before a match there are no statistics and line-ups; without records of them there never are. [UN6] */
export function tabsOf(status: ShownStatus, records: LeagueRecords): readonly [MatchTab, ...MatchTab[]] {
  const isPlayed = !isUnplayed(status);
  const [first, ...others] = MATCH_TABS;
  const isShown: Partial<Record<MatchTab, boolean>> = {
    stats: isPlayed && (records.statistics || records.ratings || records.lineups),
    lineups: isPlayed && records.lineups,
  };
  return [first, ...others.filter((tab) => isShown[tab] ?? true)];
}
