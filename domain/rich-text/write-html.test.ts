import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import { writeHtml } from './write-html.ts';

const SITE = 'https://league.example';
const written = (html: string) => writeHtml(parseRichText(html), SITE);

describe('a text for readers elsewhere', () => {
  it('keeps what an article may have', () => {
    const html = '<h2>Едно</h2><p>Дума <strong>силна</strong><br>и ред</p><ul><li>Гол</li></ul><hr>';
    expect(written(html)).toBe(html);
  });

  it('leads to this site from anywhere', () => {
    expect(written('<p><a href="/team/3?tab=Squad">Балик</a> <a href="https://a.example/?b=1&amp;c=2">x</a></p>')).toBe(
      `<p><a href="${SITE}/team/3?tab=Squad">Балик</a> <a href="https://a.example/?b=1&amp;c=2">x</a></p>`,
    );
    expect(written('<img src="/media/a.webp" alt="„Купата&quot;" width="6" height="4">')).toBe(
      `<p><img src="${SITE}/media/a.webp" alt="„Купата&quot;" width="6" height="4"></p>`,
    );
  });

  it('says as text what is no markup of ours', () => {
    expect(written('<p onclick="x()">2 &lt; 3 &amp; ]]&gt; <script>alert(1)</script>"край"</p>')).toBe(
      '<p>2 &lt; 3 &amp; ]]&gt; &quot;край&quot;</p>',
    );
    expect(written('<p><a href="javascript:alert(1)">x</a></p>')).toBe('<p>x</p>');
  });
});
