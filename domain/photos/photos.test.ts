import { describe, expect, test } from 'vitest';
import type { SignedIn, Who } from '#domain/desk/permissions.ts';
import { isWholeOrder, mayChangePhotos, mayRemoveGallery, nextPosition, PHOTO_SIDES } from './photos.ts';

const person = (
  role: 'organiser' | 'competition-organiser' | 'editor' | 'photographer' | 'scorer' | 'match-link',
  personId: number | null = 1,
): Who => {
  const grants = [{ role, competitionIds: [], matchId: null }] as SignedIn['grants'];
  return { kind: 'session', sessionId: 1, personId, name: 'Ива', grants };
};

test('[GA2] a photo comes after the last, also when some were removed', () => {
  expect([nextPosition([]), nextPosition([1, 2, 3]), nextPosition([4, 9])]).toEqual([1, 4, 10]);
});

test('[GA2] each file is larger than the one before', () => {
  expect(PHOTO_SIDES.small).toBeLessThan(PHOTO_SIDES.medium);
  expect(PHOTO_SIDES.medium).toBeLessThan(PHOTO_SIDES.large);
});

test('[GA3] an order names every photo once', () => {
  expect(isWholeOrder([], [])).toBe(true);
  expect(isWholeOrder([1, 2, 3], [3, 1, 2])).toBe(true);
  for (const order of [
    [1, 2],
    [1, 2, 2],
    [1, 2, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 3],
  ])
    expect([order, isWholeOrder([1, 2, 3], order)]).toEqual([order, false]);
});

describe('[GA4]', () => {
  test('a photographer changes what he added himself, an organiser and an editor everything', () => {
    const program: Who = { kind: 'program' };
    for (const who of [program, person('organiser'), person('editor')])
      expect([1, 2, null].map((addedBy) => mayChangePhotos(who, addedBy))).toEqual([true, true, true]);
    expect([1, 2, null].map((addedBy) => mayChangePhotos(person('photographer'), addedBy))).toEqual([
      true,
      false,
      false,
    ]);
    expect(mayChangePhotos(person('photographer', null), null)).toBe(false);
    for (const role of ['scorer', 'competition-organiser', 'match-link'] as const)
      expect([1, null].map((addedBy) => mayChangePhotos(person(role), addedBy))).toEqual([false, false]);
  });

  test('a gallery is removed by whoever may remove all that is in it', () => {
    const photographer = person('photographer');
    expect(mayRemoveGallery(photographer, [1, 1, 1])).toBe(true);
    expect(mayRemoveGallery(photographer, [1, 1, 2])).toBe(false);
    expect(mayRemoveGallery(photographer, [null, 1])).toBe(false);
    expect(mayRemoveGallery(person('organiser'), [null, 1, 2])).toBe(true);
  });
});
