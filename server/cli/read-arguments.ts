import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError } from '../errors.ts';

/** The command was typed wrongly; nothing was done. */
export class UsageError extends OperatorError {}

/** What was typed after the name of a command. All that it does not know is refused: it may have been meant. */
export function readArguments<Config extends ParseArgsConfig>(command: string, args: string[], config: Config) {
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UsageError(`${reason} (delta ${command} --help says what it takes)`, { cause: error });
  }
}
