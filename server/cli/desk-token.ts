import { renewDeskToken } from '../desk/desk-token.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const deskTokenCommand: Command = {
  summary: 'make a new token for the desk; the old one ends when the server starts anew',
  run: () =>
    withDatabase(async ({ db }) => {
      process.stdout.write(`${await renewDeskToken(db)}\n`);
      return 0;
    }),
};
