import { writeSkeleton } from '#server/league-files/folder/write-skeleton.ts';
import type { Command } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';

export const newCommand: Command = {
  summary: 'create a league folder with empty files to fill in',
  help: `Usage: delta new FOLDER [--semicolon]

Writes a new folder with every CSV file of a league: the headings of all its columns, and no rows. Fill in what you
have, delete the other files and columns, then delta import FOLDER. docs/LEAGUE-FILES.md describes every column.

The office plans a season: teams in, days and pitches, fixtures out.

Options
  --semicolon   semicolons between cells, as spreadsheets with Bulgarian settings expect
  --help        this text

Exit codes: 0 done, 1 refused and nothing written, 2 typed wrongly.`,
  run: async (args) => {
    const { values, positionals } = readArguments('new', args, {
      options: { semicolon: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0)
      throw new UsageError('Usage: delta new FOLDER [--semicolon] (delta new --help says more).');
    const files = await writeSkeleton(folder, values.semicolon ? ';' : ',');
    process.stdout.write(
      `Wrote ${files} empty files into ${folder}. Fill them in, then: delta import ${folder} --dry-run\n`,
    );
    return 0;
  },
};
