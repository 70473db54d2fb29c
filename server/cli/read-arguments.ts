import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError } from '#server/errors.ts';

/** The command was typed wrongly; nothing was done. */
export class UsageError extends OperatorError {}

/** The arguments of a command. Unknown ones are refused instead of ignored. */
export function readArguments<Config extends ParseArgsConfig>(command: string, args: string[], config: Config) {
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UsageError(`${reason} (delta ${command} --help says what it takes)`, { cause: error });
  }
}
