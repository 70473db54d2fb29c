import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { filePaths } from '#contract/paths.ts';
import { DARK_BACKGROUND } from '#contract/theme-color.ts';
import { packageRoot } from '#server/root.ts';

interface Icon {
  size: number;
  /** Width of the logo as a part of the icon; a maskable icon is safe within a circle of four fifths. */
  logo: number;
  /** Corner radius as a part of the width. */
  radius: number;
}

export const ICONS: Record<string, Icon> = {
  [filePaths.icon(192)]: { size: 192, logo: 0.68, radius: 0.22 },
  [filePaths.icon(512)]: { size: 512, logo: 0.68, radius: 0.22 },
  [filePaths.maskableIcon]: { size: 512, logo: 0.54, radius: 0 },
  [filePaths.appleIcon]: { size: 180, logo: 0.62, radius: 0 },
};

const FAVICON: Icon = { size: 48, logo: 0.8, radius: 0.2 };

/** The league's icons for home screens, drawn from the favicon on the dark background. */
export function leagueIcons(source = join(packageRoot, 'web/public/favicon.svg')): Plugin {
  const draw = (icon: Icon) => drawIcon(readFileSync(source, 'utf8'), icon);
  return {
    name: 'league-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [path, icon] of Object.entries(ICONS))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: draw(icon) });
      this.emitFile({
        type: 'asset',
        fileName: filePaths.favicon.slice(1),
        source: toIco(draw(FAVICON), FAVICON.size),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const icon = ICONS[request.url ?? ''];
        if (icon) response.setHeader('content-type', 'image/png').end(draw(icon));
        else if (request.url === filePaths.favicon)
          response.setHeader('content-type', 'image/x-icon').end(toIco(draw(FAVICON), FAVICON.size));
        else next();
      });
    },
  };
}

export function drawIcon(svg: string, { size, logo, radius }: Icon): Buffer {
  const [width, edge] = [size * logo, (size * (1 - logo)) / 2];
  const placed = svg.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${width}" height="${width}" `);
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * radius}" fill="${DARK_BACKGROUND}"/>${placed}</svg>`;
  return new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** A file of one icon, which is the PNG behind a header of 22 bytes. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
