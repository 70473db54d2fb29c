/** As in `?tab=`. */
export const TEAM_TABS = [
  'Summary',
  'Squad',
  'Fixtures',
  'Results',
  'Standings',
  'Transfers',
  'Stats',
  'Awards',
  'News',
] as const;
export type TeamTab = (typeof TEAM_TABS)[number];
