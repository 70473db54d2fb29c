import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey, searchKeys, misspellingKeys } from './search-key.ts';
import { transliterate } from './transliterate.ts';

const bulgarianName = fc
  .array(
    fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъьюя'.split('')), minLength: 1, maxLength: 12 }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((words) => words.join(' '));

describe('search keys', () => {
  it.each([
    ['Яница', ['Yanitsa', 'qnica', 'Ianitza', 'ЯНИЦА']],
    ['Чавдар Шишков', ['4avdar 6i6kov', 'Chavdar Shishkov', 'chavdar-shishkov', ' Чавдар  Шишков ']],
    ['Щерьо Жечев', ['Shteryo Zhechev', '6terio je4ev', 'Shterjo Jechev']],
    ['Николай', ['Nikolay', 'Nikolai']],
    ['Мария', ['Maria', 'Mariya', 'mariq']],
    ['Цветан Великов', ['Cvetan Welikov', 'Tzvetan Velikov']],
    ['Любомир', ['Lyubomir', 'Ljubomir', 'Liubomir']],
    ['Михаил Хинков', ['Mikhail Hinkov', 'mixail xinkov']],
    ['José Müller', ['jose muller']],
  ])('[SE1] %s has one key with %j', (name, spellings) => {
    for (const spelling of spellings) expect(searchKey(spelling)).toBe(searchKey(name));
  });

  it('[SE2] ъ is found as a, as y and as u', () => {
    const keys = searchKeys('Гълъбов');
    for (const spelling of ['Galabov', 'Gylybov', 'Gulubov', 'Гълъбов']) expect(keys).toContain(searchKey(spelling));
  });

  it.each([
    ['Йордан Янков', ['Jordan Jankov', 'Iordan Iankov', 'Yordan Yankov', 'yordan qnkov']],
    ['Юлия Стоянова', ['Julija Stojanova', 'Julia Stojanova', 'Yulia Stoyanova', 'iuliq stoqnova']],
    ['Петя Илиянова', ['Petja Ilijanova', 'Petia Ilianova', 'petq iliqnova']],
    ['Николай', ['Nikolaj']],
    ['Александър Живков', ['Alexandar Jivkov', 'Alexandur Zhivkov', 'Aleksandyr Jivkov']],
    ['Ксения Йонкова', ['Xenia Jonkova', 'Ksenija Jonkova']],
  ])('[SE7] j stands for й too, and x for кс: %s is found by %j', (name, spellings) => {
    for (const spelling of spellings) expect(searchKeys(name)).toContain(searchKey(spelling));
  });

  it('[SE1] a name is always found by its official transliteration, and its key has no Cyrillic', () => {
    fc.assert(
      fc.property(bulgarianName, (name) => {
        expect(searchKeys(name)).toContain(searchKey(transliterate(name)));
        expect(searchKey(name)).toMatch(/^[a-z ]*$/);
      }),
    );
  });

  it('[SE1] words in a key are one space apart, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const key = searchKey(text);
        expect(key).not.toMatch(/[\n\0]|^ | $| {2}/);
      }),
    );
  });

  it('[SE3] % and _ are letters, other marks part words, digits in numbers stay digits', () => {
    expect(searchKey('100% _х_')).toBe('100% _h_');
    expect(searchKey('„Ботев“ (Добрич) – 1964')).toBe('botev dobrich 1964');
    expect(searchKey('--- !?')).toBe('');
    expect(searchKey('\0Ива\0н')).toBe('iva n');
  });
});

describe('slip keys', () => {
  const shared = (a: string, b: string) => misspellingKeys(a).some((key) => misspellingKeys(b).includes(key));

  it.each([
    ['kolef', 'kolev'],
    ['kolve', 'kolev'],
    ['klev', 'kolev'],
    ['kollev', 'kolev'],
    ['hadzhitimov', 'hadzhidimov'],
  ])('[SE5] %s may be a slip of %s', (typed, meant) => {
    expect(shared(typed, meant)).toBe(true);
  });

  it('[SE5] short words are not guessed, and other words share nothing', () => {
    expect(misspellingKeys('iva')).toEqual([]);
    expect(shared('petar', 'kolev')).toBe(false);
  });
});
