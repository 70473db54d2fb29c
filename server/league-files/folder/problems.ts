import type { importBg } from '#i18n/import/bg.ts';
import { importEn } from '#i18n/import/en.ts';
import { createTranslate, type Arguments } from '#i18n/translate.ts';

type Texts = typeof importBg;

/** What a wrong cell could be instead. */
export interface Suggestion {
  /** The text of the cell. */
  value: string;
  /** Who or what that is, where the text does not say it. */
  label?: string;
  /** For whom he plays. */
  teams?: string;
  /** Somebody whom the league does not have yet. */
  isNew?: true;
}

/** What is wrong: a stable id with its values for screens, and the same in English. */
export interface Reason {
  id: keyof Texts;
  values: Record<string, string | number>;
  message: string;
  suggestions?: Suggestion[];
}

/** Where something is wrong. */
export interface Place {
  file: string;
  line: number | null;
  column: string | null;
}

/** Why a folder cannot be imported, and where. */
export interface Problem extends Place, Reason {
  /** It is imported nevertheless. */
  isNote?: true;
  /** Of the cell in its row, from 0; null for a column that the file does not have. */
  cell?: number | null;
  /** As the cell stands in the file. */
  written?: string;
  /** Whom or what the row is about. */
  row?: string;
  /** How many more lines of the file have the same mistake. */
  more?: number;
  /** Only counted: the mistake was reported elsewhere. */
  isRepeated?: true;
}

const inEnglish = createTranslate<Texts>('en', importEn);

export function because<Id extends keyof Texts>(id: Id, ...values: Arguments<Texts[Id]>): Reason {
  return { id, values: values[0] ?? {}, message: inEnglish(id, ...values) };
}

/** A hint is English only: screens offer suggestions. */
export const withHint = (reason: Reason, hint: string, suggestions: Suggestion[] = []): Reason => ({
  ...reason,
  message: reason.message + hint,
  ...(suggestions.length > 0 && { suggestions }),
});

export const problemText = ({ file, line, column, message, more = 0 }: Problem): string => {
  const place = `${file}${line === null ? '' : `:${line}`}${column === null ? '' : ` ${column}`}`;
  return `${place}: ${message}${more > 0 ? ` (and in ${more} more ${more === 1 ? 'line' : 'lines'})` : ''}`;
};

/** Collects problems and notes up to a number, and counts the rest; the same mistake in many lines of a file is one. */
export function collectProblems(most: number) {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const known = new Map<string, Problem>();
  let unlisted = 0;
  const report = (problem: Problem) => {
    const { file, column, message, isNote, isRepeated } = problem;
    const same = [file, column, message].join('\0');
    const first = known.get(same);
    const list = isNote ? notes : problems;
    if (first) first.more = (first.more ?? 0) + 1;
    else if (list.length < most && !isRepeated) {
      list.push(problem);
      known.set(same, problem);
    } else if (!isNote && !isRepeated) unlisted += 1;
  };
  return { problems, notes, report, unlisted: () => unlisted };
}

/** A file is unreadable from this line on. */
export class FileProblem extends Error {
  readonly line: number | null;
  readonly reason: Reason;

  constructor(line: number | null, reason: Reason) {
    super(reason.message);
    this.line = line;
    this.reason = reason;
  }
}
