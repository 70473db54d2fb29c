import type { Coordinates } from '#domain/league/map-links.ts';
import type { ResultLetter, Side } from '#domain/match/score.ts';
import type { Suspension } from '#domain/player/suspension.ts';
import type { Bilingual, Competition, MatchSummary, Named, Player, Standings, Team } from './model.ts';
import type { Story } from './news-model.ts';

export interface PastMatch extends MatchSummary {
  competition: Named<Competition> | null;
}

export interface PlayerMeeting extends PastMatch {
  /** Of the two who are compared. */
  goals: [number, number];
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

export interface Absence extends Omit<Suspension, 'ban'> {
  player: Player;
  /** Of a ban: what the commission decided, and its number. */
  reason: Bilingual | null;
  decision: string | null;
}

/** What is left of a ban, whatever the next match of the player is. */
export interface OpenBan extends Omit<Absence, 'player'> {
  startsOn: string;
  /** Null: in every competition. */
  competition: Named<Competition> | null;
}

export interface Venue {
  name: string;
  address: string | null;
  coordinates: Coordinates | null;
}

/** Who misses the next match of a team. */
export interface TeamAbsences {
  match: { startTime: string | null; opponent: Named<Team> | null } | null;
  absent: Absence[];
}

export interface PreviewSide {
  /** Oldest first. */
  form: ResultLetter[];
  scorers: { player: Player; goals: number }[];
  absent: Absence[];
}

export type MatchPreview = Record<Side, PreviewSide | null> & { venue: Venue | null };
