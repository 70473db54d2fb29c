import { renewDeskToken } from '#server/desk/access/desk-token.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { withLeague } from './with-database.ts';

export const deskTokenCommand: Command = {
  summary: 'create a new token for the desk; the old one is valid until the server restarts',
  run: async (args) => {
    readArguments('desk-token', args, {});
    const token = await withLeague(({ db }) => renewDeskToken(db));
    process.stdout.write(`${token}\n`);
    return 0;
  },
};
