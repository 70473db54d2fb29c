import { readFile } from 'node:fs/promises';
import { OperatorError } from '../errors.ts';
import { addLeague } from '../league-files/add-league.ts';
import { parseNotes, parseOpenfootball } from '../league-files/openfootball/openfootball-file.ts';
import { toLeague } from '../league-files/openfootball/to-league.ts';
import type { Command } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

export const importCommand: Command = {
  summary: 'add a competition season from a file',
  help: `Usage: delta import openfootball FILE [--notes NOTES]

Adds the competition season in FILE, in the JSON format of the openfootball project, to the league.
Teams, players and seasons that are there already are used, not doubled. All of the file goes in, or nothing;
a competition season that is there already is left as it is. The first season of a database becomes its current one.

Options
  --notes NOTES   a JSON file with what FILE does not say:
                    {
                      "name": "Premier League",            otherwise the name in FILE without its years
                      "country": "GB",                     otherwise BG
                      "timeZone": "Europe/London",         of times without a zone; otherwise Europe/Sofia
                      "players": {"Hakim Zyiech": "Hakim Ziyech"},   spellings to mend
                      "adjustments": [{"team": "Everton FC", "points": -6, "decidedOn": "2024-02-26",
                                       "reasonBg": "…", "reasonEn": "…"}]
                    }
  --help          this text`,
  run: async (args) => {
    const { file, notes } = filesIn(args);
    const { league, doubts } = toLeague(
      parseOpenfootball(await readText(file), file),
      parseNotes(notes === undefined ? '{}' : await readText(notes), notes ?? 'notes'),
    );
    await withDatabase((database) => addLeague(database, league));
    for (const doubt of doubts) process.stderr.write(`${doubt}\n`);
    const goals = league.matches.reduce((sum, { ledger }) => sum + ledger.length, 0);
    process.stdout.write(
      `Added ${league.competitions[0]?.name} ${league.seasons[0]?.key}: ${league.teams.length} teams, ` +
        `${league.matches.length} matches, ${goals} goals by ${league.players.length} players.\n`,
    );
    return 0;
  },
};

function filesIn(args: string[]): { file: string; notes: string | undefined } {
  const options = { notes: { type: 'string' } } as const;
  const { values, positionals } = readArguments('import', args, { options, allowPositionals: true });
  const [format, file, ...more] = positionals;
  if (format !== 'openfootball' || file === undefined || more.length > 0) {
    throw new UsageError('Usage: delta import openfootball FILE [--notes NOTES] (delta import --help says more).');
  }
  return { file, notes: values.notes };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason = { ENOENT: 'There is no file', EISDIR: 'This is a folder, not a file:' }[code ?? ''];
    throw new OperatorError(reason ? `${reason} ${path}` : `${path} cannot be read (${code}).`, { cause: error });
  }
}
