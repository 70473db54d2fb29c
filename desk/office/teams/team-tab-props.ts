import type { Team } from '#contract/desk/teams.ts';

/** What a tab shows, and how it asks for it again. */
export interface TeamTabProps {
  team: Team;
}
