import { existsSync } from 'node:fs';
import { readSettings } from '#server/config.ts';
import { listKnownTeams, type KnownTeam } from '#server/db/queries/known-league.ts';
import { OperatorError } from '#server/errors.ts';
import { withDatabase } from '#server/cli/with-database.ts';

/** The teams of the league, if there is one: no database is created to ask it. */
export async function readKnownTeams(): Promise<readonly KnownTeam[]> {
  const { databaseUrl, dataDir } = readSettings(process.env, process.getuid?.() === 0);
  if (databaseUrl === null && !existsSync(dataDir)) return [];
  try {
    return await withDatabase(({ db }) => listKnownTeams(db));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(
      `Note: the teams of the league are not known here. ${error.message} An import finds them by name.\n`,
    );
    return [];
  }
}
