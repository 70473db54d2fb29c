import { FileProblem, type Problem } from './problems.ts';

export type Report = (problem: Problem) => void;

/** The rows of a table as somebody wrote them. */
export interface Source {
  /** Names of columns, in the order of the cells; null where a column is not known. */
  header: readonly (string | null)[];
  records: Iterable<SourceRecord>;
}

export interface SourceRecord {
  file: string;
  line: number | null;
  cells: readonly string[];
}

/** Ends where the file cannot be read on, and says so. */
export function* reported<Item>(items: Iterable<Item>, file: string, report: Report): Generator<Item, undefined> {
  try {
    yield* items;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    report({ file, line: error.line, column: null, message: error.message });
  }
}
