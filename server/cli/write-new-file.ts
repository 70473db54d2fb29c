import { writeFile } from 'node:fs/promises';
import { OperatorError } from '../errors.ts';

/** Nothing that is there already is written over. */
export async function writeNewFile(file: string, data: string | Buffer): Promise<void> {
  await writeFile(file, data, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'is there already' : `cannot be written (${error.code})`;
    throw new OperatorError(`${file} ${reason}.`, { cause: error });
  });
}
