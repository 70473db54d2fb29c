import { MATCH_TABS } from '#contract/page-routes.ts';
import type { LeagueRecords } from '#domain/league/records.ts';
import { isUnplayed } from '#domain/match/status-display.ts';
import type { MatchDetails } from '#web/football/match-model.ts';

export type MatchTab = (typeof MATCH_TABS)[number];

/** Before a match there are no statistics and line-ups; without records of them there never are. [UN6] */
export function tabsOf(
  { status, competition }: Pick<MatchDetails, 'status' | 'competition'>,
  records: LeagueRecords,
  isOwnBackend: boolean,
): readonly [MatchTab, ...MatchTab[]] {
  const isPlayed = !isUnplayed(status);
  const [first, ...others] = MATCH_TABS;
  const isShown: Partial<Record<MatchTab, boolean>> = {
    stats: isPlayed && (records.statistics || records.ratings || records.lineups),
    lineups: isPlayed && records.lineups,
    // [TB1]
    standings: !(isOwnBackend && competition?.format === 'KNOCKOUT'),
  };
  return [first, ...others.filter((tab) => isShown[tab] ?? true)];
}
