import type { ResultLetter, Score } from '#domain/match/score.ts';
import type { Bilingual, Competition, Named, Player, Team } from './model.ts';
import type { Story } from './news-model.ts';
import type { KnownNation } from './player-model.ts';

export interface TeamProfile extends Team {
  city: string | null;
  founded: number | null;
  stadium: string | null;
  competitions: Named<Competition>[];
  /** Absolute URLs. */
  instagram: string | null;
  facebook: string | null;
  twitter: string | null;
  website: string | null;
  photo: string | null;
  /** In words of its own. */
  about: Bilingual;
  colors: string[];
  contact: string | null;
}

export interface TeamRecord {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
}

export interface TeamPeriod extends TeamRecord {
  cleanSheets: number;
  rating: number | null;
}

export interface TeamStatistics {
  currentSeason: TeamPeriod | null;
  allTime: TeamPeriod | null;
  competitions: Named<Competition>[];
  seasons: TeamSeason[];
}

export interface TeamSeason {
  id: number;
  yearStart: number;
  yearEnd: number;
  isCurrent: boolean;
  /** [ST29] */
  totals: TeamRecord & { points: number | null };
  competitions: TeamCompetitionStatistics[];
}

export interface TeamCompetitionStatistics extends TeamRecord {
  competition: Named<Competition>;
  points: number | null;
  cleanSheets: number;
  yellowCards: number | null;
  redCards: number | null;
}

export interface SquadPlayer extends Player {
  birthdate: string | null;
  /** For players whose birth date is not public. */
  age: number | null;
  nation: KnownNation | null;
  shirtNumber: number | null;
  matches: number;
  goals: number;
  assists: number | null;
  rating: number | null;
}

export const SQUAD_LINES = ['goalkeepers', 'defenders', 'midfielders', 'forwards'] as const;
export type SquadLine = (typeof SQUAD_LINES)[number];

export interface Squad {
  competitions: Competition[];
  seasons: { id: number; name: string }[];
  total: number;
  lines: Record<SquadLine, SquadPlayer[]>;
}

/** From the view of one team. */
export interface TeamMatch {
  id: number;
  startTime: string | null;
  gameweek: number | null;
  /** As received; shown if the status is unknown. */
  status: string;
  isHome: boolean;
  /** null until known, in a knockout. */
  opponent: Named<Team> | null;
  venue: string | null;
  /** Home goals first. */
  score: Score | null;
  result: ResultLetter | null;
}

export interface CompetitionMatches {
  competition: Named<Competition>;
  matches: TeamMatch[];
}

export interface TeamCompetition extends Competition {
  seasons: { id: number; name: string; isCurrent: boolean }[];
}

export interface TeamTransfer {
  id: number;
  date: string | null;
  season: { id: number; name: string; yearStart: number } | null;
  player: Named<Player>;
  position: string | null;
  /** null for a free agent. */
  from: Named<Team> | null;
  to: Named<Team> | null;
}

export interface TeamTransfers {
  arrivals: TeamTransfer[];
  departures: TeamTransfer[];
}

export interface TaggedStory extends Story {
  tags: string[];
}
