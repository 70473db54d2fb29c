import type { AwardSubtype } from '#domain/player/award.ts';

/** A prize before it is entered in the books of its competition. */
export interface Honour {
  subtype: AwardSubtype;
  awardedOn: string;
  team?: string | null;
  player?: string | null;
  gameweek?: number | null;
  match?: string | null;
  bg?: string;
  en?: string;
}
