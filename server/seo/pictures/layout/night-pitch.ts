import { palette, PICTURE_SIZE } from './palette.ts';

const { width, height } = PICTURE_SIZE;

/** The pitch at night: two floodlights, and the edge of the centre circle. */
export const nightPitch = `<defs>${light('halo', '#1c2727')}${light('beam', '#3d4541')}
<linearGradient id="turf" x2="0" y2="1"><stop stop-color="${palette.turf}" stop-opacity="0"/><stop offset="1" stop-color="${palette.turf}" stop-opacity=".5"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="${palette.background}"/>
${['halo', 'beam'].flatMap((id, core) => [170, 1030].map((x) => cone(id, x, 44 - core * 14, 190 - core * 60))).join('')}
<rect y="330" width="${width}" height="300" fill="url(#turf)"/>
<ellipse cx="600" cy="640" rx="520" ry="100" fill="none" stroke="${palette.ink}" stroke-opacity=".09" stroke-width="3"/>`;

/** Opaque colours: nearly transparent gradients would show bands. */
function light(id: string, colour: string): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" y1="0" x2="0" y2="520"><stop stop-color="${colour}"/><stop offset="1" stop-color="${palette.background}"/></linearGradient>`;
}

function cone(id: string, x: number, lamp: number, foot: number): string {
  const lean = x < width / 2 ? 60 : -60;
  return `<path fill="url(#${id})" d="M${x - lamp} 0H${x + lamp}L${x + foot + lean} 520H${x - foot + lean}Z"/>`;
}
