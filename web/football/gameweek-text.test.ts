import { expect, it } from 'vitest';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import { gameweekOption } from './gameweek-text.ts';

const gameweek = { number: 5, round: null, isCurrent: false, isPrevious: false };

it.each([
  [gameweek, false, 'Gameweek 5', '5. кръг'],
  [{ ...gameweek, isCurrent: true }, false, 'Gameweek 5 (Current)', '5. кръг (текущ)'],
  [{ ...gameweek, isPrevious: true }, false, 'Gameweek 5 (Previous)', '5. кръг (предишен)'],
  [gameweek, true, 'Gameweek 5 (Next)', '5. кръг (следващ)'],
  [
    { ...gameweek, round: 'semi_final' as const, isCurrent: true },
    false,
    'Gameweek 5 (Current), Semi-final',
    '5. кръг (текущ), Полуфинал',
  ],
])('[GW2] %j is marked in a list', (of, isNext, english, bulgarian) => {
  expect(gameweekOption(of, isNext, createTranslate('en', publicEn))).toBe(english);
  expect(gameweekOption(of, isNext, createTranslate('bg-BG', publicBg))).toBe(bulgarian);
});
