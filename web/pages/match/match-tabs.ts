import { isUnplayed } from '#domain/match/status-display.ts';
import type { ShownStatus } from '#domain/match/status.ts';

const ALL_TABS = ['summary', 'stats', 'lineups', 'h2h', 'standings', 'news', 'video'] as const;
const UPCOMING_TABS = ['summary', 'h2h', 'standings', 'news', 'video'] as const;

export type MatchTab = (typeof ALL_TABS)[number];

/** Before a match there are no statistics and line-ups. */
export const tabsOf = (status: ShownStatus): readonly [MatchTab, ...MatchTab[]] =>
  isUnplayed(status) ? UPCOMING_TABS : ALL_TABS;
