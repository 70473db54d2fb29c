import { FileProblem, type Problem } from './problems.ts';

export type Report = (problem: Problem) => void;

/** The unparsed rows of a table. */
export interface Source {
  /** Names of columns, in the order of the cells; null for an unknown column. */
  header: readonly (string | null)[];
  records: Iterable<SourceRecord>;
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
