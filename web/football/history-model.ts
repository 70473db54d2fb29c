import type { TablePoints } from '#domain/standings/order-table.ts';
import type { CompetitionFormat, TableZone, TieBreaker } from '#domain/standings/format.ts';
import type { Adjustment, Competition, Named, Team } from './model.ts';

export interface SeasonYears {
  id: number;
  yearStart: number;
  yearEnd: number;
  isCurrent: boolean;
}

export interface CompetitionHistory extends Competition {
  isLeague: boolean;
  /** Newest first; without a champion until there is one. */
  seasons: (SeasonYears & { startsOn: string | null; endsOn: string | null; champion: Named<Team> | null })[];
}

export interface CompetitionCharts {
  gameweeks: number[];
  /** [CR3] */
  running: number | null;
  /** One per group; places after each gameweek. */
  tables: { group: string | null; teams: { team: Named<Team>; places: number[] }[] }[];
  /** Goals by quarter of an hour. */
  quarters: { from: number; to: number; goals: number }[];
}

export interface CompetitionRules {
  season: SeasonYears | null;
  format: CompetitionFormat;
  startsOn: string | null;
  endsOn: string | null;
  teams: number;
  matches: number;
  matchesPlayed: number;
  halfMinutes: number;
  hasExtraTime: boolean;
  points: TablePoints;
  tieBreakers: TieBreaker[];
  /** Null where another backend does not say. */
  suspensions: { yellows: number; matchesPerRed: number; secondYellowIsRed: boolean } | null;
  zones: TableZone[];
  adjustments: Adjustment[];
}
