/** As in `?tab=`. */
export const PLAYER_TABS = ['Summary', 'Stats', 'Matches', 'Transfers', 'Awards', 'Rates'] as const;
export type PlayerTab = (typeof PLAYER_TABS)[number];
