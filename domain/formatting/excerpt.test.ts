import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it('keeps a text that is short enough', () => {
    expect(excerpt('Пет точки делят първия от втория.', 6)).toBe('Пет точки делят първия от втория.');
  });

  it('cuts at a word and says that there is more', () => {
    expect(excerpt('Явор Луканов вкара два пъти след почивката.', 6)).toBe('Явор Луканов вкара два пъти след…');
  });

  it('leaves no comma or full stop before the ellipsis', () => {
    expect(excerpt('Ремонтът приключи за единадесет дни. Изкуствената настилка', 5)).toBe(
      'Ремонтът приключи за единадесет дни…',
    );
  });

  it('drops markup, and does not glue paragraphs together', () => {
    expect(excerpt('<p>Първи</p><p>Втори <b>трети</b>, край</p><script>alert(1)</script>', 9)).toBe(
      'Първи Втори трети, край',
    );
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
