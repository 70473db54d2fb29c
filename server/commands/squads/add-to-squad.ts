import type { AddToSquad, Moved } from '#contract/desk/players.ts';
import { rankIn } from '#domain/team/plan-move.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import { findTeamRow } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { changeCareer, careersToJournal, squadTags, versionOfCareer } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Somebody who is known already joins a squad, beside those that he is in. */
export const addToSquad = (
  db: Database,
  actor: Actor,
  { teamId, playerId, shirtNumber, joinedOn }: AddToSquad & { teamId: number },
): Promise<Moved> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    if (!(await findTeamRow(tx, teamId))) throw new ApiError('not_found', `There is no team ${teamId}`);
    const player = await findPlayerRow(tx, playerId, { lock: true });
    if (!player) throw new InvalidField('playerId', 'invalid', `There is no player ${playerId}`);
    const days = { joinedOn, leftOn: null };
    const { before, after } = await changeCareer(tx, actor, {
      playerId,
      birthdate: player.fields.birthdate,
      plan: (career) => ({
        ...career,
        memberships: [
          ...career.memberships,
          {
            ...days,
            id: null,
            teamId,
            shirtNumber,
            captain: false,
            loanFromId: null,
            rank: rankIn(career.memberships, days),
          },
        ],
      }),
    });
    const subject = `player:${playerId}` as const;
    const described = await careersToJournal(tx, before, after);
    return {
      result: { version: versionOfCareer(after) },
      change: {
        what: 'add_to_squad',
        subject,
        about: player.fields.name,
        ...described,
        tags: squadTags(playerId, before, after),
      },
    };
  });
