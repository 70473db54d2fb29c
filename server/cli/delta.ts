import { parseArgs } from 'node:util';
import { OperatorError } from '../errors.ts';
import { demoCommand } from './demo.ts';
import { migrateCommand } from './migrate.ts';

const COMMANDS = { demo: demoCommand, migrate: migrateCommand };

const HELP = `Usage: delta <command> [options]

Commands
${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

Options
  --help     this text

The league is the one of DATABASE_URL, otherwise the embedded database in DATA_DIR;
a running server does not mind. Settings are described in README.md.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
  });
  const [name] = positionals;
  if (values['help'] || name === undefined) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command) {
    process.stderr.write(`There is no command "${name}". delta --help lists them.\n`);
    return 2;
  }
  return command.run();
}
