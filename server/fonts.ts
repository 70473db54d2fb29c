import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { packageRoot } from './root.ts';

const require = createRequire(import.meta.url);

/** The fonts of documents. Not the pages': those are one file per alphabet, so the letters and the comma of a word would be in different fonts. */
export const DOCUMENT_FONTS = {
  text: '@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf',
  bold: '@expo-google-fonts/sofia-sans/800ExtraBold/SofiaSans_800ExtraBold.ttf',
};

/** Each alphabet is a file and a font family; a letter is looked up in one after the other. */
const ALPHABETS = ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext', 'greek'] as const;
const WEIGHTS = [600, 800] as const;

/** The fonts of pictures. */
export const PICTURE_FONTS = ALPHABETS.flatMap((name) =>
  WEIGHTS.map((weight) => ({
    name,
    weight,
    file: `@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-${name}-${weight}-normal.woff`,
  })),
);

/** Where the build puts them: installed, the program has these few files and not the packages they come from. */
const COPIES = join(packageRoot, 'dist/server/fonts');

export function findFont(file: string): string {
  const copy = join(COPIES, basename(file));
  return existsSync(copy) ? copy : require.resolve(file);
}
