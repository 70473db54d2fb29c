import { restoreBackup, unpackBackup } from '#server/backup/restore-backup.ts';
import { readSettings } from '#server/config.ts';
import { errorText } from '#server/errors.ts';
import { openTemporaryFolders } from '#server/temporary-folders.ts';
import type { Command } from './command.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

export const restoreCommand: Command = {
  summary: 'bring a backup into an empty program',
  help: `Usage: delta restore FILE.zip

Brings back everything that a nightly backup has: the league with its page addresses, its settings and documents, the
people of the desk with their devices, the journal, and private files. The database must be empty: start with a new
DATA_DIR, or a new database in DATABASE_URL, and DEMO=off. All or nothing. A backup of an older version is migrated.

Whoever was signed in when the backup was made is signed in again. Sign out lost phones on the screen of people.

Options
  --help   this text`,
  run: async (args) => {
    const { positionals } = readArguments('restore', args, { allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new UsageError('Usage: delta restore FILE.zip (delta restore --help says more).');
    const { temporaryDir } = readSettings(process.env, process.getuid?.() === 0);
    const warn = (error: unknown, text: string) => void process.stderr.write(`Note: ${text} (${errorText(error)})\n`);
    await openTemporaryFolders(temporaryDir, warn).use('restore', async (folder) => {
      await unpackBackup(file, folder);
      await withDatabase((database) => restoreBackup(database, folder));
    });
    process.stdout.write(`Everything in ${file} is restored. Start the program.\n`);
    return 0;
  },
};
