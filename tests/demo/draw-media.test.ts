import { expect, test } from 'vitest';

import type { MediaFile } from '#server/league-files/league.ts';

import { generateLeague } from '#server/demo/generate-league.ts';
import { drawMedia } from '#server/demo/art/draw-media.ts';

const league = generateLeague({ seed: 'art', now: new Date('2026-03-15T17:42:00Z') });
const drawings = league.media.filter(({ type }) => type === 'image/svg+xml');
const textOf = ({ bytes }: MediaFile) => new TextDecoder().decode(bytes);

/** What an XML parser would say: every tag closed in order, every attribute quoted once. */
function faultIn(svg: string): string | null {
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `${tag} closes something else`;
      continue;
    }
    if (attributes.replaceAll(/ [a-zA-Z][\w:-]*="[^"<>&]*"/g, '') !== '') return `attributes of ${tag}`;
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice in ${tag}`;
    if (!selfClosing) open.push(name);
  }
  return open.length === 0 ? null : `${open.join(' ')} left open`;
}

test('every picture that the league refers to is drawn, once', () => {
  const wanted = [
    ...league.teams.map(({ badge }) => badge),
    ...league.competitions.map(({ logo }) => logo),
    ...league.players.map(({ picture }) => picture),
    ...league.referees.map(({ picture }) => picture),
    ...league.news.map(({ picture }) => picture),
    ...league.awards.map(({ picture }) => picture),
    ...league.compositions.map(({ picture }) => picture),
  ].filter((key) => key !== null);
  expect(league.media.map(({ key }) => key).toSorted()).toEqual([...new Set(wanted)].toSorted());
});

test('the same league gives the same bytes', () => {
  const again = drawMedia(league);
  expect(again.map(({ key }) => key)).toEqual(league.media.map(({ key }) => key));
  const changed = again.filter(({ bytes }, i) => Buffer.compare(bytes, league.media[i]?.bytes ?? bytes) !== 0);
  expect(changed.map(({ key }) => key)).toEqual([]);
});

test('drawings are whole files: well-formed, sized, small, and without anything that runs or fetches', () => {
  for (const file of drawings) {
    const svg = textOf(file);
    expect(faultIn(svg)).toBeNull();
    expect(
      svg.startsWith(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${file.width}" height="${file.height}" viewBox="0 0 `,
      ),
    ).toBe(true);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /<script|<style|<text|\son\w+=|href|https?:|url\((?!#)|NaN|undefined|Infinity/,
    );
    expect(file.bytes.length).toBeLessThan(20_000);
  }
});

test('ids inside drawings never meet when several stand on one page', () => {
  const ids = drawings.flatMap((file) => [...textOf(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const file of drawings) {
    const svg = textOf(file);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
  }
});

test('news has wide and square pictures, and a render is never shown twice', () => {
  const news = league.media.filter(({ key }) => key.startsWith('news/'));
  expect(news.some(({ width, height }) => width === height)).toBe(true);
  expect(news.filter(({ width, height }) => width > height * 1.7).length).toBeGreaterThan(20);
  const renders = news.filter(({ type }) => type === 'image/webp').map(({ bytes }) => bytes.length);
  expect(renders.length).toBeGreaterThan(3);
  expect(new Set(renders).size).toBe(renders.length);
});
