import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, markdownToHtml } from './markdown.ts';

test.each([
  ['Едно\nи същото\n\nДруго', '<p>Едно и същото</p><p>Друго</p>'],
  ['## Гол\nТекст', '<h2>Гол</h2><p>Текст</p>'],
  ['# Едно\n#### Четири', '<h2>Едно</h2><h4>Четири</h4>'],
  ['- а\n- **б** и *в*\n  - г', '<ul><li>а</li><li><strong>б</strong> и <em>в</em><ul><li>г</li></ul></li></ul>'],
  ['1. а\n2. б', '<ol><li>а</li><li>б</li></ol>'],
  ['> Думи\n>\n> *Капитанът*', '<blockquote><p>Думи</p><p><em>Капитанът</em></p></blockquote>'],
  ['ред\\\nдруг\n\n---', '<p>ред<br>друг</p><hr>'],
  ['ред\n---', '<p>ред</p><hr>'],
  ['[Балик](/team/3) ~~не~~', '<p><a href="/team/3">Балик</a> <s>не</s></p>'],
  ['![Купата](/media/a.webp)', '<p><img src="/media/a.webp" alt="Купата"></p>'],
  ['![Купата](news/kupa)', '<p><img src="/media/news/kupa" alt="Купата"></p>'],
  ['![](https://a.example/b.png)', '<p><img src="https://a.example/b.png" alt=""></p>'],
  ['3 * 4 \\* 5 <b> `код`', '<p>3 * 4 * 5 &lt;b&gt; `код`</p>'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['a\r\nb\r\n\r\nc', '<p>a b</p><p>c</p>'],
])('%j', (markdown, expected) => {
  expect(markdownToHtml(markdown)).toBe(expected);
});

describe('what is written is read back', () => {
  const words = fc.stringMatching(/^[а-яa-z0-9*_~#>.!()[\]\\+:-]{1,8}( [а-яa-z0-9*#>.\\-]{1,5}){0,3}$/);
  const escaped = words.map((text) => text.replaceAll('>', '&gt;'));
  const inline = fc.oneof(
    escaped,
    escaped.map((text) => `<strong>${text}</strong>`),
    escaped.map((text) => `<em>${text}</em>`),
    escaped.map((text) => `<a href="/team/3">${text}</a>`),
  );
  const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
  const block = fc.oneof(
    line.map((text) => `<p>${text}</p>`),
    line.map((text) => `<h3>${text}</h3>`),
    fc.tuple(line, line).map(([a, b]) => `<ul><li>${a}</li><li>${b}</li></ul>`),
    fc.tuple(line, line).map(([a, b]) => `<blockquote><p>${a}</p><ol><li>${b}</li></ol></blockquote>`),
    fc.tuple(line, line).map(([a, b]) => `<p>${a}<br>${b}</p>`),
  );
  test('whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        const html = blocks.join('');
        expect(markdownToHtml(htmlToMarkdown(html))).toBe(html);
      }),
      { numRuns: 50 },
    );
  });

  test('a picture by its key', () => {
    for (const markdown of ['![Купата](news/kupa)', '![](news/купа)'])
      expect(htmlToMarkdown(markdownToHtml(markdown))).toBe(markdown);
  });

  test('a text as people write it stays readable', () => {
    const html = '<h2>Гол!</h2><p>Иван <strong>вкара</strong> – 2:1 (в 90. минута).</p><ul><li>а</li><li>б</li></ul>';
    expect(htmlToMarkdown(html)).toBe('## Гол!\n\nИван **вкара** – 2:1 (в 90. минута).\n\n- а\n- б');
  });

  test('a long text of nothing but signs is read in time', () => {
    const start = performance.now();
    for (const piece of ['*', '**', '[', '[a](', '![', '~~', '> ', '- ', '\\', '#', '*a', '\n'])
      markdownToHtml(piece.repeat(1_000));
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
