import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { filesUnder } from '#server/league-files/folder/file-names.ts';
import { yieldToRequests } from '#server/league-files/yield-to-requests.ts';

const TEXT = /\.(csv|md|svg|txt|jsonl?)$/;

/** An archive of all files in a folder, in pieces. Pictures are compressed already. */
export async function* zipFolder(folder: string): AsyncGenerator<Uint8Array> {
  const pause = yieldToRequests();
  let failure: Error | null = null;
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  function* taken() {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  for (const path of filesUnder(folder)) {
    const file = TEXT.test(path) ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    zip.add(file);
    for await (const piece of createReadStream(join(folder, path))) {
      file.push(piece as Buffer);
      yield* taken();
      await pause();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
