import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { filePaths } from '#contract/paths.ts';
import { NIGHT } from '#contract/theme-color.ts';
import { packageRoot } from '#server/root.ts';

interface Icon {
  size: number;
  /** How much of the width the sign takes; systems that cut icons to a shape leave a circle of four fifths. */
  sign: number;
  /** Of the corners, in parts of the width. */
  round: number;
}

export const ICONS: Record<string, Icon> = {
  [filePaths.icon(192)]: { size: 192, sign: 0.68, round: 0.22 },
  [filePaths.icon(512)]: { size: 512, sign: 0.68, round: 0.22 },
  [filePaths.maskableIcon]: { size: 512, sign: 0.54, round: 0 },
  [filePaths.appleIcon]: { size: 180, sign: 0.62, round: 0 },
};

/** The sign of the league on the night's ground, for home screens; drawn from the same file as the tab's icon. */
export function leagueIcons(source = join(packageRoot, 'web/public/favicon.svg')): Plugin {
  const draw = (icon: Icon) => drawIcon(readFileSync(source, 'utf8'), icon);
  return {
    name: 'league-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [path, icon] of Object.entries(ICONS))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: draw(icon) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const icon = ICONS[request.url ?? ''];
        if (icon) response.setHeader('content-type', 'image/png').end(draw(icon));
        else next();
      });
    },
  };
}

export function drawIcon(svg: string, { size, sign, round }: Icon): Buffer {
  const [width, edge] = [size * sign, (size * (1 - sign)) / 2];
  const placed = svg.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${width}" height="${width}" `);
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * round}" fill="${NIGHT}"/>${placed}</svg>`;
  return new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
