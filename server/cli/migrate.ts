import { migrateDatabase, withSchemaLock } from '#server/db/migrate.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

export const migrateCommand: Command = {
  summary: 'migrate the database without starting the server',
  run: async (args) => {
    readArguments('migrate', args, {});
    await withDatabase(({ pool }) => withSchemaLock(pool, () => migrateDatabase(pool)));
    process.stdout.write('The database is up to date.\n');
    return 0;
  },
};
