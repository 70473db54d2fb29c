import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PACKABLE = /\.(js|css|svg|json|webmanifest)$/;
/** Below this compression costs more than it saves. */
const WORTH_PACKING = 1024;

/** Lays the packed forms beside the files that they stand for, so that the server has nothing left to do. */
export function packAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!PACKABLE.test(name)) continue;
    const plain = readFileSync(join(folder, name));
    if (plain.length < WORTH_PACKING) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
  }
}
