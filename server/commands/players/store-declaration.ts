import type { DeclarationState } from '#contract/desk/players.ts';
import type { DeclarationType } from '#domain/player/declaration.ts';
import { deleteDeclarationFile, storeDeclarationFile } from '#server/db/players/declarations.ts';
import { findPlayerRow, setDeclarationGiven } from '#server/db/players/office-players.ts';
import type { Database } from '#server/db/transactions.ts';
import { nameTags, noPlayer } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export interface NewDeclaration {
  playerId: number;
  given: boolean;
  /** Null for one on paper, or for none. */
  file: { type: DeclarationType; bytes: Buffer } | null;
}

/** [EL2] The declaration of a parent: as a file, on paper, or not any more. */
export const storeDeclaration = (
  db: Database,
  actor: Actor,
  { playerId, given, file }: NewDeclaration,
): Promise<DeclarationState> =>
  runCommand(db, actor, async (tx) => {
    const row = await findPlayerRow(tx, playerId, { lock: true });
    if (!row) throw noPlayer(playerId);
    await setDeclarationGiven(tx, playerId, given);
    if (file) await storeDeclarationFile(tx, playerId, file, actor.at);
    else await deleteDeclarationFile(tx, playerId);
    const after = (await findPlayerRow(tx, playerId))?.declaration ?? { given, file: null };
    const isSame = after.given === row.declaration.given && !after.file && !row.declaration.file;
    const subject = `player:${playerId}` as const;
    const describe = (state: DeclarationState) => ({ declaration: state.given, file: state.file?.type ?? null });
    return {
      result: after,
      change: isSame
        ? null
        : {
            what: 'store_declaration',
            subject,
            about: row.fields.name,
            before: describe(row.declaration),
            after: describe(after),
            // Without a declaration the name of a minor is not shown.
            tags: after.given === row.declaration.given ? [] : await nameTags(tx, playerId),
          },
    };
  });
