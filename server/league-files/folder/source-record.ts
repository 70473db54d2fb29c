import type { Row } from '#server/db/league-tables/league-table.ts';
import type { CsvRecord } from './csv.ts';
import type { Encoding } from './file-text.ts';
import { FileProblem, type Problem } from './problems.ts';
import type { TableName } from './table-file.ts';

export type Report = (problem: Problem) => void;

/** How a table was written. */
export type TableFormat = { kind: 'csv'; encoding: Encoding; delimiter: string } | { kind: 'xlsx' };

/** The rows of a sheet, or of a CSV file of any name. */
export interface Sheet {
  /** Where problems are: `league.xlsx (Отбори)`. */
  file: string;
  records: readonly CsvRecord[];
  format: TableFormat;
  roster?: RosterPart;
}
export type Sheets = ReadonlyMap<TableName, Sheet>;

/** Of a list of players with their teams, which is read as two tables. */
export interface RosterPart {
  headings: readonly string[];
  /** The key of the player in each line: the first table finds them, the second refers to them. */
  keys: Map<number, string>;
  /** Which cells have the team and the number; -1 for none. */
  team: number;
  shirtNumber: number;
}

/** For whom a player of a list plays, as it is written there. */
export interface ListedMember {
  team: string;
  shirtNumber: string;
}

/** The unparsed rows of a table. */
export interface Source {
  /** Names of columns, in the order of the cells; null for an unknown column. */
  header: readonly (string | null)[];
  records: Iterable<SourceRecord>;
  /** Of a table; articles and pictures are many files. */
  written?: { file: string; format: TableFormat; headings: readonly string[] };
  /** Called with every valid row and its line. */
  onRow?: (line: number | null, row: Row) => void;
  /** Of the players of a roster. */
  memberIn?: (cells: readonly string[]) => ListedMember;
}

export interface SourceRecord {
  file: string;
  line: number | null;
  cells: readonly string[];
}

/** Stops where the file becomes unreadable, and reports it. */
export function* reported<Item>(items: Iterable<Item>, file: string, report: Report): Generator<Item, undefined> {
  try {
    yield* items;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    report({ file, line: error.line, column: null, ...error.reason });
  }
}
