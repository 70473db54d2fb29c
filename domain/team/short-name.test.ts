import { expect, test } from 'vitest';
import { shortNameOf, shortNames } from './short-name.ts';

test.each([
  ['ФК Добруджа Юнайтед', 'ДОБ'],
  ['ФК', 'ФК'],
  ['ПФК ЛУДОГОРЕЦ', 'ЛУД'],
  ['FC Köln', 'KÖL'],
  ['VfB Stuttgart', 'STU'],
  ['RCD Mallorca', 'MAL'],
  ['MAN CITY', 'MAN'],
  ['ЦСКА', 'ЦСК'],
  ['', ''],
])('[SN1] the short name of "%s" is "%s"', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

test.each([
  ['1. FSV Mainz 05', 'MAI'],
  ['Бдин 1923', 'БДИ'],
  ['Си 1922', 'СИ'],
  ['1922', '192'],
])('[SN1] digits distinguish nobody in "%s"', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

test('[SN2] no two teams have the same', () => {
  const names = ['Левски София', 'Левски Чепинци', 'Балик', 'Балкан', 'ФК'];
  expect(names.map((name) => shortNames(names).get(name))).toEqual(['ЛСО', 'ЛЧЕ', 'БАИ', 'БАК', 'ФК']);
});
