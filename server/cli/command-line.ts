import { OperatorError } from '#server/errors.ts';
import { isUnavailable, queryFailure } from '#server/db/pg-errors.ts';
import { version } from '#server/version.ts';
import { backupCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { demoCommand } from './demo.ts';
import { deskCommand } from './desk.ts';
import { deskTokenCommand } from './desk-token.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { matchCommand } from './match.ts';
import { migrateCommand } from './migrate.ts';
import { newCommand } from './new.ts';
import { personCommand } from './person.ts';
import { UsageError } from './read-arguments.ts';
import { restoreCommand } from './restore.ts';
import { sealCommand } from './seal.ts';
import { startCommand } from './start.ts';

const COMMANDS: Record<string, Command> = {
  start: startCommand,
  match: matchCommand,
  new: newCommand,
  import: importCommand,
  export: exportCommand,
  backup: backupCommand,
  restore: restoreCommand,
  person: personCommand,
  seal: sealCommand,
  check: checkCommand,
  demo: demoCommand,
  migrate: migrateCommand,
  desk: deskCommand,
  'desk-token': deskTokenCommand,
};

const HELP = `Usage: delta <command> [options]

Commands
${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

Options
  --help     this text; after a command, more about it
  --version  the version of the program

The league is in the database of DATABASE_URL, otherwise in the embedded one in DATA_DIR;
the server may be running. Settings are described in docs/OPERATING.md.`;

/** Runs `delta` with these arguments; a failure is told in one line. Returns the exit code. */
export async function runCommandLine(args: string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Queries are for developers; who runs a command needs to know what to do. */
function describeFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (isUnavailable(error)) return 'The database cannot be reached just now. Check that it runs, and try again.';
  const reason = queryFailure(error);
  if (reason === null || process.env['LOG_LEVEL'] === 'debug') throw error;
  return `The database refused: ${reason}. This is a fault of the program; LOG_LEVEL=debug shows more to report it.`;
}

async function dispatch([name, ...args]: string[]): Promise<number> {
  const wantsHelp = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
  if (name === '--version') {
    process.stdout.write(`${version}\n`);
    return 0;
  }
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
