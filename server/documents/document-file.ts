import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leagueDocumentSchema, type LeagueDocument } from '#contract/http/league-settings.ts';
import { packageRoot } from '#server/root.ts';

/** `3-disciplinary.txt` is document 3. */
export const documentNumber = (file: string): number | null => {
  const [, number] = /^([1-9]\d?)(?:-[^/]*)?\.txt$/.exec(file) ?? [];
  return number === undefined ? null : Number(number);
};

/** A document as a file: its titles, an empty line, its text. */
export const writeDocument = ({ title, text }: LeagueDocument): string =>
  [`# ${title.bg}`, ...(title.en === '' ? [] : [`# en: ${title.en}`]), '', text, ''].join('\n');

/** Throws in words what is wrong with it. */
export function parseDocumentFile(number: number, file: string): LeagueDocument {
  const [first = '', ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!first.startsWith('# ')) throw new Error('a document begins with its title: # Title');
  const english = /^# en: (.*)$/.exec(lines[0] ?? '')?.[1];
  const text = (english === undefined ? lines : lines.slice(1)).join('\n');
  const { success, data, error } = leagueDocumentSchema.safeParse({
    number,
    title: { bg: first.slice(2), en: english ?? '' },
    text,
  });
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

let starting: readonly LeagueDocument[] | undefined;

/** Those that a fresh league has. */
export const startingDocuments = (): readonly LeagueDocument[] =>
  (starting ??= readFolder(join(packageRoot, 'documents')));

function readFolder(folder: string): LeagueDocument[] {
  const documents = readdirSync(folder).flatMap((file) => {
    const number = documentNumber(file);
    return number === null ? [] : [parseDocumentFile(number, readFileSync(join(folder, file), 'utf8'))];
  });
  return documents.toSorted((a, b) => a.number - b.number);
}
