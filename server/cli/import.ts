import { asText } from '#server/db/league-tables/league-table.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { isDemo } from '#server/db/league/league.ts';
import type { Merged } from '#server/db/league-tables/merge-table.ts';
import { importFolder } from '#server/league-files/folder/import-folder.ts';
import { problemText, type Problem } from '#server/league-files/folder/problems.ts';
import { parseNotes, parseOpenfootball } from '#server/league-files/openfootball/openfootball-file.ts';
import { addRows } from '#server/league-files/openfootball/add-rows.ts';
import { toRows } from '#server/league-files/openfootball/to-rows.ts';
import { nameLeague } from '#server/league/league-settings.ts';
import { reportProgress } from '#server/log/report-progress.ts';
import type { Command } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { readText } from './read-text.ts';
import { withDatabase } from './with-database.ts';

export const importCommand: Command = {
  summary: 'bring in a league from a folder, or a competition season from a file',
  help: `Usage: delta import FOLDER [--dry-run] [--prune] [--json]
       delta import openfootball FILE [--notes NOTES]

The first imports the files in FOLDER; docs/LEAGUE-FILES.md describes them. Everything is checked before anything is
written: all mistakes are reported at once, each with file, line and column, and nothing is changed. Otherwise everything
is written in one transaction: new rows are added, rows that differ are changed. A missing file or column changes nothing.
Notes say what is worth knowing and keeps nothing from being imported, such as which teams the league already has.

The second adds the competition season in FILE, in the JSON format of the openfootball project, to the league.
Teams, players and seasons that already exist are used, not duplicated. The whole file is imported, or nothing; a
competition season that already exists is refused. The first season of a database becomes its current one.

Options
  --dry-run       show what would change, and change nothing
  --prune         remove what the files in FOLDER do not have
  --json          answer in JSON
  --notes NOTES   a JSON file with what FILE does not contain:
                    {
                      "name": "Premier League",            default: the name in FILE without its years
                      "country": "GB",                     default: not known
                      "timeZone": "Europe/London",         of times without a zone; default: Europe/Sofia
                      "players": {"Hakim Zyiech": "Hakim Ziyech"},   spellings to correct
                      "adjustments": [{"team": "Everton FC", "points": -6, "decidedOn": "2024-02-26",
                                       "reasonBg": "…", "reasonEn": "…"}]
                    }
  --help          this text

Exit codes: 0 done, 1 refused and nothing changed, 2 typed wrongly.`,
  run: async (args) => {
    const { values, positionals } = readArguments('import', args, { options: OPTIONS, allowPositionals: true });
    const [format, file, ...more] = positionals;
    if (format === 'openfootball' && file !== undefined && more.length === 0) {
      refuse(values, ['dry-run', 'prune', 'json'], 'openfootball FILE');
      return importOpenfootball(file, values.notes);
    }
    if (format === undefined || format === 'openfootball' || file !== undefined) throw new UsageError(USAGE);
    refuse(values, ['notes'], 'FOLDER');
    return importLeague(format, values);
  },
};

const OPTIONS = {
  notes: { type: 'string' },
  'dry-run': { type: 'boolean' },
  prune: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;
type Values = ReturnType<typeof readArguments<{ options: typeof OPTIONS }>>['values'];

const USAGE = 'Usage: delta import FOLDER, or delta import openfootball FILE (delta import --help says more).';

function refuse(values: Values, names: (keyof Values)[], of: string) {
  const given = names.find((name) => values[name] !== undefined);
  if (given) throw new UsageError(`--${given} means nothing for delta import ${of} (delta import --help says more).`);
}

async function importLeague(folder: string, values: Values): Promise<number> {
  const { 'dry-run': dryRun = false, prune = false, json = false } = values;
  const onProgress = reportProgress(
    dryRun ? 'Comparing the files with the league' : 'Importing the league',
    json ? process.stderr : process.stdout,
  );
  const result = await withDatabase(async (database) => {
    const imported = await importFolder(database, folder, { dryRun, prune, onProgress });
    await warnOfDemo(database);
    return imported;
  });
  const { notes } = result;
  if (!json) for (const note of notes) process.stderr.write(`Note: ${problemText(note)}\n`);
  if ('problems' in result) {
    if (json) process.stdout.write(`${JSON.stringify(result)}\n`);
    else process.stderr.write(`${printProblems(result)}\n`);
    return 1;
  }
  const changes = Object.fromEntries(result.changes);
  process.stdout.write(`${json ? JSON.stringify({ dryRun, changes, notes }) : printChanges(result.changes, dryRun)}\n`);
  return 0;
}

/** A warning for people who only tried the demo before and may not know that it is still in the database. */
async function warnOfDemo({ db }: OpenDatabase) {
  if (await isDemo(db)) process.stderr.write(`${DEMO_WARNING}\n`);
}

const DEMO_WARNING =
  'This database contains the demo league: your import is mixed with its teams, and its simulator plays your matches too.\n' +
  'A league of your own needs an empty database and DEMO=off (docs/OPERATING.md).';

function printProblems({ problems, moreProblems }: { problems: Problem[]; moreProblems: number }): string {
  const more = moreProblems > 0 ? ` and ${moreProblems} more` : '';
  const mistakes = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes${more}`;
  return [...problems.map(problemText), `${mistakes}. Nothing was changed.`].join('\n');
}

function printChanges(changes: ReadonlyMap<string, Merged>, dryRun: boolean): string {
  const lines = [...changes].flatMap(([name, counts]) => {
    const words = (['added', 'changed', 'removed'] as const).filter((word) => counts[word] > 0);
    return words.length > 0 ? [`${name.padEnd(20)} ${words.map((word) => `${counts[word]} ${word}`).join(', ')}`] : [];
  });
  if (lines.length === 0) return 'The league already matches the folder.';
  return dryRun ? [...lines, 'Nothing was changed: this is what an import would do.'].join('\n') : lines.join('\n');
}

const printRecognised = (teams: ReadonlyMap<string, string>) =>
  `already in the league: ${[...teams].map(([name, key]) => `${name} (${key})`).join(', ')}`;

async function importOpenfootball(file: string, notes: string | undefined): Promise<number> {
  const { rows, doubts } = toRows(
    parseOpenfootball(await readText(file), file),
    parseNotes(notes === undefined ? '{}' : await readText(notes), notes ?? 'notes'),
  );
  const name = asText(rows.competitions[0]?.['name']);
  const recognised = await withDatabase(async (database) => {
    const teams = await addRows(database, rows);
    await nameLeague(database.db, name);
    await warnOfDemo(database);
    return teams;
  });
  if (recognised.size > 0) process.stderr.write(`Note: ${printRecognised(recognised)}\n`);
  for (const doubt of doubts) process.stderr.write(`${doubt}\n`);
  process.stdout.write(
    `Added ${name} ${asText(rows.seasons[0]?.['key'])}: ${rows.teams.length} teams, ` +
      `${rows.matches.length} matches, ${rows.events.length} goals by ${rows.players.length} players.\n`,
  );
  return 0;
}
