import { describe, expect, it } from 'vitest';
import { searchKey, searchKeys } from './search-key.ts';
import { bestMatches, rankMatch, type SearchKind } from './search-rank.ts';

const rank = (name: string, query: string) => rankMatch(searchKeys(name), searchKey(query));

describe('search rank', () => {
  it('[SE4] whole name, start of name, start of a word, inside a word, near miss, nothing', () => {
    const query = 'Колев';
    const names = ['Колев', 'Колева Мария', 'Иван Колев', 'Хаджиколев', 'Калев', 'Петров'];
    const ranks = names.map((name) => rank(name, query));
    expect(ranks.slice(0, 5)).toEqual(ranks.slice(0, 5).toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(ranks).size).toBe(names.length);
    expect(ranks.at(-1)).toBeNull();
  });

  it('[SE4] words in another order, or begun, are starts of words', () => {
    expect(rank('Иван Колев', 'Kolev Ivan')).toBe(rank('Иван Колев', 'Kolev'));
    expect(rank('Иван Колев', 'iv kol')).toBe(rank('Иван Колев', 'Kolev'));
  });

  it.each([
    ['Kolef', true],
    ['Kolve', true],
    ['Klev', true],
    ['Kollev', true],
    ['Golef', false],
    ['Klf', false],
    ['K_lev', false],
    ['Ko%ev', false],
    ['1964', false],
  ])('[SE5] %s for Колев: %s', (typed, near) => {
    expect(rank('Иван Колев', typed) !== null).toBe(near);
  });

  it('[SE5] every word must be near, and one slip comes before two', () => {
    expect(rank('Иван Колев', 'Ivan Petrof')).toBeNull();
    expect(rank('Владислав Колев', 'Vladizlaf')).toBeGreaterThan(rank('Владислав Колев', 'Vladizlav') ?? 99);
  });

  it('[SE4] nothing wanted is nothing found', () => {
    expect(rank('Иван Колев', ' - ')).toBeNull();
  });

  it('[SE6] equals stand by kind, then by alphabet, then by id, and no more than asked', () => {
    const entry = (id: number, kind: SearchKind, name: string) => ({ id, kind, name, keys: searchKeys(name) });
    const entries = [
      entry(4, 'referee', 'Балик'),
      entry(3, 'player', 'Балик Янков'),
      entry(2, 'player', 'Балик Асенов'),
      entry(1, 'team', 'Балик'),
      entry(9, 'player', 'Балик Асенов'),
    ];
    const order = [1, 4, 2, 9, 3];
    expect(bestMatches(entries, 'balik', 20).map(({ id }) => id)).toEqual(order);
    expect(bestMatches(entries.toReversed(), 'balik', 3).map(({ id }) => id)).toEqual(order.slice(0, 3));
  });
});
