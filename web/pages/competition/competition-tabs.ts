import { COMPETITION_TABS } from '#contract/page-routes.ts';
import { offersPlayoffs } from '#domain/bracket/build-bracket.ts';
import type { LeagueRecords } from '#domain/league/records.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';

export type Tab = (typeof COMPETITION_TABS)[number];

/**
 * Playoffs only for formats that have them, records only from our own server, which has no table of a knockout (TB1), the rest
 * as the league records it (UN6).
 */
export function tabsOf(
  { name, format }: CompetitionProfile,
  records: LeagueRecords,
  isOwnBackend: boolean,
): readonly [Tab, ...Tab[]] {
  const [first, ...others] = COMPETITION_TABS;
  const isShown: Partial<Record<Tab, boolean>> = {
    standings: !(isOwnBackend && format === 'KNOCKOUT'),
    statistics: records.scorers || records.assists || records.ratings,
    playoffs: offersPlayoffs(name, format),
    totw: records.teamOfTheWeek,
    tots: records.teamOfTheSeason,
    records: isOwnBackend,
  };
  return [first, ...others.filter((tab) => isShown[tab] ?? true)];
}
