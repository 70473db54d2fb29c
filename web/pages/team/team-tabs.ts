import { TEAM_TABS } from '#contract/page-routes.ts';

export type TeamTab = (typeof TEAM_TABS)[number];

/** Records come only from our own server. */
export function teamTabs(isOwnBackend: boolean): readonly [TeamTab, ...TeamTab[]] {
  const [first, ...others] = TEAM_TABS;
  return [first, ...others.filter((tab) => isOwnBackend || tab !== 'Records')];
}
