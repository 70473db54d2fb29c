import { isUnplayed } from '#domain/match/status-display.ts';
import type { MatchStatus } from '#domain/match/status.ts';

const ALL = ['summary', 'stats', 'lineups', 'h2h', 'standings', 'news', 'video'] as const;
const OF_UNPLAYED = ['summary', 'h2h', 'standings', 'news', 'video'] as const;

export type MatchTab = (typeof ALL)[number];

/** Nobody has numbers or a lineup before a match, so there is no tab for them. */
export const tabsOf = (status: MatchStatus): readonly [MatchTab, ...MatchTab[]] =>
  isUnplayed(status) ? OF_UNPLAYED : ALL;
