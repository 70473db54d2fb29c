import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';

describe('transliterate', () => {
  it.each([
    ['Добрич', 'Dobrich'],
    ['Щерьо Жечев', 'Shteryo Zhechev'],
    ['Йордан Цонев', 'Yordan Tsonev'],
    ['Любомир Гълъбов', 'Lyubomir Galabov'],
    ['Ямбол', 'Yambol'],
    ['Джевизов', 'Dzhevizov'],
    ['Кьосев', 'Kyosev'],
    ['Хаджидимов', 'Hadzhidimov'],
    ['Шуши и Фуфи', 'Shushi i Fufi'],
  ])('writes %s as %s', (bulgarian, latin) => {
    expect(transliterate(bulgarian)).toBe(latin);
  });

  it('ends a word in -ia where Bulgarian ends it in -ия, and only there', () => {
    expect(transliterate('Мария и София')).toBe('Maria i Sofia');
    expect(transliterate('Илиян, Сиянна')).toBe('Iliyan, Siyanna');
    expect(transliterate('ДИМИТРИЯ')).toBe('DIMITRIA');
  });

  it('spells the country as the Act does', () => {
    expect(transliterate('България')).toBe('Bulgaria');
    expect(transliterate('БЪЛГАРИЯ')).toBe('BULGARIA');
    expect(transliterate('български')).toBe('balgarski');
  });

  it('keeps capitals whole in words written in capitals', () => {
    expect(transliterate('ЖИТНИЦА')).toBe('ZHITNITSA');
    expect(transliterate('Житница')).toBe('Zhitnitsa');
    expect(transliterate('СЪЮЗ Ю')).toBe('SAYUZ Yu');
  });

  it('leaves everything else alone', () => {
    expect(transliterate('Stroitel 09 – №7')).toBe('Stroitel 09 – №7');
  });

  it('leaves no Bulgarian letter behind, and changes nothing the second time', () => {
    const bulgarian = fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъьюяАБЖЦЩЮЯ -'.split('')) });
    fc.assert(
      fc.property(bulgarian, (text) => {
        const latin = transliterate(text);
        expect(latin).not.toMatch(/\p{Script=Cyrillic}/u);
        expect(transliterate(latin)).toBe(latin);
      }),
    );
  });
});
