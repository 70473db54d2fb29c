import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accentIn,
  contrast,
  FILL_CONTRAST,
  hexToRgb,
  ROLES_AROUND,
  TEXT_CONTRAST,
  THEMES,
  toLch,
  toRgb,
  type Theme,
} from './accent.ts';

type Rgb = ReturnType<typeof toRgb>;

const over = (above: Rgb, under: Rgb, alpha: number) =>
  above.map((part, at) => part * alpha + (under[at] ?? 0) * (1 - alpha)) as unknown as Rgb;

/** The least of the contrasts that [LS7] asks for, as a share of what it asks for. */
function worst(theme: Theme, chosen: string): number {
  const { fill, strong, on, text, soft } = accentIn(theme, chosen);
  const { 'ink-3': quiet, ...around } = ROLES_AROUND[theme];
  const surfaces = Object.values(around).map(toRgb);
  const marked = over(hexToRgb(soft), toRgb(around.surface), Number.parseInt(soft.slice(7), 16) / 255);
  const text4 = (one: Rgb, other: Rgb) => contrast(one, other) / TEXT_CONTRAST;
  const fillOn = theme === 'dark' ? surfaces : [toRgb(around.surface)];
  return Math.min(
    text4(hexToRgb(on), hexToRgb(fill)),
    text4(hexToRgb(on), hexToRgb(strong)),
    ...[...surfaces, marked].map((surface) => text4(hexToRgb(text), surface)),
    text4(toRgb(quiet), marked),
    ...fillOn.map((surface) => contrast(hexToRgb(fill), surface) / FILL_CONTRAST[theme]),
  );
}

// A byte of transparency is rounded.
const ENOUGH = 0.99;

describe.each(THEMES)('[LS7] an accent in the %s theme', (theme) => {
  it('is readable whatever colour was chosen', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, (chosen) => worst(theme, chosen) >= ENOUGH),
      {
        numRuns: 400,
        examples: ['#ffff00', '#111111', '#7a7a7a', '#000000', '#ffffff', '#0000ff'].map((each) => [each]),
      },
    );
  });

  it('keeps the hue', () => {
    for (const chosen of ['#c8102e', '#0b5d3b', '#1d4ed8', '#7c3aed']) {
      const hue = toLch(chosen)[2];
      for (const made of [accentIn(theme, chosen).fill, accentIn(theme, chosen).text])
        expect(Math.abs(toLch(made)[2] - hue)).toBeLessThan(9);
    }
  });

  it('knows the surfaces that the style sheet has', () => {
    const css = readFileSync('ui/theme/tokens.css', 'utf8');
    const [, block = ''] = new RegExp(String.raw`\[data-theme='${theme}'\] \{(.*?)\n\}`, 's').exec(css) ?? [];
    for (const [role, parts] of Object.entries(ROLES_AROUND[theme]))
      expect(block).toContain(`--${role}: oklch(${parts.join(' ')});`);
  });
});

it('[LS7] a colour that is readable as it is stays as it is', () => {
  expect(accentIn('dark', '#f7d566').fill).toBe('#f7d566');
  expect(accentIn('light', '#1d4ed8')).toMatchObject({ fill: '#1d4ed8', text: '#1d4ed8', on: '#ffffff' });
});
