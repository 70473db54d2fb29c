import { withSchemaLock } from '#server/db/migrate.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

export const migrateCommand: Command = {
  summary: 'migrate the database without starting the server',
  run: async (args) => {
    readArguments('migrate', args, {});
    await withDatabase((database) => withSchemaLock(database.pool, () => migrateDatabase(database)));
    process.stdout.write('The database is up to date.\n');
    return 0;
  },
};
