import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

export const startCommand: Command = {
  summary: 'start the site and the desk, until Ctrl-C',
  run: async (args) => {
    readArguments('start', args, {});
    // Loaded here, because no other command needs the server.
    const { start } = await import('#server/start.ts');
    await start();
    return 0;
  },
};
