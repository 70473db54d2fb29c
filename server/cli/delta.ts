import { OperatorError } from '#server/errors.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { demoCommand } from './demo.ts';
import { deskTokenCommand } from './desk-token.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { matchCommand } from './match.ts';
import { migrateCommand } from './migrate.ts';
import { newCommand } from './new.ts';
import { UsageError } from './read-arguments.ts';

const COMMANDS: Record<string, Command> = {
  match: matchCommand,
  new: newCommand,
  import: importCommand,
  export: exportCommand,
  check: checkCommand,
  demo: demoCommand,
  migrate: migrateCommand,
  'desk-token': deskTokenCommand,
};

const HELP = `Usage: delta <command> [options]

Commands
${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

Options
  --help     this text; after a command, more about it

The league is in the database of DATABASE_URL, otherwise in the embedded one in DATA_DIR;
the server may be running. Settings are described in docs/OPERATING.md.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main([name, ...args]: string[]): Promise<number> {
  const wantsHelp = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === undefined || wantsHelp) {
    process.stdout.write(`${command?.help ?? HELP}\n`);
    return 0;
  }
  if (!command) {
    process.stderr.write(`There is no command "${name}". delta --help lists them.\n`);
    return 2;
  }
  return command.run(args);
}
