import { expect, test } from 'vitest';
import { isBannerShown } from './banner.ts';
import { gameOf } from './game.ts';
import { fillIn, isAllKnown, unknownPlaceholder } from './placeholders.ts';
import { withEnglish } from './texts.ts';

const league = {
  name: { bg: 'Лига Бриз', en: 'Breeze League' },
  city: { bg: 'Балчик', en: 'Balchik' },
  founded: 2019,
  matches: { bg: 'пет на пет', en: 'five a side' },
  season: { bg: 'през лятото', en: 'in summer' },
  seasonDates: { bg: 'от юни до август', en: 'from June to August' },
  ages: { least: 16, adult: 18 },
  squad: { least: 7, most: 12 },
  contacts: { address: { bg: 'на брега', en: 'on the shore' }, phone: '+359 1', email: 'a@b.example' },
};

test('[LS1] an empty English text is the Bulgarian one', () => {
  const settings = { name: { bg: 'Бриз', en: '' }, faq: [{ answer: { bg: 'Да.', en: 'Yes.' } }, 'live'], until: null };
  expect(withEnglish(settings)).toEqual({ ...settings, name: { bg: 'Бриз', en: 'Бриз' } });
});

test('[LS2] a placeholder is replaced by its setting, once', () => {
  expect(fillIn('{league}, {city}: от {age} до {mostSquad}', league, 'bg')).toBe('Лига Бриз, Балчик: от 16 до 12');
  expect(fillIn('{league}', { ...league, name: { bg: '{city}', en: '' } }, 'bg')).toBe('{city}');
  expect(unknownPlaceholder('{league} {constructor}')).toBe('constructor');
  expect(unknownPlaceholder('{email} { } {}')).toBeNull();
});

test('[LS5] an answer waits for every setting that it names; a document has a line to write on', () => {
  const young = { ...league, founded: null, city: { bg: '', en: '' } };
  expect(isAllKnown('{league} е основана през {founded} г.', league, 'bg')).toBe(true);
  expect(isAllKnown('{league} е основана през {founded} г.', young, 'bg')).toBe(false);
  expect(isAllKnown('Играем в {city}.', young, 'bg')).toBe(false);
  expect(isAllKnown('Без настройки, и {непознато}.', young, 'bg')).toBe(true);
  expect(fillIn('{league}, {city}, {founded}', young, 'bg')).toBe('Лига Бриз, ____, ____');
});

test.each([
  [3, 'mini'],
  [8, 'mini'],
  [9, 'football'],
  [11, 'football'],
])('[LS6] %i on the pitch is %s', (onPitch, game) => {
  expect(gameOf(onPitch)).toBe(game);
});

test('[LS3] a banner is shown up to its last day, and never without a link', () => {
  const banner = { shown: true, link: 'https://forms.example', until: '2026-08-31' };
  expect(isBannerShown(banner, '2026-08-31')).toBe(true);
  expect(isBannerShown(banner, '2026-09-01')).toBe(false);
  expect(isBannerShown({ ...banner, until: null }, '2030-01-01')).toBe(true);
  expect(isBannerShown({ ...banner, link: null }, '2026-08-01')).toBe(false);
  expect(isBannerShown({ ...banner, shown: false }, '2026-08-01')).toBe(false);
});
