import type { RunKind } from '#domain/records/team-record.ts';
import type { SeasonYears } from './history-model.ts';
import type { PastMatch } from './match-context-model.ts';
import type { Competition, Leader, Named, TableFigures, Team } from './model.ts';

export interface RecordRun {
  team: Named<Team>;
  competition: Named<Competition>;
  matches: number;
  lastMatch: number;
  from: string | null;
  to: string | null;
  isGoingOn: boolean;
}

/** The value is the goals; for appearances the matches. */
export interface RecordLeader extends Leader {
  matches: number;
}

/** Goals of a player in one match. */
export interface RecordHaul extends Leader {
  match: PastMatch;
}

interface RecordBook {
  scorers: RecordLeader[];
  appearances: RecordLeader[];
  hauls: RecordHaul[];
  biggestWins: PastMatch[];
  mostGoals: PastMatch[];
  /** The longest first. */
  runs: Record<RunKind, RecordRun[]>;
}

export interface AllTimeFigures extends TableFigures {
  seasons: number;
  titles: number;
}

export interface CompetitionRecords extends RecordBook {
  /** Newest first. */
  seasons: (SeasonYears & { champion: Named<Team> | null })[];
  table: (AllTimeFigures & { position: number; team: Named<Team> })[];
}

export interface TeamRecords extends RecordBook {
  /** Newest first. */
  seasons: (SeasonYears & {
    competition: Competition;
    place: number | null;
    isChampion: boolean;
    isOpen: boolean;
  })[];
  competitions: (AllTimeFigures & { competition: Competition })[];
  biggestDefeats: PastMatch[];
}
