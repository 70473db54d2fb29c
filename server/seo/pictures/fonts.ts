import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@fontsource/sofia-sans-condensed/package.json')), 'files');

/** The alphabets come in files of their own: each is a family, and a letter is looked for in one after the other. */
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
