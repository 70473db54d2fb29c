import { expect, test } from 'vitest';
import { publicBg } from '#i18n/public/bg.ts';
import { createTranslate } from '#i18n/translate.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { describeChange } from './match-announcer.tsx';

const t = createTranslate('bg-BG', publicBg);
const match = (more: Partial<MatchDetails>) =>
  ({
    status: 'LIVE',
    statusText: 'LIVE',
    phase: 'FIRST_HALF',
    home: { id: 1, name: 'Балик' },
    away: { id: 2, name: 'Вихър' },
    score: { home: 1, away: 0 },
    ...more,
  }) as MatchDetails;

test.each<[what: string, change: Partial<MatchDetails>, expected: string]>([
  ['nothing', { clock: null }, ''],
  ['a goal', { score: { home: 1, away: 1 } }, 'Гол за Вихър! Балик 1, Вихър 1.'],
  ['a goal taken back', { score: { home: 0, away: 0 } }, 'Резултатът е поправен. Балик 0, Вихър 0.'],
  ['half-time', { phase: 'HALF_TIME' }, 'Почивка. Балик 1, Вихър 0.'],
  ['the end', { status: 'FINISHED', statusText: 'FINISHED', phase: 'FULL_TIME' }, 'Край. Балик 1, Вихър 0.'],
  ['an abandonment', { status: 'POSTPONED', statusText: 'POSTPONED', score: null }, 'Отложен.'],
])('%s', (_what, change, expected) => {
  expect(describeChange(match({}), match(change), t)).toBe(expected);
});

test('the kick-off', () => {
  const before = match({ status: 'UPCOMING', statusText: 'UPCOMING', phase: 'NOT_STARTED', score: null });
  expect(describeChange(before, match({ score: { home: 0, away: 0 } }), t)).toBe('Първо полувреме. Балик 0, Вихър 0.');
});
