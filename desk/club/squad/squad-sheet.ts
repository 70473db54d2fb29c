/** The sheet that is open over the squad, as the address names it: other screens lead to it. */
export type SquadSheet = 'add' | 'link' | `${'player' | 'registration' | 'request' | 'refused' | 'answer'}-${number}`;
