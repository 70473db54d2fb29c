import { writeFile } from 'node:fs/promises';
import { OperatorError } from '#server/errors.ts';

/** Refuses to overwrite a file. */
export async function writeNewFile(file: string, data: string | Buffer): Promise<void> {
  await writeFile(file, data, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'already exists' : `cannot be written (${error.code})`;
    throw new OperatorError(`${file} ${reason}.`, { cause: error });
  });
}
