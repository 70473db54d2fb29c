import type { PositionGroup } from '#domain/lineup/position.ts';
import type { AwardType } from '#domain/player/award.ts';
import type { Bilingual, Competition, Named } from './model.ts';

export interface Award {
  /** Unique in its list. */
  key: string;
  type: AwardType;
  /** FIRST_PLACE, GOLDEN_BOOT …; another backend may have others. */
  subtype: string;
  competition: Named<Competition> | null;
  season: string | null;
  isCurrentSeason: boolean;
  gameweek: number | null;
  /** Of the place in a team of the week, the season or the year. */
  position: PositionGroup | null;
  awardedOn: string | null;
  picture: string | null;
  notes: Bilingual | null;
}
