import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

export const startCommand: Command = {
  summary: 'start the site and the desk, until Ctrl-C',
  help: `Usage: delta start

Starts the site and the desk, until Ctrl-C. On a machine with several cores WORKERS=auto serves from all of them;
SIGUSR2 then restarts the processes one after the other. All settings are in docs/OPERATING.md.`,
  run: async (args) => {
    readArguments('start', args, {});
    // Loaded here, because no other command needs the server.
    const { start } = await import('#server/start.ts');
    await start();
    return 0;
  },
};
