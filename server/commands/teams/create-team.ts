import type { SavedTeam, TeamFields } from '#contract/desk/teams.ts';
import { lockTeams } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { addTeam, readSavedTeam } from '#server/commands/steps/saved-team.ts';

export const createTeam = (db: Database, actor: Actor, fields: TeamFields): Promise<SavedTeam> =>
  runCommand(db, actor, async (tx) => {
    await lockTeams(tx);
    const { id } = await addTeam(tx, fields);
    await refreshSearchIndex(tx);
    const change = {
      what: 'create_team',
      subject: `team:${id}`,
      about: fields.name,
      after: { shortName: fields.shortName, city: fields.city },
      // Nothing else shows a team that has no squad and no match.
      tags: ['names'],
    } as const;
    return { result: await readSavedTeam(tx, id), change };
  });
