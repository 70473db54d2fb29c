import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';
import { findFont, PICTURE_FONTS } from '#server/fonts.ts';

export const loadFonts = (): Promise<Font[]> =>
  Promise.all(
    PICTURE_FONTS.map(async ({ name, weight, file }): Promise<Font> => ({
      name,
      weight,
      style: 'normal',
      data: await readFile(findFont(file)),
    })),
  );
