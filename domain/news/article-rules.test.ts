import { expect, it } from 'vitest';
import { articleFault, articleState, mayDelete, publishedNow } from './article-rules.ts';

const NOW = new Date('2026-03-15T18:00:00.500Z');
const EARLIER = new Date('2026-03-01T10:00:00Z');
const LATER = new Date('2026-03-20T16:00:00Z');

const texts = (more: Partial<Parameters<typeof articleFault>[0]>) => ({
  titleBg: '',
  titleEn: '',
  summaryBg: '',
  summaryEn: '',
  contentBg: '',
  contentEn: '',
  ...more,
});

it('[NW1] is a draft, scheduled or published by its date', () => {
  expect([null, LATER, EARLIER, NOW].map((at) => articleState(at, NOW))).toEqual([
    'draft',
    'scheduled',
    'published',
    'published',
  ]);
});

it.each([
  [texts({}), { field: 'titleBg', reason: 'title_needed' }],
  [texts({ titleEn: 'Won', contentBg: '<p>Победа</p>' }), { field: 'titleBg', reason: 'title_needed' }],
  [texts({ titleEn: 'Won', summaryBg: 'Победа' }), { field: 'titleBg', reason: 'title_needed' }],
  [texts({ titleBg: 'Победа', contentEn: '<p>We won</p>' }), { field: 'titleEn', reason: 'title_needed' }],
  [texts({ titleBg: 'Победа' }), null],
  [texts({ titleEn: 'Won' }), null],
  [texts({ titleBg: 'Победа', contentEn: '<p> </p><p></p>' }), null],
])('[NW2] has a title where it is written: %o', (article, fault) => {
  expect(articleFault(article, 'draft')).toEqual(fault);
});

it.each([
  [texts({ titleBg: 'Победа' }), { field: 'contentBg', reason: 'text_needed' }],
  [
    texts({ titleBg: 'Победа', contentBg: '<p>3:0</p>', titleEn: 'Won' }),
    { field: 'contentEn', reason: 'text_needed' },
  ],
  [texts({ titleBg: 'Победа', contentBg: '<p><img src="/media/a" alt=""></p>' }), null],
  [texts({ titleEn: 'Won', contentEn: '<p>3:0</p>' }), null],
])('[NW3] has something to read before it is published: %o', (article, fault) => {
  for (const state of ['published', 'scheduled'] as const) expect(articleFault(article, state)).toEqual(fault);
  expect(articleFault(article, 'draft')).toBeNull();
});

it('[NW4] is deleted only as a draft', () => {
  expect([null, LATER, EARLIER].map(mayDelete)).toEqual([true, false, false]);
});

it('[NW5] keeps the date on which it appeared', () => {
  expect(publishedNow(EARLIER, NOW)).toBe(EARLIER);
  for (const before of [null, LATER]) expect(publishedNow(before, NOW).toISOString()).toBe('2026-03-15T18:00:00.000Z');
});
