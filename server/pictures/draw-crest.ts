import satori from 'satori';
import { CREST_SIZE, LETTERS, letterColors, PATTERNS, SHIELD, type DrawnCrest } from '#domain/team/drawn-crest.ts';
import { memoize } from '#domain/formatting/memoize.ts';
import { loadFonts } from '#server/pictures/load-fonts.ts';
import type { ConvertedPicture } from './convert-picture.ts';
import type { PictureConverter } from './picture-converter.ts';

const fonts = memoize(loadFonts);

/** Pixels of a unit of the shield, as large as pages need it. */
const SCALE = 7;

export async function drawCrest(crest: DrawnCrest, converter: PictureConverter): Promise<ConvertedPicture> {
  const { colors, pattern } = crest;
  const { width, height } = CREST_SIZE;
  const { outline } = letterColors(crest);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">
    <clipPath id="shield"><path d="${SHIELD}"/></clipPath>
    <g clip-path="url(#shield)"><path fill="${colors[0]}" d="${SHIELD}"/><path fill="${colors[1]}" d="${PATTERNS[pattern]}"/></g>
    <path fill="none" stroke="${outline}" stroke-opacity="0.35" stroke-width="2" d="${SHIELD}"/>
    ${await drawLetters(crest)}
  </svg>`;
  return converter.convert(Buffer.from(svg), 'crest');
}

/** As outlines, because what shows the picture does not have the font. */
async function drawLetters(crest: DrawnCrest): Promise<string> {
  const { fill, outline } = letterColors(crest);
  const [width, height] = [LETTERS.width, LETTERS.width];
  const text = {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 24,
        fontWeight: 800,
        color: fill,
      },
      children: crest.letters.toLocaleUpperCase('bg'),
    },
  };
  const svg = await satori(text as Parameters<typeof satori>[0], { width, height, fonts: await fonts() });
  const paths = [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, d]) => d).join('');
  const place = `translate(${LETTERS.x - width / 2} ${LETTERS.y - height / 2})`;
  const stroke = `fill="none" stroke="${outline}" stroke-opacity="0.5" stroke-width="2" stroke-linejoin="round"`;
  return `<g transform="${place}"><path ${stroke} d="${paths}"/><path fill="${fill}" d="${paths}"/></g>`;
}
