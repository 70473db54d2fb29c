import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { DOCUMENT_FONTS, PICTURE_FONTS } from '#server/fonts.ts';

const require = createRequire(import.meta.url);

/** Copies the fonts of documents and pictures beside the program: a dozen files of packages that have hundreds. */
export function serverFonts(): Plugin {
  const files = [...Object.values(DOCUMENT_FONTS), ...PICTURE_FONTS.map(({ file }) => file)];
  return {
    name: 'server-fonts',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${basename(file)}`,
          source: readFileSync(require.resolve(file)),
        });
    },
  };
}
