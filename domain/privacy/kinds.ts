/** Whose record it is: of a player, of somebody at the desk (a manager, a volunteer, an organiser), of who applied for a team, or of who registered and is no player yet. */
export const PERSONAL_KINDS = ['player', 'person', 'applicant', 'registration'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];
