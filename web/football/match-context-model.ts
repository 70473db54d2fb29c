import type { ResultLetter, Side } from '#domain/match/score.ts';
import type { Suspension } from '#domain/player/suspension.ts';
import type { Bilingual, Competition, MatchSummary, Named, Player, Standings } from './model.ts';
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

export interface PreviewSide {
  /** Oldest first. */
  form: ResultLetter[];
  scorers: { player: Player; goals: number }[];
  absent: ({ player: Player } & Suspension)[];
}

export type MatchPreview = Record<Side, PreviewSide | null>;
