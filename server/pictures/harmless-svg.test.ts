import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '#server/root.ts';
import { isHarmlessSvg } from './harmless-svg.ts';

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72">${content}</svg>`);
const levels = Array.from({ length: 12 }, (_, level) => level);
const shape = (level: number, attributes: string) => `<path d="M0 0h${level}9v9" ${attributes}/>`;

/** Each level is drawn twice for each of the next. */
const masks = levels
  .map((level) => {
    const inner = shape(level, level === 0 ? '' : `mask="url(#m${level - 1})"`).repeat(2);
    return `<mask id="m${level}">${inner}</mask>`;
  })
  .join('');
const clips = masks.replaceAll(/\bmask\b/g, 'clipPath').replaceAll('clipPath="', 'clip-path="');

describe('an SVG is left out when it has', () => {
  test.each([
    ['masks in masks', `${masks}${shape(1, 'mask="url(#m11)"')}`],
    ['clips in clips', `${clips}${shape(1, 'clip-path="url(#m11)"')}`],
    ['masks in masks by its styles', `${masks}<g style="fill: red; mask: url('#m11')"><path/></g>`],
    ['masks in masks by its style sheet', `<style>.a, .b { mask: url(#m11) }</style>${masks}<path class="x b"/>`],
    ['masks for every element', `<style>path{mask:url(#m2)}</style>${masks}${'<path d="M0 0"/>'.repeat(100)}`],
    ['masks behind a comment', `<!-- " -->${masks}<!-- <g> -->${shape(1, 'mask="url(#m11)"')}`],
    ['masks behind a CDATA section', `<![CDATA[<!--]]>${masks}${shape(1, 'mask="url(#m11)"')}<![CDATA[-->]]>`],
    ['masks behind a sign in an attribute', `${masks}<g a=">" mask="url(#m11)"/>`],
    ['references that are written by numbers', `${masks}<g style="mask: u&#114;l(#m11)"/>`],
    ['references that are escaped', `<style>.a { mask: u\\72l(#m11) }</style>${masks}<g class="a"/>`],
    ['a mask of itself', '<mask id="a"><path mask="url(#a)"/></mask><path mask="url(#a)"/>'],
    ['a copy of what it is in', '<g id="a"><use href="#a"/></g>'],
    ['markers', '<marker id="a"><path d="M0 0h9"/></marker><path marker-mid="url(#a)" d="M0 0h9v9h9v9"/>'],
    ['two hundred masks', `<mask id="a"><path/></mask>${shape(1, 'mask="url(#a)"').repeat(201)}`],
    ['tiny dashes', '<path d="M0 0h999" stroke-dasharray="4 0.0001"/>'],
    ['dashes on an endless line', '<path d="M0 0h1e9" style="stroke-dasharray:1"/>'],
    ['folders in folders', `${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`],
  ])('%s', (_, content) => {
    expect(isHarmlessSvg(svg(content))).toBe(false);
  });
});

test.each([
  ['a clip and a gradient', '<clipPath id="c"><path/></clipPath><g clip-path="url(#c)" fill="url(#g)"><path/></g>'],
  ['a few masks', `<mask id="a"><path/></mask>${shape(1, 'mask="url(#a)"').repeat(20)}`],
  [
    'a style sheet',
    `<style><![CDATA[.a{clip-path:url(#c)}]]></style><clipPath id="c"><path/></clipPath><g class="a"/>`,
  ],
  ['many shapes', '<path d="M0 0h9"/>'.repeat(5000)],
  ['dashes', '<path d="M0.123456 0h999" stroke="#112233" stroke-dasharray="4 24"/>'],
  ['two copies', '<g id="a"><path/></g><use href="#a"/><use xlink:href="#a"/>'],
])('an SVG is drawn with %s', (_, content) => {
  expect(isHarmlessSvg(svg(content))).toBe(true);
});

test('every crest of the demo league is drawn', () => {
  const folder = join(packageRoot, 'demo/league/media');
  const crests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svg'));
  expect(crests.filter((path) => !isHarmlessSvg(readFileSync(join(folder, path))))).toEqual([]);
  expect(crests.length).toBeGreaterThan(5);
});
