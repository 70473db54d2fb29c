import type { LiveGoal } from '#domain/match/live-match.ts';

/** Another backend may send only the id, or only the name. */
export interface Person {
  id: number | null;
  name: string | null;
  private?: true;
}

/** `player`, by which the domain distinguishes acts, is the id of the scorer. */
export interface Goal extends LiveGoal<number> {
  scorer: Person | null;
  assister: Person | null;
  penalty: boolean;
}
