import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@fontsource/sofia-sans-condensed/package.json')), 'files');

/** Each alphabet is a file and a font family; a letter is looked up in one after the other. */
const ALPHABETS = ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext', 'greek'] as const;
const WEIGHTS = [600, 800] as const;

export const loadFonts = (): Promise<Font[]> =>
  Promise.all(
    ALPHABETS.flatMap((name) =>
      WEIGHTS.map(async (weight): Promise<Font> => {
        const data = await readFile(join(folder, `sofia-sans-condensed-${name}-${weight}-normal.woff`));
        return { name, weight, style: 'normal', data };
      }),
    ),
  );
