import { once } from 'node:events';
import { nearestTo } from '#domain/formatting/nearest.ts';
import { listPlayedMatches, listPlayedSeasons } from '#server/db/seasons/played-season.ts';
import { OperatorError } from '#server/errors.ts';
import { csvLines, exportFolder } from '#server/league-files/folder/export-folder.ts';
import { jsonLines } from '#server/league-files/folder/export-json.ts';
import { tableNamed } from '#server/league-files/folder/league-tables.ts';
import { TABLE_NAMES, type TableName } from '#server/league-files/folder/table-file.ts';
import { toOpenfootball } from '#server/league-files/openfootball/from-league.ts';
import { reportProgress } from '#server/log/report-progress.ts';
import type { Command } from './command.ts';
import { exportReport } from './export-report.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { withLeague } from './with-database.ts';
import { writeNewFile } from './write-new-file.ts';

export const exportCommand: Command = {
  summary: 'write the league into files: a backup, and the way out',
  help: `Usage: delta export FOLDER [--semicolon] [--json]
       delta export csv TABLE [--semicolon]
       delta export json TABLE
       delta export openfootball FILE [--competition KEY] [--season KEY]
       delta export report MATCH FILE.pdf [--lang en]
       delta export report DAY FILE.pdf [--lang en]

The first writes the whole league, as it is at one moment, into a new folder of CSV files, articles and pictures.
docs/LEAGUE-FILES.md describes them. delta import FOLDER brings it back, into this database or another.
The next two write one table to standard output. The fourth writes one competition season in the JSON format of the
openfootball project; name it where there are several. The last two write match reports to print for the
referee, of a match (by number or key) or of all matches of a day (2026-03-15 or 15.3.2026): both squads with numbers,
and struck out who may not play, with the reason (cards, age, declaration).

Tables
  ${TABLE_NAMES.join(', ')}

Options
  --semicolon   semicolons between cells and commas in numbers, as spreadsheets with Bulgarian settings expect
  --json        print in JSON what was written
  --competition, --season   of the competition season, by key
  --lang        language of the match reports: bg (the default) or en
  --help        this text`,
  run: async (args) => {
    const options = {
      semicolon: { type: 'boolean' },
      json: { type: 'boolean' },
      competition: { type: 'string' },
      season: { type: 'string' },
      lang: { type: 'string' },
    } as const;
    const { values, positionals } = readArguments('export', args, { options, allowPositionals: true });
    const [what, table, ...more] = positionals;
    const delimiter = values.semicolon ? ';' : ',';
    if ((what === 'csv' || what === 'json') && table !== undefined && more.length === 0) {
      const named = tableNamed(readTableName(table));
      await withLeague(({ db }) =>
        db.transaction((tx) => print(what === 'csv' ? csvLines(tx, named, delimiter) : jsonLines(tx, named))),
      );
      return 0;
    }
    if (what === 'openfootball' && table !== undefined && more.length === 0) {
      return exportOpenfootball(table, values);
    }
    const [file] = more;
    if (what === 'report' && table !== undefined && file !== undefined && more.length === 1) {
      return exportReport(table, file, values.lang);
    }
    if (what === undefined || table !== undefined) {
      throw new UsageError(
        'Usage: delta export FOLDER, or csv TABLE, json TABLE, openfootball FILE, report MATCH FILE.pdf (delta export --help says more).',
      );
    }
    const onProgress = reportProgress('Writing the league', values.json ? process.stderr : process.stdout);
    const sizes = await withLeague(({ db }) => exportFolder(db, what, { delimiter, onProgress }));
    const written = values.json
      ? JSON.stringify({ folder: what, rows: Object.fromEntries(sizes) })
      : `Wrote ${sizes.get('teams')} teams, ${sizes.get('players')} players and ${sizes.get('matches')} matches into ${what}.`;
    process.stdout.write(`${written}\n`);
    return 0;
  },
};

async function exportOpenfootball(file: string, wanted: { competition?: string; season?: string }): Promise<number> {
  const { text, left, season } = await withLeague(async ({ db }) => {
    const all = await listPlayedSeasons(db);
    const [found, other] = all.filter(
      ({ competition, season: years }) =>
        (wanted.competition ?? competition) === competition && (wanted.season ?? years) === years,
    );
    if (!found || other) {
      const names = all.map(({ competition, season: years }) => `--competition ${competition} --season ${years}`);
      throw new OperatorError(`${found ? 'Name one' : 'There is no such competition season'}: ${names.join(', ')}.`);
    }
    return { ...toOpenfootball(found, await listPlayedMatches(db, found.id)), season: found };
  });
  await writeNewFile(file, text);
  const without = left > 0 ? ` Left out: ${left} without a date or a team.` : '';
  process.stdout.write(`Wrote ${season.competitionName} ${season.season} into ${file}.${without}\n`);
  return 0;
}

function readTableName(word: string): TableName {
  const found = TABLE_NAMES.find((name) => name === word);
  if (found) return found;
  const meant = nearestTo(word, TABLE_NAMES);
  throw new UsageError(
    `There is no table "${word}"${meant ? `; did you mean ${meant}?` : ' (delta export --help lists them).'}`,
  );
}

async function print(lines: AsyncIterable<string>) {
  // A reader that needs only the beginning closes the pipe; that is not an error.
  process.stdout.on('error', () => process.exit(0));
  for await (const line of lines) {
    if (!process.stdout.write(line)) await once(process.stdout, 'drain');
  }
}
