import type { PitchSection } from '#domain/lineup/team-of-the-week.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import type { Bilingual, Competition, MatchSummary, Named, Player, Team } from './model.ts';
import type { Story } from './news-model.ts';

/** A competition as its own page shows it. */
export interface CompetitionProfile extends Competition {
  format: CompetitionFormat;
  /** In English, as on the wire. */
  country: string | null;
  currentGameweek: number | null;
}

export interface CompetitionSeason {
  id: number;
  name: string;
  isCurrent: boolean;
}

export interface EnteredTeam extends Team {
  city: string | null;
  founded: number | null;
  seed: number | null;
  group: string | null;
  description: Bilingual;
}

export interface GameweekGoals {
  gameweek: number;
  goals: number;
}

export interface SeededTeam extends Named<Team> {
  seed: number | null;
}

/** A match of the bracket. */
export interface Tie {
  id: number;
  status: MatchStatus;
  round: EliminationRound | null;
  slot: number | null;
  home: SeededTeam | null;
  away: SeededTeam | null;
  homeScore: number | null;
  awayScore: number | null;
  penalties: Score | null;
}

/** A story that also says who wrote it, and more of itself. */
export interface Report extends Story {
  preview: Bilingual;
  author: string | null;
}

export interface ReportPage {
  reports: Report[];
  total: number;
  pages: number;
}

/** What a player did, in a match or in a season. */
export interface Performance {
  goals: number;
  assists: number;
  minutes: number;
  rating: number | null;
  shots: number;
  shotsOnTarget: number;
  passes: number;
  passAccuracy: number | null;
  tackles: number;
  saves: number;
  yellowCards: number;
  redCards: number;
}

export interface MatchPerformance extends Performance {
  match: PlayedMatch;
  isManOfTheMatch: boolean;
  isStarter: boolean;
  keptCleanSheet: boolean;
}

/** The match of a performance, seen by the player's team. */
export interface PlayedMatch {
  id: number | null;
  startTime: string | null;
  opponent: Named<Team> | null;
  /** As it is written: „4–1“, own goals first. */
  score: string | null;
  venue: 'home' | 'away' | null;
  /** The whole of it, where enough is known to show it as a row. */
  summary: MatchSummary | null;
}

export interface SeasonPerformance extends Performance {
  matches: number;
}

/** Somebody's words for a performance of which nothing is known; null when there are none. */
export interface NoPerformance {
  message: string | null;
}

/** One of the six of a week or a season, with what he did in it. */
export interface Chosen<Done> extends Player {
  shirtNumber: number | null;
  section: PitchSection;
  team: Named<Team> | null;
  performance: Done | NoPerformance;
}

export type ChosenOfWeek = Chosen<MatchPerformance>;
export type ChosenOfSeason = Chosen<SeasonPerformance>;

export const hasPlayed = <Done extends Performance>(performance: Done | NoPerformance): performance is Done =>
  'goals' in performance;
