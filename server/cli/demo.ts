import { withSchemaLock } from '#server/db/migrate.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { OperatorError } from '#server/errors.ts';
import { reportProgress } from '#server/log/report-progress.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

export const demoCommand: Command = {
  summary: 'load the demo league into an empty database',
  run: async (args) => {
    readArguments('demo', args, {});
    return withDatabase(({ pool, db }) =>
      withSchemaLock(pool, async () => {
        await migrateDatabase({ pool, db });
        const loaded = await loadDemo(db, new Date(), reportProgress('Loading the demo league'));
        if (!loaded)
          throw new OperatorError('The database already contains a league; the demo would be mixed with it.');
        return 0;
      }),
    );
  },
};
