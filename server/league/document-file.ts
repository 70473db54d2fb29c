import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leagueDocumentSchema, type LeagueDocument } from '#contract/http/league-settings.ts';
import { OperatorError } from '#server/errors.ts';
import { packageRoot } from '#server/root.ts';

/** `3-disciplinary.txt` is document 3. */
export const documentNumber = (file: string): number | null => {
  const [, number] = /^([1-9]\d?)(?:-[^/]*)?\.txt$/.exec(file) ?? [];
  return number === undefined ? null : Number(number);
};

/** A document as a file: its titles, an empty line, its text. */
export const writeDocument = ({ title, text }: LeagueDocument): string =>
  [`# ${title.bg}`, ...(title.en === '' ? [] : [`# en: ${title.en}`]), '', text, ''].join('\n');

/** Or why it is none: it has no title, or too much or nothing below it. */
export function parseDocumentFile(number: number, file: string): LeagueDocument | 'no-title' | 'not-a-text' {
  const [first = '', ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!first.startsWith('# ')) return 'no-title';
  const english = /^# en: (.*)$/.exec(lines[0] ?? '')?.[1];
  const text = (english === undefined ? lines : lines.slice(1)).join('\n');
  const title = { bg: first.slice(2), en: english ?? '' };
  const { success, data } = leagueDocumentSchema.safeParse({ number, title, text });
  return success ? data : 'not-a-text';
}

let samples: readonly LeagueDocument[] | undefined;

/** What a league may begin its own with; the demo league has them as they are. */
export const sampleDocuments = (): readonly LeagueDocument[] =>
  (samples ??= readFolder(join(packageRoot, 'documents')));

function readFolder(folder: string): LeagueDocument[] {
  const documents = readdirSync(folder).flatMap((file) => {
    const number = documentNumber(file);
    if (number === null) return [];
    const document = parseDocumentFile(number, readFileSync(join(folder, file), 'utf8'));
    if (typeof document === 'string') throw new OperatorError(`${file} in documents/ is not a document (${document}).`);
    return [document];
  });
  return documents.toSorted((a, b) => a.number - b.number);
}
