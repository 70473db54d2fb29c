import type { Bilingual, Competition, MatchSummary, Named, Standings } from './model.ts';
import type { Story } from './news-model.ts';

/** A match of before, with the competition it was played in. */
export interface PastMatch extends MatchSummary {
  competition: Named<Competition> | null;
}

/** The balance between the two teams of a match over all their meetings. */
export interface Balance {
  homeWins: number;
  draws: number;
  awayWins: number;
}

/** The table around a match; null when what came is no table at all. */
export type MatchStandings = Standings | null;

/** A story with as much of its opening as the page of a match shows. */
export interface MatchStory extends Story {
  preview: Bilingual;
}
