import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import type { SheetWanted } from '../db/queries/printed-sheet.ts';
import { OperatorError } from '../errors.ts';
import { parseDay } from '../league-files/folder/calendar-cells.ts';
import { drawMatchSheets } from '../match-sheet/draw-match-sheets.ts';
import { readMatchSheets } from '../match-sheet/read-match-sheets.ts';
import { UsageError } from './read-arguments.ts';
import { withLeague } from './with-database.ts';
import { writeNewFile } from './write-new-file.ts';

/** `delta export sheet`: the sheet of a match, or those of all matches of a day. */
export async function exportSheet(which: string, file: string, lang: string = DEFAULT_LANGUAGE): Promise<number> {
  if (!isLanguage(lang)) throw new UsageError(`--lang is bg or en, not ${lang}.`);
  const wanted = readWanted(which);
  const sheets = await withLeague(({ db }) => readMatchSheets(db, wanted));
  if (sheets.length === 0)
    throw new OperatorError(
      'day' in wanted
        ? `No match with known teams is to be played on ${wanted.day}.`
        : `There is no match ${which} with known teams (delta match lists those of these days).`,
    );
  await writeNewFile(file, await drawMatchSheets(sheets, lang));
  process.stdout.write(`Wrote ${sheets.length === 1 ? 'one sheet' : `${sheets.length} sheets`} into ${file}.\n`);
  return 0;
}

function readWanted(which: string): SheetWanted {
  const day = parseDay(which);
  if (day !== null) return { day };
  return /^[1-9]\d{0,8}$/.test(which) ? { id: Number(which) } : { key: which };
}
