import { TEAM_TABS } from '#contract/page-routes.ts';
import type { LeagueRecords } from '#domain/league/records.ts';

export type TeamTab = (typeof TEAM_TABS)[number];

/** Records come only from our own server. [UN6] Awards are for a league that has some. */
export function teamTabs(
  isOwnBackend: boolean,
  { awards }: Pick<LeagueRecords, 'awards'>,
): readonly [TeamTab, ...TeamTab[]] {
  const [first, ...others] = TEAM_TABS;
  return [first, ...others.filter((tab) => (isOwnBackend || tab !== 'Records') && (awards || tab !== 'Awards'))];
}
