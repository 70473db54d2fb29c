import { readFile } from 'node:fs/promises';
import { OperatorError } from '#server/errors.ts';
import { decodeText } from '#server/league-files/folder/file-text.ts';

/** A file that was named on the command line. */
export async function readText(path: string): Promise<string> {
  try {
    return decodeText(await readFile(path)).text;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason = { ENOENT: 'There is no file', EISDIR: 'This is a folder, not a file:' }[code ?? ''];
    throw new OperatorError(reason ? `${reason} ${path}` : `${path} cannot be read (${code}).`, { cause: error });
  }
}
