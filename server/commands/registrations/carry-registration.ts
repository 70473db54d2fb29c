import { deskPaths } from '#contract/desk/paths.ts';
import { editPlayer } from '#server/commands/players/edit-player.ts';
import { storeDeclaration } from '#server/commands/players/store-declaration.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { storeUpload } from '#server/db/pictures/pictures.ts';
import { storeConsent } from '#server/db/registrations/consents.ts';
import { findLeftovers, settleRegistration } from '#server/db/registrations/registrations.ts';
import type { Database } from '#server/db/transactions.ts';

/**
 * [RG5] What came with a registration becomes the player's: declaration, consent, and the photo where he has none.
 * Nothing of it stays with the registration.
 */
export async function carryRegistration(
  tx: Database,
  { who, at }: Actor,
  registrationId: number,
  playerId: number,
): Promise<void> {
  // The key is the caller's.
  const actor: Actor = { who, at };
  const left = await findLeftovers(tx, registrationId);
  if (!left) return;
  const row = await findPlayerRow(tx, playerId);
  if (row && row.fields.picture === null && left.photo) {
    const { id } = await storeUpload(tx, { type: 'image/webp', ...left.photo }, at);
    const picture = { id, address: deskPaths.picture(id) };
    await editPlayer(tx, actor, { ...row.fields, picture, playerId, version: versionOf(row.fields) });
  }
  if (left.declaration)
    await storeDeclaration(tx, actor, {
      playerId,
      given: true,
      file: { type: 'application/pdf', bytes: left.declaration },
    });
  const { consentId, consentedAt: givenAt } = left;
  await storeConsent(tx, { playerId, consentId, givenAt, byParent: left.declaration !== null });
  await settleRegistration(tx, registrationId, playerId);
}
