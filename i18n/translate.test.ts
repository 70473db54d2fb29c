import { describe, expect, it } from 'vitest';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate, type Catalogue } from './translate.ts';

const inBulgarian = createTranslate('bg-BG', publicBg);
const inEnglish = createTranslate('en', publicEn);

describe('translate', () => {
  it('gives the text of the language', () => {
    expect(inBulgarian('nav.results')).toBe('Резултати');
    expect(inEnglish('nav.results')).toBe('Results');
  });

  it('fills placeholders', () => {
    expect(inEnglish('match.startsAt', { time: '19:30' })).toBe('Starts at 19:30');
  });

  it('uses the plural rules of each language', () => {
    expect(inBulgarian('table.movedUp', { count: 1 })).toBe('Едно място нагоре');
    expect(inBulgarian('table.movedUp', { count: 2 })).toBe('2 места нагоре');
    expect(inEnglish('table.movedDown', { count: 21 })).toBe('Down 21 places');
  });

  it('doubles a Bulgarian preposition before its own sound', () => {
    const title = (city: string) => inBulgarian('game.mini.title', { city });
    expect(title('Добрич')).toBe('Минифутбол в Добрич');
    expect(title('Варна')).toBe('Минифутбол във Варна');
    const win = (score: string) => inBulgarian('story.win', { winner: 'Балик', loser: 'Рилци', score });
    expect(win('6:1')).toBe('Балик победи Рилци с 6:1.');
    expect(win('7:1')).toBe('Балик победи Рилци със 7:1.');
  });

  it('inserts values unchanged, also those that resemble a placeholder', () => {
    expect(inEnglish('footer.copyright', { year: '$&', league: '{year}' })).toBe('© $& {year}');
  });

  it('shows the key if a text is missing', () => {
    const { 'nav.news': _, ...rest } = publicEn;
    expect(createTranslate('en', rest as Catalogue)('nav.news')).toBe('nav.news');
  });
});

describe('the catalogues', () => {
  const texts = (catalogue: Catalogue) =>
    Object.entries(catalogue).map(([key, message]) => [
      key,
      (typeof message === 'string' ? [message] : Object.values(message)) as string[],
    ]) as [string, string[]][];
  const placeholders = (messages: string[]) => [...new Set(messages.join(' ').match(/\{\w+\}/g))].toSorted();

  it('have the same placeholders in both languages', () => {
    const bulgarian = new Map(texts(publicBg));
    for (const [key, messages] of texts(publicEn)) {
      expect([key, placeholders(messages)]).toEqual([key, placeholders(bulgarian.get(key) ?? [])]);
    }
  });

  it('have no empty text', () => {
    for (const [key, messages] of [...texts(publicBg), ...texts(publicEn)]) {
      expect([key, messages.every((message) => message.trim() === message && message !== '')]).toEqual([key, true]);
    }
  });
});
