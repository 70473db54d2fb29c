import type { TEAM_TABS } from '#contract/page-routes.ts';

export type TeamTab = (typeof TEAM_TABS)[number];
