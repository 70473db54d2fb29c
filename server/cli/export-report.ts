import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import type { ReportSelection } from '#server/db/matches/match-report.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { OperatorError } from '#server/errors.ts';
import { parseDay } from '#server/league-files/folder/calendar-cells.ts';
import { readCurrentLeague } from '#server/league/current-league.ts';
import { drawMatchReports } from '#server/match-report/draw-match-reports.ts';
import { readMatchReports } from '#server/match-report/read-match-reports.ts';
import { printedLook } from '#server/pictures/printed-look.ts';
import { UsageError } from './read-arguments.ts';
import { withLeague } from './with-database.ts';
import { writeNewFile } from './write-new-file.ts';

/** `delta export report`: the report of a match, or those of all matches of a day. */
export async function exportReport(which: string, file: string, lang: string = DEFAULT_LANGUAGE): Promise<number> {
  if (!isLanguage(lang)) throw new UsageError(`--lang is bg or en, not ${lang}.`);
  const wanted = readWanted(which);
  const { reports, league, look } = await withLeague(async ({ db }) => ({
    reports: await readMatchReports(db, wanted),
    ...(await readLetterhead(db)),
  }));
  if (reports.length === 0)
    throw new OperatorError(
      'day' in wanted
        ? `No match with known teams is to be played on ${wanted.day}.`
        : `There is no match ${which} with known teams (delta match lists those of these days).`,
    );
  await writeNewFile(file, await drawMatchReports(reports, lang, league, look));
  process.stdout.write(
    `Wrote ${reports.length === 1 ? 'one match report' : `${reports.length} match reports`} into ${file}.\n`,
  );
  return 0;
}

async function readLetterhead(db: Queryable) {
  const { settings } = await readCurrentLeague(db);
  return { league: settings, look: await printedLook(db, settings.identity) };
}

function readWanted(which: string): ReportSelection {
  const day = parseDay(which);
  if (day !== null) return { day };
  return /^[1-9]\d{0,8}$/.test(which) ? { id: Number(which) } : { key: which };
}
