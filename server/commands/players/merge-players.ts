import type { MergePreview, PlayerFields, SavedPlayer } from '#contract/desk/players.ts';
import { mergeCareers } from '#domain/team/merge-careers.ts';
import { moveDeclaration } from '#server/db/players/declarations.ts';
import {
  areInOneBestTeam,
  findLiveMatch,
  findSharedMatch,
  lockMatches,
  moveReferences,
  rememberMerged,
} from '#server/db/players/merge-players.ts';
import {
  deletePlayer,
  findPlayerRow,
  setDeclarationGiven,
  updatePlayer,
  type PlayerRow,
} from '#server/db/players/office-players.ts';
import { findTeamNames, lockSquads, readCareer, storeCareer } from '#server/db/squads/squads.ts';
import { moveConsents } from '#server/db/registrations/consents.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { refreshReadModels } from '#server/standings/refresh-read-models.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { findRefusal, nameTags, noPlayer } from '#server/commands/steps/change-career.ts';
import { readSavedPlayer } from '#server/commands/steps/saved-player.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** The record of the address is kept. */
type MergeRequest = { playerId: number; otherId: number };

interface Merge {
  keptId: number;
  otherId: number;
}

/** [SQ14] Two records of one person become one; the other is gone. */
export const mergePlayers = (
  db: Database,
  actor: Actor,
  { playerId: keptId, otherId }: MergeRequest,
): Promise<SavedPlayer> =>
  runCommand(db, actor, async (tx) => {
    // In the order of other commands, whose journal entries look at matches.
    await lockSquads(tx);
    await lockMatches(tx);
    const { kept, other } = await readBoth(tx, { keptId, otherId });
    const refusal = await findMergeRefusal(tx, { keptId, otherId }, actor.at);
    if (refusal) throw new ApiError('refused', `They are two persons (${refusal.about})`, refusal.reason);
    const careers = { kept: await readCareer(tx, keptId), other: await readCareer(tx, otherId) };
    const tags = [...(await nameTags(tx, keptId)), ...(await nameTags(tx, otherId))];
    await refreshReadModels(tx, await moveReferences(tx, otherId, keptId));
    await moveDeclaration(tx, otherId, keptId);
    await moveConsents(tx, otherId, keptId);
    await rememberMerged(tx, otherId, keptId);
    await deletePlayer(tx, otherId);
    await storeCareer(tx, keptId, careers.kept, mergeCareers(careers.kept, careers.other));
    await updatePlayer(tx, keptId, mergeFields(kept.fields, other.fields));
    await setDeclarationGiven(tx, keptId, kept.declaration.given || other.declaration.given);
    await refreshSearchIndex(tx);
    return {
      result: await readSavedPlayer(tx, keptId),
      change: {
        what: 'merge_players',
        subject: `player:${keptId}`,
        about: kept.fields.name,
        before: { name: other.fields.name, birthdate: other.fields.birthdate, otherId },
        after: { name: kept.fields.name, birthdate: kept.fields.birthdate },
        tags,
      },
    };
  });

async function readBoth(tx: Queryable, { keptId, otherId }: Merge): Promise<{ kept: PlayerRow; other: PlayerRow }> {
  if (keptId === otherId) throw new InvalidField('otherId', 'same_player', 'It is one record');
  const kept = await findPlayerRow(tx, keptId, { lock: true });
  if (!kept) throw noPlayer(keptId);
  const other = await findPlayerRow(tx, otherId, { lock: true });
  if (!other) throw new InvalidField('otherId', 'invalid', `There is no player ${otherId}`);
  return { kept, other };
}

/** Why they cannot be one person. */
export async function findMergeRefusal(
  db: Queryable,
  { keptId, otherId }: Merge,
  at: Date,
): Promise<MergePreview['refusal']> {
  const match = await findSharedMatch(db, keptId, otherId);
  if (match !== null) return { reason: 'same_match', about: match };
  if (await areInOneBestTeam(db, keptId, otherId)) return { reason: 'same_best_team', about: '' };
  const live = await findLiveMatch(db, keptId, otherId);
  if (live !== null) return { reason: 'match_live', about: live };
  const kept = await readCareer(db, keptId);
  const other = await readCareer(db, otherId);
  const after = mergeCareers(kept, other);
  // Their ages are what they are: only where they were at once decides.
  const playerIds = [keptId, otherId];
  const refusal = await findRefusal(db, { playerIds, birthdate: null, before: kept, after, at });
  if (!refusal) return null;
  const names = await findTeamNames(
    db,
    [...kept.memberships, ...other.memberships].map(({ teamId }) => teamId),
  );
  return { reason: 'in_other_team', about: [...names.values()].join(', ') };
}

/** What the one lacks the other has. Who asked not to be shown stays hidden. */
const mergeFields = (kept: PlayerFields, other: PlayerFields): PlayerFields => ({
  ...kept,
  birthdate: kept.birthdate ?? other.birthdate,
  nationality: kept.nationality || other.nationality,
  position: kept.position ?? other.position,
  picture: kept.picture ?? other.picture,
  hidden: kept.hidden || other.hidden,
});
