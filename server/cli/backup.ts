import { makeBackup } from '#server/backup/make-backup.ts';
import { readSettings } from '#server/config.ts';
import { OperatorError } from '#server/errors.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { withLeague } from './with-database.ts';

export const backupCommand: Command = {
  summary: 'make a verified backup now, as every night',
  help: `Usage: delta backup

Writes everything into a new file in BACKUP_DIR, restores it into an empty database beside the league's and compares
every byte. Then removes older ones but the last of seven days, four weeks and twelve months. The server may be running.

Options
  --help   this text`,
  run: async (args) => {
    readArguments('backup', args, {});
    const { backupDir } = readSettings(process.env, process.getuid?.() === 0);
    if (backupDir === null) throw new OperatorError('Set BACKUP_DIR to the folder for backups.');
    const file = await withLeague((database) => makeBackup(database, { folder: backupDir, now: new Date() }));
    if (file === null) throw new OperatorError('A backup is being made just now.');
    process.stdout.write(`Wrote and verified ${file}.\n`);
    return 0;
  },
};
