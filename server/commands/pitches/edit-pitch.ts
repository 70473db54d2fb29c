import type { EditPitch, Pitch } from '#contract/desk/pitches.ts';
import { listMatchesToPlayOn, updatePitch } from '#server/db/pitches/pitches.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Database } from '#server/db/transactions.ts';
import { checkPitch, pitchFieldsOf, presentPitch, requirePitch } from '#server/commands/steps/pitch-fields.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [PL1] [PL5] Where a pitch is and when it is available; its matches follow its name. */
export const editPitch = (
  db: Database,
  actor: Actor,
  { pitchId: id, version, ...typed }: EditPitch & { pitchId: number },
): Promise<Pitch> =>
  runCommand(db, actor, async (tx) => {
    const before = pitchFieldsOf(await requirePitch(tx, id));
    const after = pitchFieldsOf(typed);
    const subject = `pitch:${id}` as const;
    const result = presentPitch({ ...after, id });
    if (JSON.stringify(before) === JSON.stringify(after)) return { result, change: null };
    await refuseConflict(tx, subject, before, version);
    await checkPitch(tx, after, id);
    await updatePitch(tx, id, after);
    const isRenamed = after.name !== before.name || after.nameLatin !== before.nameLatin;
    // Every match that was or will be played there is listed with its name; previews alone show where it is.
    const tags: Tag[] = isRenamed ? ['everything'] : ['take-down', subject, ...(await listPreviewTags(tx, id))];
    return { result, change: { what: 'edit_pitch', about: after.name, subject, before, after, tags } };
  });

const listPreviewTags = async (tx: Queryable, pitchId: number): Promise<Tag[]> =>
  (await listMatchesToPlayOn(tx, pitchId)).map((id): Tag => `match:${id}`);
