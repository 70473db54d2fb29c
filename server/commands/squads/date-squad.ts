import type { SquadDated } from '#contract/desk/teams.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listCurrentMembers, lockSquads } from '#server/db/squads/squads.ts';
import { findTeamRow } from '#server/db/teams/office-teams.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { changeCareer, squadTags } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [IM21] One first day for everybody who is in the squad, where the rules of squads allow it. */
export const dateSquad = (
  db: Database,
  actor: Actor,
  { teamId, joinedOn }: { teamId: number; joinedOn: string },
): Promise<SquadDated> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    const team = await findTeamRow(tx, teamId, { lock: true });
    if (!team) throw new ApiError('not_found', `There is no team ${teamId}`);
    const members = await listCurrentMembers(tx, teamId, dayAt(actor.at));
    const tags: Tag[] = [];
    const days: Record<string, string> = {};
    const kept: string[] = [];
    for (const { id, playerId, birthdate, name, joinedOn: before } of members) {
      if (before === joinedOn) continue;
      try {
        const { before: career, after } = await changeCareer(tx, actor, {
          playerId,
          birthdate,
          plan: (career) => ({
            ...career,
            memberships: career.memberships.map((one) => (one.id === id ? { ...one, joinedOn } : one)),
          }),
        });
        tags.push(...squadTags(playerId, career, after));
        days[name] = before;
      } catch (error) {
        if (!(error instanceof InvalidField)) throw error;
        kept.push(name);
      }
    }
    const changed = Object.keys(days).length;
    return {
      result: { changed, kept },
      change:
        changed === 0
          ? null
          : {
              what: 'date_squad',
              subject: `team:${teamId}`,
              about: team.fields.name,
              before: { days },
              after: { joinedOn },
              tags,
            },
    };
  });
