import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listDuplicateMembers, listPlayersOfTwoTeams, listSharedNumbers } from '#server/db/check/check-squads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { because, type Problem, type Reason } from '#server/league-files/folder/problems.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';

const BEARING_ON_SQUADS: readonly TableName[] = ['squads', 'competition-teams', 'competition-seasons'];

/**
 * Mistakes in squads that come about through several files at once, such as a team that enters the competition of another
 * team of its players. Call it before the import; the function that it returns, afterwards.
 */
export async function newSquadMistakes(
  tx: Queryable,
  tables: ReadonlyMap<TableName, unknown>,
  file: string,
  now: Date,
): Promise<() => Promise<Problem[]>> {
  if (!BEARING_ON_SQUADS.some((table) => tables.has(table))) return async () => [];
  const before = new Set((await listMistakes(tx, now)).map(({ message }) => message));
  return async () =>
    (await listMistakes(tx, now))
      .filter(({ message }) => !before.has(message))
      .map((reason) => ({ file, line: null, column: null, ...reason }));
}

async function listMistakes(tx: Queryable, now: Date): Promise<Reason[]> {
  const doubled = await listDuplicateMembers(tx);
  const divided = await listPlayersOfTwoTeams(tx);
  const shared = await listSharedNumbers(tx, dayAt(now));
  return [
    ...doubled.map(({ name, team }) => because('twiceInSquadOf', { player: name, team })),
    ...divided.map(({ name, teams, competition }) => because('inTeams', { player: name, teams, competition })),
    ...shared.map(({ name, number, players }) => because('numberShared', { team: name, number, players })),
  ];
}
