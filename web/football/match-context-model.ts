import type { Bilingual, Competition, MatchSummary, Named, Standings } from './model.ts';
import type { Story } from './news-model.ts';

export interface PastMatch extends MatchSummary {
  competition: Named<Competition> | null;
}

/** Over all meetings of the two teams. */
export interface HeadToHead {
  homeWins: number;
  draws: number;
  awayWins: number;
}

/** null if the response has no table. */
export type MatchStandings = Standings | null;

export interface MatchStory extends Story {
  preview: Bilingual;
}
