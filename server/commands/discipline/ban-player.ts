import type { BanFields, SavedBan } from '#contract/desk/bans.ts';
import { insertBan } from '#server/db/discipline/bans.ts';
import { readCareer } from '#server/db/squads/squads.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/transactions.ts';
import { banFieldsOf, banToJournal, checkBan, presentBan } from '#server/commands/steps/ban-fields.ts';
import { noPlayer, squadTags } from '#server/commands/steps/change-career.ts';
import { sendBan } from '#server/commands/steps/send-ban.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [SU9] Records what the disciplinary commission decided about a player. */
export const banPlayer = (
  db: Database,
  actor: Actor,
  { playerId, ...ban }: BanFields & { playerId: number },
): Promise<SavedBan> =>
  runCommand(db, actor, async (tx) => {
    const player = await findPlayerRow(tx, playerId, { lock: true });
    if (!player) throw noPlayer(playerId);
    const fields = banFieldsOf(ban);
    await checkBan(tx, fields);
    // As an import makes it.
    const key = await freeKey(tx, 'bans', `${player.key}-${fields.startsOn}`);
    const id = await insertBan(tx, { ...fields, key, playerId });
    const career = await readCareer(tx, playerId);
    await sendBan(tx, { player: player.fields, career, ban: fields }, actor);
    return {
      result: presentBan({ ...fields, id }),
      change: {
        what: 'ban_player',
        about: player.fields.name,
        subject: `player:${playerId}`,
        after: await banToJournal(tx, fields),
        tags: squadTags(playerId, career),
      },
    };
  });
