import type { PitchSection } from '#domain/lineup/team-of-the-week.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { ShownStatus } from '#domain/match/status.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import type { Bilingual, Competition, MatchSummary, Named, Player, Team } from './model.ts';
import type { Story } from './news-model.ts';

export interface CompetitionProfile extends Competition {
  format: CompetitionFormat;
  /** In English, as in the API. */
  country: string | null;
  currentGameweek: number | null;
  hasFixtures: boolean;
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
  status: ShownStatus;
  round: EliminationRound | null;
  slot: number | null;
  startTime: string | null;
  venue: string | null;
  home: SeededTeam | null;
  away: SeededTeam | null;
  homeScore: number | null;
  awayScore: number | null;
  penalties: Score | null;
}

export interface NewsPreview extends Story {
  preview: Bilingual;
  author: string | null;
}

export interface NewsPreviewPage {
  reports: NewsPreview[];
  total: number;
  pages: number;
}

/** In a match or a season; null if nobody counted. */
export interface Performance {
  goals: number;
  assists: number | null;
  minutes: number | null;
  rating: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  passes: number | null;
  passAccuracy: number | null;
  tackles: number | null;
  saves: number | null;
  yellowCards: number | null;
  redCards: number | null;
}

export interface MatchPerformance extends Performance {
  match: PlayedMatch;
  isManOfTheMatch: boolean;
  isStarter: boolean;
  keptCleanSheet: boolean;
}

/** From the view of the player's team. */
export interface PlayedMatch {
  id: number | null;
  startTime: string | null;
  opponent: Named<Team> | null;
  /** „4–1“, the player's team first. */
  score: string | null;
  venue: 'home' | 'away' | null;
  /** null if too little is known to show it as a row. */
  summary: MatchSummary | null;
}

export interface SeasonPerformance extends Performance {
  matches: number;
}

/** The server's message if there are no statistics. */
export interface NoPerformance {
  message: string | null;
}

/** A player in a team of the week or season. */
export interface BestTeamPlayer<P> extends Player {
  shirtNumber: number | null;
  section: PitchSection;
  team: Named<Team> | null;
  performance: P | NoPerformance;
}

export type TeamOfTheWeekPlayer = BestTeamPlayer<MatchPerformance>;

export interface TeamOfTheWeek {
  players: TeamOfTheWeekPlayer[];
  /** The last gameweek that has a team; null without one, and from another backend. */
  latest: { season: number; gameweek: number } | null;
}

export type TeamOfTheSeasonPlayer = BestTeamPlayer<SeasonPerformance>;

export const hasPlayed = <P extends Performance>(performance: P | NoPerformance): performance is P =>
  'goals' in performance;
