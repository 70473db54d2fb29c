import { existsSync } from 'node:fs';
import { readSettings } from '#server/config.ts';
import { listKnownTeams } from '#server/db/queries/known-league.ts';
import { OperatorError } from '#server/errors.ts';
import { withDatabase } from '#server/cli/with-database.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import type { Answers } from './answers.ts';

export type KnownLeague = Pick<Answers, 'knownTeams' | 'homeLeague'>;

const USUAL_NAME = 'Първенство';

const fresh = (): KnownLeague => ({ knownTeams: [], homeLeague: USUAL_NAME });

/** What the league has, if there is one: no database is created to ask it. */
export async function readKnownLeague(): Promise<KnownLeague> {
  const { databaseUrl, dataDir } = readSettings(process.env, process.getuid?.() === 0);
  if (databaseUrl === null && !existsSync(dataDir)) return fresh();
  try {
    return await withDatabase(async ({ db }) => ({
      knownTeams: await listKnownTeams(db),
      homeLeague: (await readLeagueSettings(db)).homeLeague || USUAL_NAME,
    }));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(
      `Note: the teams of the league are not known here. ${error.message} An import finds them by name.\n`,
    );
    return fresh();
  }
}
