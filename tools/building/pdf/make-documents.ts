import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { league } from '#league.config';
import { parseDocument } from './parse-document.ts';
import { drawDocument } from './draw-document.ts';

/** Placeholders that the texts may use, such as {league}. */
const values: Record<string, string> = {
  league: league.name.bg,
  city: league.city.bg,
  founded: String(league.founded),
  matches: league.matches.bg,
  seasonDates: league.seasonDates.bg,
  age: String(league.ages.least),
  adultAge: String(league.ages.adult),
  leastSquad: String(league.squad.least),
  mostSquad: String(league.squad.most),
  address: league.contacts.address.bg,
  phone: league.contacts.phone,
  email: league.contacts.email,
};
const letterhead = {
  league: league.name.bg,
  contacts: [league.contacts.address.bg, league.contacts.phone, league.contacts.email].join('  ·  '),
};

/** The public documents of a folder by their numbers: `3-disciplinary.txt` is number 3. */
export async function findDocuments(folder: string): Promise<Map<number, string>> {
  const files = await readdir(folder);
  return new Map(
    files.flatMap((file) => {
      const [, number] = /^(\d+)-.*\.txt$/.exec(file) ?? [];
      return number === undefined ? [] : [[Number(number), join(folder, file)] as const];
    }),
  );
}

export async function makeDocument(file: string): Promise<Buffer> {
  const text = await readFile(file, 'utf8');
  try {
    return await drawDocument(parseDocument(text, values), letterhead);
  } catch (error) {
    throw new Error(`${file} cannot be made into a PDF: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}
