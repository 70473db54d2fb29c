import type { CreatePlayer, PlayerFields, SavedPlayer } from '#contract/desk/players.ts';
import { mayBeOnePerson } from '#domain/player/same-person.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { insertPlayer, listSimilarPlayers } from '#server/db/players/office-players.ts';
import { lockSquads, takeArmband } from '#server/db/squads/squads.ts';
import { findTeamRow } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { changeCareer } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { claimPicture } from '#server/commands/steps/claim-picture.ts';
import { readSavedPlayer, refuseUnborn } from '#server/commands/steps/saved-player.ts';

/** A new person, at once in a squad if one is named. */
export const createPlayer = (
  db: Database,
  actor: Actor,
  { squad, isAnother, ...fields }: CreatePlayer,
): Promise<SavedPlayer> =>
  runCommand(db, actor, async (tx) => {
    // Two who add the same person at once: the second is told.
    await lockSquads(tx);
    refuseUnborn(fields, actor);
    if (!isAnother) await refuseSimilar(tx, fields, actor);
    await claimPicture(tx, 'picture', fields.picture);
    const id = await insertPlayer(tx, fields);
    await refreshSearchIndex(tx);
    const team = squad && (await findTeamRow(tx, squad.teamId));
    if (squad && !team) throw new InvalidField('squad.teamId', 'invalid', `There is no team ${squad.teamId}`);
    if (squad) {
      await changeCareer(tx, actor, {
        playerId: id,
        birthdate: fields.birthdate,
        plan: (career) => ({
          ...career,
          memberships: [{ ...squad, id: null, rank: 'MAIN', loanFromId: null, leftOn: null }],
        }),
      });
      if (squad.captain) await takeArmband(tx, squad.teamId, id);
    }
    const change = {
      what: 'create_player',
      subject: `player:${id}` as const,
      about: fields.name,
      after: {
        birthdate: fields.birthdate,
        position: fields.position,
        ...(squad && { team: team?.fields.name, shirtNumber: squad.shirtNumber }),
      },
      tags: [
        ...(['names', `player:${id}`] as const),
        // His photo may not be shown, and was a picture of nobody until now.
        ...(fields.picture ? (['take-down', 'pictures'] as const) : []),
        ...(squad ? [`team:${squad.teamId}` as const] : []),
      ],
    };
    return { result: await readSavedPlayer(tx, id), change };
  });

/** Whoever adds somebody of the same name says first that it is another person. */
async function refuseSimilar(tx: Queryable, { name, birthdate }: PlayerFields, { at }: Actor): Promise<void> {
  const similar = await listSimilarPlayers(tx, { name, birthdate, except: null }, dayAt(at));
  if (similar.some((one) => mayBeOnePerson(one, { birthdate })))
    throw new ApiError('refused', 'There is somebody of this name already', 'looks_alike');
}
