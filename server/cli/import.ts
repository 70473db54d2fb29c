import type { OpenDatabase } from '../db/open.ts';
import { isDemo } from '../db/queries/league.ts';
import type { Merged } from '../db/write-league/merge-table.ts';
import { addLeague } from '../league-files/add-league.ts';
import { importFolder } from '../league-files/folder/import-folder.ts';
import { problemText, type Problem } from '../league-files/folder/problems.ts';
import { parseNotes, parseOpenfootball } from '../league-files/openfootball/openfootball-file.ts';
import { toLeague } from '../league-files/openfootball/to-league.ts';
import { reportProgress } from '../progress.ts';
import type { Command } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { readText } from './read-text.ts';
import { withDatabase } from './with-database.ts';

export const importCommand: Command = {
  summary: 'bring in a league from a folder, or a competition season from a file',
  help: `Usage: delta import FOLDER [--dry-run] [--prune] [--json]
       delta import openfootball FILE [--notes NOTES]

The first makes the league what the files in FOLDER say; docs/LEAGUE-FILES.md describes them. Everything is checked
before anything is written: all mistakes are told at once, each with file, line and column, and nothing is changed.
Otherwise all goes in together. What is there already is changed where it differs, what is new is added. A file or a
column that is missing leaves what it would speak of as it is.

The second adds the competition season in FILE, in the JSON format of the openfootball project, to the league.
Teams, players and seasons that are there already are used, not doubled. All of the file goes in, or nothing;
a competition season that is there already is left as it is. The first season of a database becomes its current one.

Options
  --dry-run       say what would change, and change nothing
  --prune         remove what the files in FOLDER do not have
  --json          answer in JSON
  --notes NOTES   a JSON file with what FILE does not say:
                    {
                      "name": "Premier League",            otherwise the name in FILE without its years
                      "country": "GB",                     otherwise BG
                      "timeZone": "Europe/London",         of times without a zone; otherwise Europe/Sofia
                      "players": {"Hakim Zyiech": "Hakim Ziyech"},   spellings to mend
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
  const onProgress = reportProgress('Importing the league', json ? process.stderr : process.stdout);
  const result = await withDatabase(async (database) => {
    const imported = await importFolder(database, folder, { dryRun, prune, onProgress });
    await warnOfDemo(database);
    return imported;
  });
  if ('problems' in result) {
    if (json) process.stdout.write(`${JSON.stringify(result)}\n`);
    else process.stderr.write(`${describeProblems(result.problems)}\n`);
    return 1;
  }
  const changes = Object.fromEntries(result.changes);
  process.stdout.write(`${json ? JSON.stringify({ dryRun, changes }) : describeChanges(result.changes, dryRun)}\n`);
  return 0;
}

/** Whoever has only looked at the demo before may not know that it is still there. */
async function warnOfDemo({ db }: OpenDatabase) {
  if (await isDemo(db)) process.stderr.write(`${DEMO_IS_HERE}\n`);
}

const DEMO_IS_HERE =
  'This database holds the demo league: what you import stands among its teams, and its simulator plays your matches too.\n' +
  'A league of your own needs an empty database and DEMO=off (docs/OPERATING.md).';

function describeProblems(problems: Problem[]): string {
  const mistakes = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  return [...problems.map(problemText), `${mistakes}. Nothing was changed.`].join('\n');
}

function describeChanges(changes: ReadonlyMap<string, Merged>, dryRun: boolean): string {
  const lines = [...changes].flatMap(([name, counts]) => {
    const words = (['added', 'changed', 'removed'] as const).filter((word) => counts[word] > 0);
    return words.length > 0 ? [`${name.padEnd(20)} ${words.map((word) => `${counts[word]} ${word}`).join(', ')}`] : [];
  });
  if (lines.length === 0) return 'The league is what the folder says already.';
  return dryRun ? [...lines, 'Nothing was changed: this is what an import would do.'].join('\n') : lines.join('\n');
}

async function importOpenfootball(file: string, notes: string | undefined): Promise<number> {
  const { league, doubts } = toLeague(
    parseOpenfootball(await readText(file), file),
    parseNotes(notes === undefined ? '{}' : await readText(notes), notes ?? 'notes'),
  );
  await withDatabase(async (database) => {
    await addLeague(database, league);
    await warnOfDemo(database);
  });
  for (const doubt of doubts) process.stderr.write(`${doubt}\n`);
  const goals = league.matches.reduce((sum, { ledger }) => sum + ledger.length, 0);
  process.stdout.write(
    `Added ${league.competitions[0]?.name} ${league.seasons[0]?.key}: ${league.teams.length} teams, ` +
      `${league.matches.length} matches, ${goals} goals by ${league.players.length} players.\n`,
  );
  return 0;
}
