import type { BanFields, SavedBan } from '#contract/desk/bans.ts';
import { updateBan } from '#server/db/discipline/bans.ts';
import { readCareer } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { banFieldsOf, banToJournal, checkBan, presentBan, requireBan } from '#server/commands/steps/ban-fields.ts';
import { squadTags } from '#server/commands/steps/change-career.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [SU11] Shortens, lifts or corrects a ban. */
export const editBan = (
  db: Database,
  actor: Actor,
  { banId: id, version, ...ban }: BanFields & { banId: number; version: string },
): Promise<SavedBan> =>
  runCommand(db, actor, async (tx) => {
    const stored = await requireBan(tx, id);
    const [before, fields] = [banFieldsOf(stored), banFieldsOf(ban)];
    if (JSON.stringify(before) === JSON.stringify(fields)) return { result: presentBan(stored), change: null };
    const subject = `player:${stored.playerId}` as const;
    await refuseConflict(tx, subject, before, version);
    await checkBan(tx, fields);
    await updateBan(tx, id, fields);
    return {
      result: presentBan({ ...fields, id }),
      change: {
        what: before.liftedOn === null && fields.liftedOn !== null ? 'lift_ban' : 'edit_ban',
        about: stored.player,
        subject,
        before: await banToJournal(tx, before),
        after: await banToJournal(tx, fields),
        tags: ['take-down', ...squadTags(stored.playerId, await readCareer(tx, stored.playerId))],
      },
    };
  });
