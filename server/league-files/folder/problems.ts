/** What keeps a folder from being imported, and where. */
export interface Problem {
  file: string;
  line: number | null;
  column: string | null;
  message: string;
}

export const problemText = ({ file, line, column, message }: Problem): string =>
  `${file}${line === null ? '' : `:${line}`}${column === null ? '' : ` ${column}`}: ${message}`;

/** A file cannot be read on from this line. */
export class FileProblem extends Error {
  readonly line: number | null;

  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}
