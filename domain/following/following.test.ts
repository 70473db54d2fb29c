import { expect, test } from 'vitest';
import {
  canonical,
  follow,
  idsOf,
  isFollowed,
  MAX_FOLLOWED,
  parseFollowing,
  unfollow,
  writeFollowing,
} from './following.ts';

test('[FO1] at most forty are followed', () => {
  const many = Array.from({ length: 50 }, (_, index) => `t${index + 1}`).join('.');
  expect(parseFollowing(many)).toHaveLength(MAX_FOLLOWED);
});

test.each([
  ['t7.p12.c3', 't7.p12.c3'],
  ['', ''],
  ['t7.t7', 't7'],
  ['x7.t0.t-1.t1e3.p.c99999999999.t2147483648. t7.c5', 'c5'],
  ['<script>.t7', 't7'],
])('[FO2] %s is read as %s', (text, read) => {
  expect(writeFollowing(parseFollowing(text))).toBe(read);
});

test('[FO3] what is added comes last and once; the oldest goes when there are too many', () => {
  const following = parseFollowing('t1.t2');
  expect(writeFollowing(follow(following, parseFollowing('t2.p2')))).toBe('t1.t2.p2');
  const many = Array.from({ length: MAX_FOLLOWED }, (_, index) => ({ kind: 'player' as const, id: index + 1 }));
  const after = follow(many, [{ kind: 'team', id: 1 }]);
  expect(after).toHaveLength(MAX_FOLLOWED);
  expect(isFollowed(after, { kind: 'player', id: 1 })).toBe(false);
  expect(isFollowed(after, { kind: 'team', id: 1 })).toBe(true);
  expect(writeFollowing(unfollow(following, { kind: 'team', id: 1 }))).toBe('t2');
});

test('[FO4] the order in which somebody followed makes no difference', () => {
  const [one, other] = ['t9.c1.t7.p3', 'p3.t7.t9.c1'].map((text) => canonical(parseFollowing(text)));
  expect(one).toEqual(other);
  expect(idsOf(one ?? [], 'team')).toEqual([7, 9]);
});
