import { describe, expect, it } from 'vitest';
import { cutAt, excerpt, plainText } from './excerpt.ts';

describe('excerpt', () => {
  it('[EX1] keeps a text that is short enough', () => {
    expect(excerpt('Пет точки делят първия от втория.', 6)).toBe('Пет точки делят първия от втория.');
  });

  it('[EX1] cuts at a word and says that there is more', () => {
    expect(excerpt('Явор Луканов вкара два пъти след почивката.', 6)).toBe('Явор Луканов вкара два пъти след…');
  });

  it('leaves no comma or full stop before the ellipsis', () => {
    expect(excerpt('Ремонтът приключи за единадесет дни. Изкуствената настилка', 5)).toBe(
      'Ремонтът приключи за единадесет дни…',
    );
  });

  it('[EX1] drops markup, and does not glue paragraphs together', () => {
    expect(excerpt('<p>Първи.</p><p>Втори <b>трети</b>, край</p><script>alert(1)</script>', 9)).toBe(
      'Първи. Втори трети, край',
    );
  });

  it('[EX3] a heading, an item or a paragraph that ends no sentence is set apart, and the sign is no word', () => {
    expect(excerpt('<h2>Първо полувреме</h2><p>Балик поведе.</p><ul><li>Колев</li><li>Желев</li></ul>', 9)).toBe(
      'Първо полувреме · Балик поведе. Колев · Желев',
    );
    expect(excerpt('<h2>Първо полувреме</h2><p>Балик поведе.</p>', 3)).toBe('Първо полувреме · Балик…');
    expect(excerpt('<h2>Първо полувреме</h2><p>Балик поведе.</p>', 2)).toBe('Първо полувреме…');
    expect(excerpt('Първи ред\nВтори ред', 9)).toBe('Първи ред · Втори ред');
  });

  it('decodes entities once, and leaves unknown ones alone', () => {
    expect(excerpt('Вихър&nbsp;&amp; Балик &bdquo;2:1&ldquo; &#8211; &#x41; &unknown; &amp;lt;', 12)).toBe(
      'Вихър & Балик „2:1“ – A &unknown; &lt;',
    );
  });

  it('keeps a lone less-than sign', () => {
    expect(excerpt('5 < 6 точки', 6)).toBe('5 < 6 точки');
  });

  it('is empty for an empty text', () => {
    expect(excerpt('<p> </p>', 6)).toBe('');
  });
});

describe('cutAt', () => {
  const hundred = 'Десет букв'.repeat(10);

  it('[EX2] keeps a text of that many characters, cuts a longer one and says that there is more', () => {
    expect(cutAt(hundred, 100)).toBe(hundred);
    expect(cutAt(`${hundred}а`, 100)).toBe(`${hundred}…`);
    expect(cutAt(`<p>${hundred}</p> край`, 100, '...')).toBe(`${hundred}...`);
  });

  it('[EX2] counts what is read: no markup, entities as one, an emoji whole', () => {
    expect(cutAt('<b>Гол</b> &amp; още', 5)).toBe('Гол &…');
    expect(cutAt('Гол ⚽⚽🏆🏆', 7)).toBe('Гол ⚽⚽🏆…');
  });

  it('[EX2] leaves no space before the mark', () => {
    expect(cutAt('Гол на Колев', 4)).toBe('Гол…');
  });
});

it('[EX1] plain text is what is read', () => {
  expect(plainText('<h2>Дерби</h2><p>Балик &ndash; Вихър<br>2:1</p>')).toBe('Дерби · Балик – Вихър 2:1');
});
