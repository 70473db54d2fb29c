import type { Position } from '#domain/lineup/position.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { SponsorFields } from '#contract/desk/sponsors.ts';
import type { OpeningHours } from '#domain/pitches/opening-hours.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { AwardSubtype, AwardType, BestTeamType } from '#domain/player/award.ts';
import type { CompetitionFormat, TableZone, TieBreaker } from '#domain/standings/format.ts';
import type { TeamRank } from '#domain/team/rank.ts';

/**
 * A whole league in memory. Rows refer to one another by keys (a team is "orlovets"); ids belong to the database. Days are
 * "2026-03-15", instants ISO 8601 in UTC.
 */
export interface League {
  media: MediaFile[];
  seasons: SeasonEntry[];
  competitions: CompetitionEntry[];
  competitionSeasons: CompetitionSeasonEntry[];
  teams: TeamEntry[];
  players: PlayerEntry[];
  referees: RefereeEntry[];
  places?: { name: string; nameLatin: string }[];
  pitches?: {
    name: string;
    nameLatin: string | null;
    address?: string | null;
    latitude?: number | null;
    longitude?: number | null;
    hours?: OpeningHours | null;
    fee?: string | null;
  }[];
  bans?: BanEntry[];
  memberships: MembershipEntry[];
  transfers: TransferEntry[];
  matches: MatchEntry[];
  news: NewsEntry[];
  awards: AwardEntry[];
  compositions: CompositionEntry[];
  sponsors?: SponsorEntry[];
  galleries?: GalleryEntry[];
  photos?: PhotoEntry[];
}

interface GalleryEntry {
  key: string;
  match?: string;
  competition?: string;
  season?: string;
  gameweek?: number;
  titleBg?: string;
  titleEn?: string;
  heldOn?: string;
  photographer?: string;
}

interface PhotoEntry {
  key: string;
  gallery: string;
  position: number;
  picture: string;
  largeAvif?: string;
  medium?: string;
  mediumAvif?: string;
  small?: string;
  smallAvif?: string;
  captionBg?: string;
  captionEn?: string;
}

interface SponsorEntry extends Omit<SponsorFields, 'logo'> {
  key: string;
  logo: string | null;
}

type Key = string;
type Day = string;
type Instant = string;
export type Pair = readonly [home: number, away: number];

export interface MediaFile {
  key: Key;
  type: 'image/svg+xml' | 'image/webp' | 'image/png' | 'image/jpeg' | 'image/avif';
  width: number;
  height: number;
  bytes: Uint8Array;
}

export interface SeasonEntry {
  key: Key;
  yearStart: number;
  yearEnd: number;
  startsOn: Day;
  endsOn: Day;
  isCurrent: boolean;
}

export interface CompetitionEntry {
  key: Key;
  name: string;
  nameLatin: string;
  logo: Key | null;
  city: string | null;
  country: string;
  rank: number;
}

export interface CompetitionSeasonEntry {
  competition: Key;
  season: Key;
  format: CompetitionFormat;
  startsOn: Day;
  endsOn: Day;
  points: { win: number; draw: number; loss: number };
  tieBreakers: TieBreaker[];
  extraTime: boolean;
  halfMinutes: number;
  yellowsPerSuspension?: number;
  sharesWith?: Key | null;
  sharesYellows?: boolean;
  zones: TableZone[];
  teams: {
    team: Key;
    group: string | null;
    seed: number | null;
    lot?: number | null;
    withdrawnOn: Day | null;
    resultsAnnulled?: boolean | null;
  }[];
  adjustments: { key: Key; team: Key; points: number; reasonBg: string; reasonEn: string; decidedOn: Day }[];
  gameweeks: { number: number; startsOn: Day; endsOn: Day; eliminationRound: EliminationRound | null }[];
}

export interface TeamEntry {
  key: Key;
  name: string;
  nameLatin: string;
  formerNames?: string[];
  /** Three letters: ДОБ. */
  shortName: string;
  badge: Key | null;
  city: string | null;
  founded: number | null;
  stadium: string | null;
  descriptionBg: string | null;
  descriptionEn: string | null;
  instagram: string | null;
  facebook: string | null;
  twitter: string | null;
  website: string | null;
  contactName?: string | null;
  contactPhone?: string | null;
}

export interface PlayerEntry {
  key: Key;
  name: string;
  nameLatin: string;
  birthdate: Day | null;
  nationality: string;
  position: Position | null;
  picture: Key | null;
  hidden: boolean;
  parentalDeclaration: boolean;
}

export interface RefereeEntry {
  key: Key;
  name: string;
  nameLatin: string;
  picture: Key | null;
}

export interface MembershipEntry {
  team: Key;
  player: Key;
  shirtNumber: number | null;
  rank: TeamRank;
  captain?: boolean;
  loanFrom?: Key | null;
  joinedOn: Day;
  leftOn: Day | null;
}

interface BanEntry {
  key: Key;
  player: Key;
  competition: Key | null;
  startsOn: Day;
  endsOn: Day | null;
  matches: number | null;
  decision: string | null;
  reasonBg: string;
  reasonEn: string;
  liftedOn: Day | null;
}

export interface TransferEntry {
  key: Key;
  player: Key;
  fromTeam: Key | null;
  toTeam: Key | null;
  rank: TeamRank;
  movedOn: Day;
}

export interface MatchEntry {
  key: Key;
  competition: Key;
  season: Key;
  gameweek: number;
  group: string | null;
  bracketSlot: number | null;
  home: Key | null;
  away: Key | null;
  /** [BR10] */
  homeOrigin?: string | null;
  awayOrigin?: string | null;
  startTime: Instant | null;
  previousStartTime: Instant | null;
  venue: string | null;
  referee: Key | null;
  note: string | null;
  status: MatchStatus;
  phase: MatchPhase;
  /** Goals as they stand, extra time included, the shoot-out not. */
  score: Pair | null;
  halfTime: Pair | null;
  /** After the regular halves. */
  fullTime: Pair | null;
  /** After extra time, when there was any. */
  extraTime: Pair | null;
  penalties: Pair | null;
  official: { score: Pair; reasonBg: string; reasonEn: string } | null;
  clockSeconds: number;
  clockRunningSince: Instant | null;
  liveVideo: string | null;
  summaryVideo: string | null;
  lineups: LineupEntry[];
  /** Revisions 1, 2, 3 … in this order. */
  ledger: LedgerEntry<Key>[];
  playerStats: PlayerStatsEntry[];
  teamStats: TeamStatsEntry[];
}

export interface LineupEntry {
  player: Key;
  team: Key;
  starter: boolean;
  shirtNumber: number | null;
  position: Position | null;
  place: number;
  captain: boolean;
}

export interface PlayerStatsEntry {
  player: Key;
  team: Key;
  starter: boolean;
  minutesPlayed: number | null;
  rating: number | null;
  manOfTheMatch: boolean;
  goals: number;
  ownGoals: number;
  assists: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  shotsOffTarget: number | null;
  shotsBlocked: number | null;
  woodwork: number | null;
  passes: number | null;
  passesCompleted: number | null;
  keyPasses: number | null;
  tackles: number | null;
  interceptions: number | null;
  clearances: number | null;
  blocks: number | null;
  fouls: number | null;
  yellowCards: number | null;
  redCards: number | null;
  saves: number | null;
  goalsConceded: number | null;
}

export interface TeamStatsEntry {
  team: Key;
  possession: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  shotsOffTarget: number | null;
  shotsBlocked: number | null;
  corners: number | null;
  fouls: number | null;
  yellowCards: number | null;
  redCards: number | null;
  saves: number | null;
  goals: number;
  goalsConceded: number;
  woodwork: number | null;
  averageRating: number | null;
}

export interface NewsEntry {
  key: Key;
  titleBg: string;
  titleEn: string;
  contentBg: string;
  contentEn: string;
  summaryBg: string | null;
  summaryEn: string | null;
  author: string;
  tags: string[];
  picture: Key | null;
  competition: Key | null;
  team: Key | null;
  secondTeam: Key | null;
  match: Key | null;
  publishedAt: Instant;
  updatedAt: Instant;
}

export interface AwardEntry {
  key: Key;
  type: AwardType;
  subtype: AwardSubtype;
  competition: Key;
  season: Key;
  gameweek: number | null;
  match: Key | null;
  team: Key | null;
  player: Key | null;
  awardedOn: Day;
  notesBg: string | null;
  notesEn: string | null;
  picture: Key | null;
}

export interface CompositionEntry {
  key: Key;
  type: BestTeamType;
  competition: Key;
  season: Key;
  gameweek: number | null;
  goalkeeper: Key;
  defenders: readonly [Key, Key];
  midfielder: Key;
  forwards: readonly [Key, Key];
  notesBg: string | null;
  notesEn: string | null;
  picture: Key | null;
  createdOn: Day;
}
