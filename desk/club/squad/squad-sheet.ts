/** The sheet that is open over the squad, as the address names it: other screens lead to it. */
export type SquadSheet = 'add' | 'link' | `${'player' | 'registration' | 'request' | 'refused' | 'answer'}-${number}`;

/** The number in the name of this kind of sheet; null of another. */
export const idIn = (kind: string, open: string | null): number | null =>
  open?.startsWith(`${kind}-`) ? Number(open.slice(kind.length + 1)) : null;
