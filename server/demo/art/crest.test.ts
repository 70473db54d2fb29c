import { expect, test } from 'vitest';

import { CLUBS } from '../clubs.ts';
import { crestFor, drawCrest } from './crest.ts';

test('every club has a crest of its own: no charge and no palette is shared', () => {
  expect(new Set(CLUBS.map(({ crest }) => crest.charge)).size).toBe(CLUBS.length);
  expect(new Set(CLUBS.map(({ crest }) => crest.palette)).size).toBe(CLUBS.length);
  expect(new Set(CLUBS.map(({ crest }) => drawCrest(crest, 'x'))).size).toBe(CLUBS.length);
});

test('a team without a badge always gets the same crest', () => {
  expect(crestFor('novak')).toEqual(crestFor('novak'));
  const drawn = Array.from({ length: 60 }, (_, i) => drawCrest(crestFor(`team-${i}`), 'x'));
  expect(new Set(drawn).size).toBeGreaterThan(55);
});

test('the clubs are sixteen, with short names of three capitals and no account that could be real', () => {
  expect(CLUBS).toHaveLength(16);
  expect(new Set(CLUBS.map(({ shortName }) => shortName)).size).toBe(16);
  for (const { shortName, instagram, facebook, twitter, website } of CLUBS) {
    expect(shortName).toMatch(/^[А-Я]{3}$/u);
    for (const link of [instagram, facebook, twitter, website])
      expect(link ?? 'https://example.com/').toMatch(/^https:\/\/example\.com\//);
  }
});
