import type { SeasonYears } from './history-model.ts';
import type { TeamRank } from '#domain/team/rank.ts';
import type { Award } from './award-model.ts';
import type { Competition, GameweekName, Named, Player, Team } from './model.ts';

/** English name; ISO code in lower case for the flag. */
export interface KnownNation {
  name: string;
  flag: string | null;
}

export interface PlayerProfile extends Player {
  birthdate: string | null;
  /** For players whose birth date is not public. */
  age: number | null;
  nation: KnownNation | null;
  position: string | null;
  team: Named<Team> | null;
  shirtNumber: number | null;
  /** null if unknown. */
  transfers: PlayerTransfer[] | null;
  awards: Award[];
}

export interface PlayerTransfer {
  id: number;
  /** null for a free agent. */
  from: Named<Team> | null;
  to: Named<Team> | null;
  date: string | null;
  rank: TeamRank;
}

export interface Career {
  matches: number;
  goals: number;
  assists: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  shotsOffTarget: number | null;
  rating: number | null;
}

export interface LastMatch {
  /** null if the backend sends only the name. */
  matchId: number | null;
  opponent: string;
  goals: number;
  rating: number | null;
}

export interface SeasonGoals {
  season: string;
  goals: number;
}

export interface PlayerSeason {
  id: number;
  yearStart: number;
  yearEnd: number;
  isCurrent: boolean;
  totals: PlayerTotals;
  competitions: PlayerCompetition[];
}

export interface PlayerTotals {
  matches: number;
  goals: number;
  assists: number | null;
  minutes: number | null;
  rating: number | null;
  yellowCards: number | null;
  redCards: number | null;
}

export interface PlayerCompetition extends PlayerTotals {
  competition: Named<Competition>;
  team: Named<Team> | null;
  starts: number;
  highestRating: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  manOfTheMatch: number;
  saves: number | null;
  cleanSheets: number;
  passAccuracy: number | null;
}

/** From the view of the player's team. */
export interface PlayedMatch {
  matchId: number;
  date: string | null;
  team: Named<Team>;
  opponent: Named<Team>;
  ownScore: number;
  opponentScore: number;
  competition: Named<Competition> | null;
  minutes: number | null;
  goals: number;
  assists: number | null;
  rating: number | null;
}

export interface RatedMatch extends PlayedMatch {
  rating: number;
  gameweek: GameweekName;
  isHome: boolean;
}

/** The last season in which he was rated, if there is one; the newest match first. */
export interface PlayerRatings {
  season: SeasonYears | null;
  matches: RatedMatch[];
}

export interface MatchPage {
  matches: PlayedMatch[];
  hasMore: boolean;
}
