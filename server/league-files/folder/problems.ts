/** Why a folder cannot be imported, and where. */
export interface Problem {
  /** It is imported nevertheless. */
  isNote?: true;
  file: string;
  line: number | null;
  column: string | null;
  message: string;
  /** How many more lines of the file have the same mistake. */
  more?: number;
}

export const problemText = ({ file, line, column, message, more = 0 }: Problem): string => {
  const place = `${file}${line === null ? '' : `:${line}`}${column === null ? '' : ` ${column}`}`;
  return `${place}: ${message}${more > 0 ? ` (and in ${more} more ${more === 1 ? 'line' : 'lines'})` : ''}`;
};

/** Collects problems and notes; the same mistake in many lines of a file is one. */
export function collectProblems(most: number) {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const known = new Map<string, Problem>();
  const report = (problem: Problem) => {
    const { file, column, message, isNote } = problem;
    const same = [file, column, message].join('\0');
    const first = known.get(same);
    const list = isNote ? notes : problems;
    if (first) first.more = (first.more ?? 0) + 1;
    else if (list.length < most) {
      list.push(problem);
      known.set(same, problem);
    }
  };
  return { problems, notes, report };
}

/** A file is unreadable from this line on. */
export class FileProblem extends Error {
  readonly line: number | null;

  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}
