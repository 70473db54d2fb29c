/** Why a folder cannot be imported, and where. */
export interface Problem {
  /** It is imported nevertheless. */
  isNote?: true;
  file: string;
  line: number | null;
  column: string | null;
  message: string;
}

export const problemText = ({ file, line, column, message }: Problem): string =>
  `${file}${line === null ? '' : `:${line}`}${column === null ? '' : ` ${column}`}: ${message}`;

/** A file is unreadable from this line on. */
export class FileProblem extends Error {
  readonly line: number | null;

  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}
