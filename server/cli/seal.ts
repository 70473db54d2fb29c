import { countLockedFiles, storePrivateFiles } from '#server/db/private-files/private-files.ts';
import { newPrivateKey } from '#server/db/private-files/private-keys.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { withLeague } from './with-database.ts';

export const sealCommand: Command = {
  summary: 'seal private files with the key of PRIVATE_KEY_FILE',
  help: `Usage: delta seal [--new-key | --remove]

Declarations, signatures and photos that nobody has confirmed are sealed in the database when PRIVATE_KEY_FILE names a file
with keys: the first seals, the others only open. This seals what was stored before there was a key, or by another one. The
server may be running, with the same keys. docs/OPERATING.md says how to change a key, and what follows when one is lost.

Options
  --new-key  only print a new key, for a line of that file
  --remove   store every private file as it was uploaded; then take PRIVATE_KEY_FILE out of the settings
  --help     this text`,
  run: async (args) => {
    const { values } = readArguments('seal', args, {
      options: { 'new-key': { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
    });
    process.stdout.write(
      values['new-key'] ? `${newPrivateKey()}\n` : await storeAgain(values.remove ? 'plain' : 'sealed'),
    );
    return 0;
  },
};

const storeAgain = (as: 'sealed' | 'plain'): Promise<string> =>
  withLeague(async ({ db }) => {
    const stored = await storePrivateFiles(db, as);
    const locked = await countLockedFiles(db);
    const left =
      locked === 0 ? '' : ` ${locked} are sealed with a key that is not in PRIVATE_KEY_FILE, and stay as they are.`;
    return `Stored ${stored} private files ${as}.${left}\n`;
  });
