import { palette } from './palette.ts';

interface Size {
  width: number;
  height: number;
}

/** The pitch at night: two floodlights, which cross when a goal is celebrated, and the edge of the centre circle. */
export const nightPitch = (
  { width, height }: Size,
  isCrossed = false,
): string => `<defs>${light('halo', '#1c2727', reachOf(height))}${light('beam', '#3d4541', reachOf(height))}
<linearGradient id="pitch" x2="0" y2="1"><stop stop-color="${palette.pitch}" stop-opacity="0"/><stop offset="1" stop-color="${palette.pitch}" stop-opacity=".5"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="${palette.background}"/>
${['halo', 'beam'].flatMap((id, core) => [170, width - 170].map((x) => cone(id, x, 44 - core * 14, 190 - core * 60, { width, height }, isCrossed ? 430 : 60))).join('')}
<rect y="${height - 300}" width="${width}" height="300" fill="url(#pitch)"/>
<ellipse cx="${width / 2}" cy="${height + 10}" rx="520" ry="100" fill="none" stroke="${palette.ink}" stroke-opacity=".09" stroke-width="3"/>`;

/** Opaque colours: nearly transparent gradients would show bands. */
function light(id: string, colour: string, reach: number): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" y1="0" x2="0" y2="${reach}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${palette.background}"/></linearGradient>`;
}

function cone(id: string, x: number, lamp: number, foot: number, { width, height }: Size, inward: number): string {
  const reach = reachOf(height);
  const lean = x < width / 2 ? inward : -inward;
  return `<path fill="url(#${id})" d="M${x - lamp} 0H${x + lamp}L${x + foot + lean} ${reach}H${x - foot + lean}Z"/>`;
}

/** How far down the light is seen. */
const reachOf = (height: number) => Math.min(height - 110, 1100);
