import type { TeamLink } from '#contract/desk/registrations.ts';
import { teamLinkPath } from '#contract/desk/paths.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import { lockTeam } from '#server/db/people/managers.ts';
import { endLinkOf, findLinkOfTeam, insertLink } from '#server/db/registrations/team-links.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';

interface OfTeam {
  teamId: number;
}

export async function readTeamLink(
  db: Queryable,
  { teamId, deskUrl }: OfTeam & { deskUrl: string },
): Promise<TeamLink> {
  const link = await findLinkOfTeam(db, teamId);
  return {
    link: link && {
      address: deskUrl + teamLinkPath(link.code),
      createdAt: link.createdAt.toISOString(),
      registered: link.registered,
    },
  };
}

/** [RG3] A team has one link; the one before ends at once. */
export const renewTeamLink = (
  db: Database,
  actor: Actor,
  { teamId, deskUrl, code }: OfTeam & { deskUrl: string; code: string },
): Promise<TeamLink> =>
  runOnce(db, actor, async (tx) => {
    const team = await lockTeam(tx, teamId);
    if (!team) throw new ApiError('not_found', `There is no team ${teamId}`);
    await endLinkOf(tx, teamId, actor.at);
    await insertLink(tx, { teamId, code, createdAt: actor.at, createdBy: sessionOf(actor) });
    await writeJournal(tx, journalOf(actor, { teamId, name: team.name, what: 'renew_team_link' }));
    return readTeamLink(tx, { teamId, deskUrl });
  });

/** [RG3] Whoever has the form open is told when he sends it. */
export const endTeamLink = (db: Database, actor: Actor, { teamId }: OfTeam): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const team = await lockTeam(tx, teamId);
    if (!team) throw new ApiError('not_found', `There is no team ${teamId}`);
    if (await endLinkOf(tx, teamId, actor.at))
      await writeJournal(tx, journalOf(actor, { teamId, name: team.name, what: 'end_team_link' }));
  });

const journalOf = (actor: Actor, { teamId, name, what }: OfTeam & { name: string; what: string }) => ({
  at: actor.at,
  sessionId: sessionOf(actor),
  what,
  subject: `team:${teamId}` as const,
  about: name,
});
